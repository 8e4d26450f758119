import type { StrengthenedActivity } from '../../coach.ts';
import type { GrammarSlip } from '../grammar/rules.ts';
import { MECHANICS } from './edits/mechanics.ts';
import { spelling } from './edits/misspellings.ts';
import { revise } from './edits/revise.ts';
import { isEnglish } from './language.ts';
import { linesOf } from './lines/lines.ts';
import { trimmedLines } from './lines/other-languages.ts';
import { missingFacts, questionsFor } from './lines/questions.ts';
import { slotsOf } from './slots/slots.ts';
import { tidy, writeOut } from './slots/write-out.ts';

/**
 * `n` (1 to 5) different lines for an activity, each of at most 150 UTF-16 units: first honest wordings, with no fact that the
 * student did not give; where there are too few of them, questions instead. Beside them, questions for facts that are missing. `slips` are those of grammar in the description.
 */
export function strengthenActivity(
  activity: { title: string; organization: string; description: string; hoursPerWeek?: number | null; n: number },
  slips: readonly GrammarSlip[],
): StrengthenedActivity {
  const title = oneLine(activity.title);
  const description = tidy(revise(activity.description, [], slips).output);
  const wordings = isEnglish(description)
    ? linesOf(slotsOf(inFull(description), `${title} ${activity.organization}`), title, activity.n)
    : trimmedLines(description);
  const told = activity.hoursPerWeek == null ? description : `${description}\n${activity.hoursPerWeek} hours a week`;
  return {
    options: [...wordings, ...questionsFor(title, told)].slice(0, activity.n),
    questions: missingFacts(title, told),
  };
}

/** Each line with its abbreviations written out and its slips mended. */
const inFull = (description: string): string =>
  description
    .split('\n')
    .map((line) => {
      const full = writeOut(line);
      return revise(full, [spelling(full), ...MECHANICS], []).output;
    })
    .join('\n');

const oneLine = (text: string): string =>
  tidy(text)
    .replaceAll('\n', ' ')
    .replace(/[\s.,;:]+$/, '');
