import { withDerived } from '#contract/activities.ts';
import { limitOf, MAIN_ESSAY } from '#contract/main-essay.ts';
import { noSupplementIn } from '#contract/map/known-prompts.ts';
import { essayMapOf, promptRow } from '#contract/map/map-of.ts';
import type { StartEssay } from '#contract/answer-starts.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { slipsOf } from '#contract/slips/slips-of.ts';
import { countWords } from '#contract/words.ts';
import { applicationsOf, supplementalOf } from '../answers.ts';
import { cutsOf } from '../coach/cuts.ts';
import { collegeNames } from '../college-names.ts';
import { type Account, NOW } from '../db.ts';
import type { Mocks } from '../mock.ts';
import { collegePrompts, knownQuestion } from '../prompts.ts';
import { collegeOf, essayIn, supplementalIn } from '../rows.ts';
import { save } from '../writing.ts';

export const essayMapMocks = {
  readEssayMap(_input, account) {
    const applications = applicationsOf(account);
    const activities = account.activities.map(withDerived);
    return {
      ...essayMapOf({ essays: essaysIn(account), applications, activities, honors: account.honors }, knownQuestion),
      noSupplement: noSupplementIn(applications, collegePrompts),
    };
  },
  patchUnits({ params: { essayId }, body: { units } }, account) {
    essayIn(account, essayId).units = units && [...new Set(units)];
    const essay = essaysIn(account).find(({ id }) => id === essayId)!;
    return promptRow(essay, knownQuestion(essay.prompt, collegeOf(account, essayId)));
  },
  startFrom({ params: { targetId }, body: { sourceId } }, account) {
    if (targetId === MAIN_ESSAY.id) throw new Problem(400, refusals.startFromMain);
    const { application, row } = supplementalIn(account, targetId);
    const { text } = essayIn(account, sourceId);
    const answer = () => supplementalOf(application, row);
    if (/\S/.test(row.text)) throw new Problem(409, refusals.startFromText, { current: answer() });
    if (!/\S/.test(text)) throw new Problem(400, refusals.startFromNothing);
    const insertions = [{ kind: 'pasted' as const, from: 'essay' as const, text }];
    return save(row, { text, insertions, startedFrom: { essayId: sourceId, at: NOW } }, answer);
  },
  listSlips: ({ params: { essayId } }, account) => slipsIn(account, essayId),
  patchSlips({ params: { essayId }, body: { name, meant } }, account) {
    const essay = essayIn(account, essayId);
    if (!slipsIn(account, essayId).some(({ start, end }) => essay.text.slice(start, end) === name))
      throw new Problem(400, refusals.notASlip);
    const others = essay.meantNames.filter((other) => other !== name);
    essay.meantNames = meant ? [...others, name] : others;
    return slipsIn(account, essayId);
  },
  listCuts({ params: { essayId } }, account) {
    const { text, wordLimit } = essayIn(account, essayId);
    return cutsOf(text, limitOf({ id: essayId, wordLimit }));
  },
} satisfies Mocks;

/** The main essay first, then those of the soonest deadline. */
export function essaysIn(account: Account): StartEssay[] {
  const { draft } = account;
  const main = {
    ...draft,
    id: MAIN_ESSAY.id,
    appId: null,
    limit: limitOf({ id: MAIN_ESSAY.id, wordLimit: draft.wordLimit }),
  };
  const supplementals = applicationsOf(account).flatMap(({ id: appId, supplementals }) =>
    supplementals.map(({ id, wordLimit }) => ({ ...essayIn(account, id), id, appId, limit: wordLimit })),
  );
  return [main, ...supplementals].map((essay) => ({ ...essay, words: countWords(essay.text) }));
}

const slipsIn = (account: Account, essayId: string) =>
  slipsOf({ ...essayIn(account, essayId), college: collegeOf(account, essayId) }, collegeNames());
