import { CATEGORY_WEIGHTS } from './category-weights.ts';
import { byInstant } from './dates.ts';
import type { CategoryName } from './essays.ts';
import { limits } from './limits.ts';
import { essaysOf, isScored, OVERDUE_DAYS, type OverviewRecord, type OverviewApplication } from './overview-record.ts';
import { MAIN_ESSAY } from './main-essay.ts';
import { planItemId } from './plan/item-ids.ts';
import { type WhenDue, whenDue } from './when-due.ts';

/** The page on which a suggestion is acted on. */
export type Topic = 'essays' | 'activities' | 'applications';

export interface Suggestion {
  topic: Topic;
  /** In how many days the work must begin: the days until its deadline, less the days that it takes. Negative once that is past. */
  slack: number;
  /** Names the item. A name may hold a word that leads elsewhere; `plain` then says the same without it. */
  named: string;
  plain: string;
}

type OpenApplication = OverviewApplication & { due: WhenDue | null };

/** What every kind of suggestion is made from. */
interface Situation {
  record: OverviewRecord;
  /** The applications that are still to be sent, the soonest to the minute first. */
  open: OpenApplication[];
  /** Those of them whose deadline is at hand and can still be met. */
  near: (OverviewApplication & { due: WhenDue })[];
  /** The ids of what the plan says is to be done. */
  planned: ReadonlySet<string>;
  /** The ids of the applications for which the main essay is still to be written. */
  wantMainEssay: ReadonlySet<string>;
}

/** Days that a kind of work takes. */
const WORK = { mainEssay: 10, supplementals: 5, choice: 6, cut: 3, submitting: 1 };
/** Slack of work that has no deadline: to be done in the coming weeks, in this order. */
const ANYTIME = {
  mainEssay: 12,
  choice: 13,
  deadline: 14,
  supplementals: 18,
  cut: 20,
  steps: 22,
  score: 24,
  category: 30,
  number: 32,
};
/** Comes before everything that can still be met. */
const OVERDUE = -1000;
/** A deadline at most so many days ahead is named with what it still needs. */
const NEAR = 14;

/** Not the list beside the schemas: the page that asks what a suggestion is about has no schemas. */
const categoryNames = Object.keys(CATEGORY_WEIGHTS) as CategoryName[];

export function situationOf(record: OverviewRecord, now: Date, timeZone: string): Situation {
  const items = record.items.filter(({ state }) => state !== 'done');
  const planned = new Set(items.map(({ id }) => id));
  const open = record.applications
    .filter(({ id }) => planned.has(planItemId.submit(id)))
    .toSorted((a, b) => byInstant(a.deadline, b.deadline))
    .map((application) => ({
      ...application,
      due: application.deadline === null ? null : whenDue(application.deadline, now, timeZone),
    }));
  const near = open.flatMap(({ due, ...application }) =>
    due && !due.passed && due.days <= NEAR ? { ...application, due } : [],
  );
  const wantMainEssay = new Set(items.find(({ id }) => id === planItemId.essay(MAIN_ESSAY.id))?.appIds);
  return { record, open, near, planned, wantMainEssay };
}

/** Days until the next of these deadlines that can still be met, less the days that the work takes. */
function slackBefore(applications: OpenApplication[], work: 'mainEssay' | 'cut' | 'choice') {
  const days = applications.flatMap(({ due }) => (due && !due.passed ? due.days : []));
  return days.length === 0 ? ANYTIME[work] : Math.min(...days) - WORK[work];
}

/** The essays that are still to be sent, with the applications that they go with: a supplemental with its own, the main essay with all that want it. */
function essaysToSend({ record, open, wantMainEssay }: Situation) {
  return essaysOf(record).flatMap((essay) => {
    const sendWith = open.filter(({ id }) => (essay.appId === null ? wantMainEssay.has(id) : id === essay.appId));
    return essay.appId !== null && sendWith.length === 0 ? [] : { ...essay, sendWith };
  });
}

const say = (topic: Topic, slack: number, named: string, plain = named): Suggestion => ({ topic, slack, named, plain });

/** A sentence that begins with a name, or with words that say the same without it. */
const sayOf = (topic: Topic, slack: number, name: string, nameless: string, rest: string) =>
  say(topic, slack, `${name} ${rest}`, `${nameless} ${rest}`);

