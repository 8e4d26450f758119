import { kindOf } from '#contract/essay-kind.ts';
import { unitsAsked } from '#contract/map/read-units.ts';
import { linesToStore } from '#contract/outline/kept-lines.ts';
import { arcOf, outlineOf } from '#contract/outline/outline-of.ts';
import { paragraphSpans } from '#contract/outline/paragraphs.ts';
import type { EssayToOutline } from '#contract/outline/reading.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { rolesOf } from '../coach/roles.ts';
import type { Account } from '../db.ts';
import type { Mocks } from '../mock.ts';
import { knownQuestion } from '../prompts.ts';
import { collegeOf, essayIn } from '../rows.ts';

export const outlineMocks = {
  readOutline: ({ params: { essayId } }, account) =>
    outlineOf(toOutline(account, essayId), essayIn(account, essayId).outline),
  saveOutline({ params: { essayId }, body }, account) {
    const essay = essayIn(account, essayId);
    const { lines, text = essay.text } = body;
    if (lines.length !== paragraphSpans(text).length) throw new Problem(400, refusals.outlineLines);
    essay.outline = linesToStore(essay.outline, text, lines);
    return outlineOf(toOutline(account, essayId), essay.outline);
  },
  readArc: ({ params: { essayId } }, account) => arcOf(toOutline(account, essayId)),
} satisfies Mocks;

function toOutline(account: Account, essayId: string): EssayToOutline {
  const { text, prompt, units, kind, wordLimit } = essayIn(account, essayId);
  const college = collegeOf(account, essayId);
  return {
    text,
    prompt,
    ...unitsAsked(prompt, units, knownQuestion(prompt, college)),
    kind: kind ?? kindOf(prompt, wordLimit, college),
    college,
    // Without a dictionary what stands around a name decides.
    nameKinds: () => new Map(),
    sentences: rolesOf(text),
  };
}
