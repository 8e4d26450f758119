import { dutiesOf, type DutiesFile } from '#contract/duties-of.ts';
import { areOfOneCycle } from '#contract/admission-cycle.ts';
import { calendarDayOf } from '#contract/dates.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { startsOf } from '#contract/answer-starts.ts';
import { laterRoundsIn } from '#contract/plan/later-rounds.ts';
import { requirementsOfAsk } from '#contract/plan/letter-items.ts';
import { planOf } from '#contract/plan/plan-of.ts';
import type { PlanComments, PlanFacts, PlanRecord } from '#contract/plan/record.ts';
import { found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { groupUnsettled } from '#contract/review/group-unsettled.ts';
import { namesLeftIn } from '#contract/slips/slips-of.ts';
import { countWords } from '#contract/words.ts';
import { applicationsOf } from '../answers.ts';
import { collegeNames } from '../college-names.ts';
import { collegeNamed, datesOf, grid, resolve } from '../colleges.ts';
import { type Account, NOW } from '../db.ts';
import duties from '../fixtures/duties.json' with { type: 'json' };
import type { Mocks } from '../mock.ts';
import { answersAsked, knownQuestion } from '../prompts.ts';
import { essaysIn } from './essay-map.ts';
import { requirementsIn, setRequirement } from './requirements.ts';
import { clashesOf } from './rounds.ts';

export const planMocks = {
  readPlan: (_input, account) => planIn(account),
  patchPlanItem({ params: { itemId }, body: { done, later } }, account) {
    const item = itemIn(account, itemId);
    if (!item.tick) throw new Problem(400, refusals.recordDecides);
    if (item.kind === 'ask' && done !== undefined) {
      const { record, facts, now, zone } = planPartsIn(account);
      const rows = requirementsOfAsk(record, facts, { itemId, done, now, zone });
      for (const { appId, id } of rows) setRequirement(account, appId, id, { state: done ? 'asked' : 'open' });
    }
    const { planMarks } = account;
    const mark = planMarks.find((mark) => mark.itemId === itemId) ?? { itemId, doneAt: null, later: null };
    if (!planMarks.includes(mark)) planMarks.push(mark);
    if (later !== undefined) mark.later = later;
    if (item.kind !== 'ask' && done !== undefined) mark.doneAt = done ? NOW : null;
    return itemIn(account, itemId);
  },
  readPlanSettings: (_input, { planSettings }) => planSettings,
  patchPlanSettings: ({ body }, { planSettings }) => Object.assign(planSettings, body),
} satisfies Mocks;

export function planIn(account: Account) {
  const { record, facts, now, zone } = planPartsIn(account);
  return planOf(record, facts, now, zone);
}

/** What the plan is made of. */
export function planPartsIn(account: Account) {
  const record = recordIn(account);
  return { record, facts: factsIn(account), now: new Date(NOW), zone: record.settings.zone };
}

const itemIn = (account: Account, itemId: string) => found(planIn(account).items.find(({ id }) => id === itemId));

function recordIn(account: Account): PlanRecord & { settings: Account['planSettings'] } {
  const { draft, applications, people, planMarks, planSettings } = account;
  const apps = applicationsOf(account);
  const sentAt = new Map(applications.map(({ id, submittedAt = null }) => [id, submittedAt]));
  const meant = new Map(essaysIn(account).map(({ id, meantNames }) => [id, meantNames]));
  return {
    applications: apps.map((application) => ({
      ...application,
      submittedAt: sentAt.get(application.id)!,
      supplementals: application.supplementals.map((answer) => ({
        ...answer,
        shared: knownQuestion(answer.prompt, application.college)?.shared ?? null,
        namesLeft: namesLeftIn(
          { text: answer.response, college: application.college, meantNames: meant.get(answer.id)! },
          collegeNames(),
        ),
      })),
    })),
    mainEssay: { ...draft, id: MAIN_ESSAY.id, words: countWords(draft.text), startedFrom: null, namesLeft: [] },
    requirements: apps.flatMap(({ id }) => requirementsIn(account, id)),
    people,
    marks: planMarks,
    comments: commentsIn(account),
    settings: planSettings,
  };
}

/** What readers said that is not settled, for each essay and for the plan. */
function commentsIn({ draft, applications, shares }: Account): PlanComments[] {
  const titles = new Map<string | null, string>([[MAIN_ESSAY.id, draft.title]]);
  for (const { supplementals } of applications) for (const { id, title } of supplementals) titles.set(id, title);
  const shown = shares.toReversed().filter(({ essayId }) => essayId === null || titles.has(essayId));
  return groupUnsettled(
    shown.flatMap(({ essayId, comments }) =>
      comments
        .filter(({ settled }) => !settled)
        .map(({ name }) => ({ essayId, title: titles.get(essayId) ?? null, name })),
    ),
  );
}

function factsIn(account: Account): PlanFacts {
  const { applications, requirements, planSettings } = account;
  return {
    clashes: (record, of) =>
      clashesOf(
        {
          applications: record.applications.flatMap((changed) => {
            const row = applications.find(({ id }) => id === changed.id);
            return row ? [{ ...row, ...changed }] : [];
          }),
          requirements,
        },
        of,
      ),
    duties: (application, others) => dutiesOf(duties as DutiesFile, application, others),
    aidDate: () => null,
    starts: () =>
      startsOf({ essays: essaysIn(account), applications: applicationsOf(account) }, knownQuestion, collegeNames()),
    earlierClosing({ college, round, deadline }) {
      const { deadline: known } = resolve(college, round ?? '', planSettings.zone);
      if (known === null || deadline === null || known >= deadline) return null;
      if (!areOfOneCycle(known, deadline, planSettings.zone)) return null;
      return { day: calendarDayOf(known, planSettings.zone), isPriority: false, source: grid };
    },
    answersAsked: ({ college }) => answersAsked(college),
    laterRounds(application) {
      const known = collegeNamed(application.college);
      return known ? laterRoundsIn(datesOf(known, planSettings.zone), application) : [];
    },
  };
}