/** Among suggestions of the same slack, the earlier kind comes first. */
export const suggestionKinds: ((situation: Situation) => Suggestion[])[] = [
  function overdue({ open }) {
    return open.flatMap(({ college, due }) => {
      if (!due?.passed || -due.days > OVERDUE_DAYS) return [];
      const slack = OVERDUE + due.days;
      const advice = 'Submit it, or correct the date.';
      if (due.days === 0)
        return sayOf('applications', slack, college, 'One application', `closed today at ${due.time}. ${advice}`);
      const ago = due.days === -1 ? 'yesterday' : `${-due.days} days ago`;
      return sayOf('applications', slack, `${college}’s deadline`, 'One deadline', `was ${ago}. ${advice}`);
    });
  },

  function mainEssay({ record, open, near, wantMainEssay }) {
    if (record.mainEssay.words > 0 || (record.applications.length > 0 && wantMainEssay.size === 0)) return [];
    const wanting = near.filter(({ id }) => wantMainEssay.has(id));
    const start = 'Start your main essay: one moment you remember well is enough for a first paragraph.';
    const all = open.filter(({ id }) => wantMainEssay.has(id));
    if (wanting.length === 0) return [say('essays', slackBefore(all, 'mainEssay'), start)];
    return wanting.map(({ college, due }) => {
      const rest = `is due ${inDays(due)}, and your main essay has not a word yet. Start it today.`;
      return sayOf('essays', due.days - WORK.mainEssay, college, 'One application', rest);
    });
  },

  function supplementalsOfTheComingDays({ near }) {
    return near.flatMap(({ college, due, supplementals }) => {
      const [first, ...others] = supplementals.filter(({ status }) => status !== 'final');
      if (!first) return [];
      const several = others.length > 0 && `${others.length + 1} supps`;
      return say(
        'applications',
        due.days - WORK.supplementals,
        `${college} is due ${inDays(due)} and still needs ${several || `its “${first.title}” supp`}.`,
        `An application due ${inDays(due)} still needs ${several || 'a supp'}.`,
      );
    });
  },

  function readyToSubmit({ record, near, wantMainEssay }) {
    return near
      .filter(
        ({ id, supplementals }) =>
          (wantMainEssay.has(id) ? record.mainEssay.status !== 'drafting' : supplementals.length > 0) &&
          supplementals.every(({ status }) => status === 'final'),
      )
      .map(({ college, due }) => {
        const rest = `is due ${inDays(due)}. Read it through once more and submit it.`;
        return sayOf('applications', due.days - WORK.submitting, college, 'One application', rest);
      });
  },

  function clashingRounds({ record, open, planned }) {
    return record.clashes.flatMap(({ a, b, says }) => {
      if (!planned.has(planItemId.clash(a, b))) return [];
      const both = [a, b].flatMap((id) => record.applications.find((application) => application.id === id) ?? []);
      const toSend = open.filter(({ id }) => id === a || id === b);
      const names = both.map(({ college }) => college).join(' and ');
      return sayOf(
        'applications',
        slackBefore(toSend, 'choice'),
        names,
        'Two applications',
        `may not be open together. ${says} Your applications show what would settle it.`,
      );
    });
  },

  function blankSupplementals({ open }) {
    return open
      .filter(({ due }) => !due || due.days > NEAR)
      .flatMap(({ college, due, supplementals }) => {
        const slack = due ? due.days - WORK.supplementals : ANYTIME.supplementals;
        const plain = 'One supp has not a word written yet.';
        return supplementals
          .filter(({ words }) => words === 0)
          .map(({ title }) => `${college} still needs its “${title}” supp: not a word of it is written.`)
          .map((named) => say('applications', slack, named, plain));
      });
  },

  function unscoredMainEssay({ record: { mainEssay } }) {
    if (mainEssay.words < 50 || mainEssay.score !== null) return [];
    return [say('essays', ANYTIME.score, 'Score your main essay to see which sentences work and which do not.')];
  },

  function laggingCategory(situation) {
    return essaysToSend(situation)
      .filter(isScored)
      .filter(({ status, words, wordLimit }) => status !== 'final' && words >= (wordLimit ?? limits.mainEssayWords) / 2)
      .flatMap(({ title, college, categories }) => {
        const lowest = [...categoryNames].sort((a, b) => categories[a] - categories[b])[0]!;
        const value = categories[lowest];
        const mean = categoryNames.reduce((sum, name) => sum + categories[name], 0) / categoryNames.length;
        if (mean - value < 4) return [];
        const which = college ? `your ${quoted(title)} for ${college}` : 'your main essay';
        const sentence = `${capitalised(lowest)} is the lowest category of ${which}, ${(value / 10).toFixed(1)} of 10.`;
        // The lowest first.
        return say('essays', ANYTIME.category + value / 100, sentence);
      });
  },

  function overTheLimit(situation) {
    return essaysToSend(situation).flatMap(({ title, college, words, wordLimit, status, sendWith }) => {
      if (wordLimit === null || words <= wordLimit || status === 'final') return [];
      const over = words - wordLimit;
      const which = college ? `Your ${quoted(title)} for ${college}` : 'Your main essay';
      const sentence = `${which} is ${over} ${over === 1 ? 'word' : 'words'} over its limit of ${wordLimit}.`;
      return say('essays', slackBefore(sendWith, 'cut'), sentence);
    });
  },

  function activitiesWithoutNumber({ record: { activities } }) {
    const sentence = (which: string) => `Add a true number to ${which}, so that its impact can be measured.`;
    return activities
      .filter(({ impact }) => impact !== '' && !/\d/.test(impact))
      .map(({ title }) => (title ? `your activity “${title}”` : 'the activity without a title'))
      .map((which) => say('activities', ANYTIME.number, sentence(which), sentence('each activity that has none')));
  },

  function withoutDeadline({ open }) {
    const rest = 'has no deadline yet. Look it up on the college’s own page.';
    return open
      .filter(({ due }) => due === null)
      .map(({ college }) => sayOf('applications', ANYTIME.deadline, college, 'One application', rest));
  },

  function firstSteps({ record: { applications, activities } }) {
    const { length } = activities;
    const target = limits.extracurricularTarget;
    const few = `You list ${length} of ${target} extracurriculars. A job and family care count too.`;
    const none = 'Add your first activity. A job and family care count as much as a club.';
    const steps: Suggestion[] = [];
    if (applications.length === 0)
      steps.push(say('applications', ANYTIME.steps, 'Add your first application with its deadline.'));
    if (length < target) steps.push(say('activities', ANYTIME.steps, length === 0 ? none : few));
    return steps;
  },
];

/** When a deadline that has not passed is due, with the time where it closes before the end of its day. */
function inDays({ days, time }: WhenDue) {
  const day = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return time ? `${day} at ${time}` : day;
}

/** A title that already ends in «essay» needs no other word for what it is. */
const quoted = (title: string) => (/\bessay$/i.test(title) ? `“${title}”` : `“${title}” essay`);

const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);
