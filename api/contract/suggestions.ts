import { CATEGORY_WEIGHTS } from './category-weights.ts';
import type { CategoryName } from './essays.ts';
import { limits } from './limits.ts';
import { essaysOf, isScored, OVERDUE_DAYS, type Plan, type PlannedApplication } from './plan.ts';
import { type WhenDue, whenDue } from './when-due.ts';

/** Not the list beside the schemas: the page that asks what a suggestion is about has no schemas. */
const categoryNames = Object.keys(CATEGORY_WEIGHTS) as CategoryName[];

const MAX_SUGGESTIONS = 6;
/** How many sentences of one kind stand in a list at most, so that it stays a list of different things. */
const MAX_OF_A_KIND = 2;

export type Topic = 'essays' | 'activities' | 'applications';

const keywords: [Topic, RegExp][] = [
  ['essays', /\b(?:essay|hook|intro|draft)s?\b/i],
  ['activities', /\b(?:ec|extracurricular)s?\b|\b(?:activity|activities)\b/i],
  ['applications', /\b(?:deadline|application|submit|supp)s?\b/i],
];

/** Where a suggestion is acted on, by the first of its keywords; null for the dashboard itself. */
export function topicOf(suggestion: string): Topic | null {
  return keywords.find(([, words]) => words.test(suggestion))?.[0] ?? null;
}

interface Suggestion {
  topic: Topic;
  /** Names the item. A name may hold a word that leads elsewhere; `plain` then says the same without it. */
  named: string;
  plain: string;
  /** In how many days it has to be begun: the days until its deadline, less the days that the work takes. Negative where that is past. */
  slack: number;
}
type Kind = (plan: Plan, now: Date, timeZone: string) => Suggestion[];

/**
 * What to do next, the most urgent first, from the student's own rows and nothing else. Within a kind the soonest deadline
 * comes first, because each kind of work is taken to need a fixed number of days.
 */
export function suggestionsOf(plan: Plan, now: Date, timeZone: string) {
  const bySlack = (a: Suggestion, b: Suggestion) => a.slack - b.slack;
  return kinds
    .flatMap((kind) => kind(plan, now, timeZone).toSorted(bySlack).slice(0, MAX_OF_A_KIND))
    .toSorted(bySlack)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ topic, named, plain }) => (topicOf(named) === topic ? named : plain));
}

/** Days that a kind of work takes. */
const WORK = { mainEssay: 10, supplementals: 5, choice: 6, cut: 3, submitting: 1 };
/** Slack of what no deadline hangs on: to be done in the coming weeks, in this order. */
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
/** Before all that can still be met. */
const OVERDUE = -1000;
/** Up to so many days ahead a deadline is told with what it still needs. */
const NEAR = 14;

/** The applications that are not submitted, the soonest to the minute first, with how far off their deadlines are. */
const openApplications = (plan: Plan, now: Date, timeZone: string) =>
  plan.applications
    .filter(({ status }) => status !== 'submitted')
    .toSorted((a, b) => (a.deadline ?? '9').localeCompare(b.deadline ?? '9'))
    .map((application) => ({
      ...application,
      due: application.deadline === null ? null : whenDue(application.deadline, now, timeZone),
    }));

/** Those of them whose deadline is at hand and can still be met. */
const nearApplications: (...given: Parameters<Kind>) => (PlannedApplication & { due: WhenDue })[] = (...given) =>
  openApplications(...given).flatMap(({ due, ...application }) =>
    due && !due.passed && due.days <= NEAR ? { ...application, due } : [],
  );

/** Days until the next deadline that can still be met, less the days that the work takes. */
function slackBeforeAny(work: 'mainEssay' | 'cut', ...given: Parameters<Kind>) {
  const days = openApplications(...given).flatMap(({ due }) => (due && !due.passed ? due.days : []));
  return days.length === 0 ? ANYTIME[work] : Math.min(...days) - WORK[work];
}

const say = (topic: Topic, sentence: string, slack: number) => ({ topic, named: sentence, plain: sentence, slack });

/** Among what is equally urgent, the earlier kind comes first. */
const kinds: Kind[] = [
  function overdue(...given) {
    return openApplications(...given).flatMap(({ college, due }) => {
      if (!due?.passed || -due.days > OVERDUE_DAYS) return [];
      const ago = due.days === -1 ? 'yesterday' : `${-due.days} days ago`;
      const [named, plain, when] =
        due.days === 0
          ? [college, 'One application', `closed today at ${due.time}`]
          : [`${college}’s deadline`, 'One deadline', `was ${ago}`];
      const rest = `${when}. Submit it, or correct the date.`;
      return {
        topic: 'applications',
        named: `${named} ${rest}`,
        plain: `${plain} ${rest}`,
        slack: OVERDUE + due.days,
      };
    });
  },

  function mainEssay(...given) {
    const [{ mainEssay }] = given;
    if (mainEssay.words > 0) return [];
    const near = nearApplications(...given).map(({ college, due }): Suggestion => {
      const rest = `is due ${inDays(due)}, and your main essay has not a word yet. Start it today.`;
      const slack = due.days - WORK.mainEssay;
      return { topic: 'essays', named: `${college} ${rest}`, plain: `One application ${rest}`, slack };
    });
    if (near.length > 0) return near;
    const start = 'Start your main essay: one moment you remember well is enough for a first paragraph.';
    return [say('essays', start, slackBeforeAny('mainEssay', ...given))];
  },

  function supplementalsOfTheComingDays(...given) {
    return nearApplications(...given).flatMap(({ college, due, supplementals }): Suggestion[] => {
      const open = supplementals.filter(({ status }) => status !== 'final');
      const [first] = open;
      if (!first) return [];
      const what = open.length === 1 ? `its “${first.title}” supp` : `${open.length} supps`;
      return [
        {
          topic: 'applications',
          named: `${college} is due ${inDays(due)} and still needs ${what}.`,
          plain: `An application due ${inDays(due)} still needs ${open.length === 1 ? 'a supp' : `${open.length} supps`}.`,
          slack: due.days - WORK.supplementals,
        },
      ];
    });
  },

  function readyToSubmit(...given) {
    const [{ mainEssay }] = given;
    return nearApplications(...given)
      .filter(({ supplementals }) => mainEssay.words > 0 && supplementals.every(({ status }) => status === 'final'))
      .map(({ college, due }) => ({
        topic: 'applications',
        named: `${college} is due ${inDays(due)}. Read it through once more and submit it.`,
        plain: `One application is due ${inDays(due)}. Read it through once more and submit it.`,
        slack: due.days - WORK.submitting,
      }));
  },

  function twoEarlyDecisions(...given) {
    return ['ed', 'ed2'].flatMap((round) => {
      const binding = openApplications(...given).filter((application) => application.round === round);
      if (binding.length < 2) return [];
      const [one, other] = binding;
      const days = binding.flatMap(({ due }) => (due && !due.passed ? due.days : []));
      const rest = 'Early Decision binds, so only one application can be.';
      return {
        topic: 'applications',
        named: `${one!.college} and ${other!.college} are both Early Decision. ${rest}`,
        plain: `Two of yours are both Early Decision. ${rest}`,
        slack: days.length === 0 ? ANYTIME.choice : Math.min(...days) - WORK.choice,
      };
    });
  },

  function blankSupplementals(...given) {
    return openApplications(...given)
      .filter(({ due }) => !due || due.days > NEAR)
      .flatMap(({ college, due, supplementals }) =>
        supplementals
          .filter(({ words }) => words === 0)
          .map(({ title }) => ({
            topic: 'applications',
            named: `${college} still needs its “${title}” supp: not a word of it is written.`,
            plain: 'One supp has not a word written yet.',
            slack: due ? due.days - WORK.supplementals : ANYTIME.supplementals,
          })),
      );
  },

  function unscoredMainEssay({ mainEssay: { words, score } }) {
    if (words < 50 || score !== null) return [];
    return [say('essays', 'Score your main essay to see which sentences work and which do not.', ANYTIME.score)];
  },

  function laggingCategory(plan) {
    return essaysOf(plan)
      .filter(isScored)
      .filter(({ status, words, wordLimit }) => status !== 'final' && words >= (wordLimit ?? limits.mainEssayWords) / 2)
      .flatMap(({ categories, ...essay }) => {
        const lowest = [...categoryNames].sort((a, b) => categories[a] - categories[b])[0]!;
        const mean = categoryNames.reduce((sum, name) => sum + categories[name], 0) / categoryNames.length;
        return mean - categories[lowest] < 4 ? [] : { ...essay, lowest, value: categories[lowest] };
      })
      .sort((a, b) => a.value - b.value)
      .map(({ title, college, lowest, value }) => {
        const what = college ? `your ${quoted(title)} for ${college}` : 'your main essay';
        const sentence = `${capitalised(lowest)} is the lowest category of ${what}, ${(value / 10).toFixed(1)} of 10.`;
        // The lowest first.
        return say('essays', sentence, ANYTIME.category + value / 100);
      });
  },

  function overTheLimit(...given) {
    const slack = slackBeforeAny('cut', ...given);
    return essaysOf(given[0])
      .filter(({ words, wordLimit, status }) => wordLimit !== null && words > wordLimit && status !== 'final')
      .map(({ title, college, words, wordLimit }) => {
        const over = words - wordLimit!;
        const what = college ? `Your ${quoted(title)} for ${college}` : 'Your main essay';
        const sentence = `${what} is ${over} ${over === 1 ? 'word' : 'words'} over its limit of ${wordLimit}.`;
        return say('essays', sentence, slack);
      });
  },

  function activitiesWithoutNumber({ activities }) {
    return activities
      .filter(({ impact }) => impact !== '' && !/\d/.test(impact))
      .map(({ title }) => ({
        topic: 'activities',
        named: title
          ? `Add a true number to your activity “${title}”, so that its impact can be measured.`
          : 'Add a true number to the activity without a title, so that its impact can be measured.',
        plain: 'Add a true number to each activity that has none, so that its impact can be measured.',
        slack: ANYTIME.number,
      }));
  },

  function withoutDeadline(...given) {
    return openApplications(...given)
      .filter(({ due }) => due === null)
      .map(({ college }) => ({
        topic: 'applications',
        named: `${college} has no deadline yet. Look it up on the college’s own page.`,
        plain: 'One application has no deadline yet. Look it up on the college’s own page.',
        slack: ANYTIME.deadline,
      }));
  },

  function firstSteps({ applications, activities }) {
    const { length } = activities;
    const target = limits.extracurricularTarget;
    const few = `You list ${length} of ${target} extracurriculars. A job and family care count too.`;
    const none = 'Add your first activity. A job and family care count as much as a club.';
    return [
      ...(applications.length === 0
        ? [say('applications', 'Add your first application with its deadline.', ANYTIME.steps)]
        : []),
      ...(length < target ? [say('activities', length === 0 ? none : few, ANYTIME.steps)] : []),
    ];
  },
];

/** When something is due that has not passed, with the time where it closes before the end of its day. */
function inDays({ days, time }: WhenDue) {
  const day = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return time ? `${day} at ${time}` : day;
}
/** A title that ends in «essay» says so itself. */
const quoted = (title: string) => (/\bessay$/i.test(title) ? `“${title}”` : `“${title}” essay`);
const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);
