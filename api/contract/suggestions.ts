import { CATEGORY_WEIGHTS } from './category-weights.ts';
import { daysUntil } from './dates.ts';
import type { CategoryName } from './essays.ts';
import { limits } from './limits.ts';
import { essaysOf, isScored, OVERDUE_DAYS, type Plan } from './plan.ts';

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

type Kind = (plan: Plan, now: Date, timeZone: string) => Suggestion[];
interface Suggestion {
  topic: Topic;
  /** Names the item. A name may hold a word that leads elsewhere; `plain` then says the same without it. */
  named: string;
  plain: string;
}

/** What to do next, the most urgent first, from the student's own rows and nothing else. */
export function suggestionsOf(plan: Plan, now: Date, timeZone: string) {
  return kinds
    .flatMap((kind) => kind(plan, now, timeZone).slice(0, MAX_OF_A_KIND))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ topic, named, plain }) => (topicOf(named) === topic ? named : plain));
}

const openApplications = (plan: Plan) => plan.applications.filter(({ status }) => status !== 'submitted');

/** The most urgent first. */
const kinds: Kind[] = [
  function overdue(plan, now, timeZone) {
    return openApplications(plan).flatMap(({ college, deadline }) => {
      const days = deadline ? -daysUntil(deadline, now, timeZone) : 0;
      if (days <= 0 || days > OVERDUE_DAYS) return [];
      const rest = `was ${days === 1 ? 'yesterday' : `${days} days ago`}. Submit it, or correct the date.`;
      return { topic: 'applications', named: `${college}’s deadline ${rest}`, plain: `One deadline ${rest}` };
    });
  },

  function supplementalsOfTheComingDays(plan, now, timeZone) {
    return openApplications(plan)
      .filter(({ deadline }) => isWithin(deadline, 0, 14, now, timeZone))
      .flatMap(({ college, deadline, supplementals }) => {
        const open = supplementals.filter(({ status }) => status !== 'final');
        if (open.length === 0) return [];
        const [first] = open;
        const what = open.length === 1 ? `its “${first!.title}” supp` : `${open.length} supps`;
        const when = inDays(daysUntil(deadline!, now, timeZone));
        return {
          topic: 'applications',
          named: `${college} is due ${when} and still needs ${what}.`,
          plain: `An application due ${when} still needs ${open.length === 1 ? 'a supp' : `${open.length} supps`}.`,
        };
      });
  },

  function dueSoonWithNothingOpen(plan, now, timeZone) {
    return openApplications(plan)
      .filter(({ deadline, supplementals }) => {
        return isWithin(deadline, 0, 7, now, timeZone) && supplementals.every(({ status }) => status === 'final');
      })
      .map(({ college, deadline }) => {
        const when = inDays(daysUntil(deadline!, now, timeZone));
        return {
          topic: 'applications',
          named: `${college} is due ${when}. Read it through once more and submit it.`,
          plain: `One application is due ${when}. Read it through once more and submit it.`,
        };
      });
  },

  function twoEarlyDecisions(plan) {
    return ['ed', 'ed2'].flatMap((round) => {
      const binding = openApplications(plan).filter((application) => application.round === round);
      if (binding.length < 2) return [];
      const [one, other] = binding;
      const rest = 'Early Decision binds, so only one application can be.';
      return {
        topic: 'applications',
        named: `${one!.college} and ${other!.college} are both Early Decision. ${rest}`,
        plain: `Two of yours are both Early Decision. ${rest}`,
      };
    });
  },

  function blankSupplementals(plan, now, timeZone) {
    return openApplications(plan)
      .filter(({ deadline }) => !deadline || daysUntil(deadline, now, timeZone) > 14)
      .flatMap(({ college, supplementals }) => supplementals.map((supplemental) => ({ college, ...supplemental })))
      .filter(({ words }) => words === 0)
      .map(({ college, title }) => ({
        topic: 'applications',
        named: `${college} still needs its “${title}” supp: not a word of it is written.`,
        plain: 'One supp has not a word written yet.',
      }));
  },

  function mainEssay({ mainEssay: { words, score } }) {
    const say = (sentence: string): Suggestion[] => [{ topic: 'essays', named: sentence, plain: sentence }];
    if (words === 0) return say('Start your main essay: one moment you remember well is enough for a first paragraph.');
    if (words >= 50 && score === null)
      return say('Score your main essay to see which sentences work and which do not.');
    return [];
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
        return { topic: 'essays', named: sentence, plain: sentence };
      });
  },

  function overTheLimit(plan) {
    return essaysOf(plan)
      .filter(({ words, wordLimit, status }) => wordLimit !== null && words > wordLimit && status !== 'final')
      .map(({ title, college, words, wordLimit }) => {
        const over = words - wordLimit!;
        const what = college ? `Your ${quoted(title)} for ${college}` : 'Your main essay';
        const sentence = `${what} is ${over} ${over === 1 ? 'word' : 'words'} over its limit of ${wordLimit}.`;
        return { topic: 'essays', named: sentence, plain: sentence };
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
      }));
  },

  function withoutDeadline(plan) {
    return openApplications(plan)
      .filter(({ deadline }) => deadline === null)
      .map(({ college }) => ({
        topic: 'applications',
        named: `${college} has no deadline yet. Look it up on the college’s own page.`,
        plain: 'One application has no deadline yet. Look it up on the college’s own page.',
      }));
  },

  function firstSteps({ applications, activities }) {
    const say = (topic: Topic, sentence: string): Suggestion => ({ topic, named: sentence, plain: sentence });
    return [
      ...(applications.length === 0 ? [say('applications', 'Add your first application with its deadline.')] : []),
      ...(activities.length === 0
        ? [say('activities', 'Add your first activity. A job and family care count as much as a club.')]
        : []),
      ...(activities.length > 0 && activities.length < limits.extracurricularTarget
        ? [
            say(
              'activities',
              `You list ${activities.length} of ${limits.extracurricularTarget} extracurriculars. A job and family care count too.`,
            ),
          ]
        : []),
    ];
  },
];

function isWithin(instant: string | null, from: number, to: number, now: Date, timeZone: string) {
  if (!instant) return false;
  const days = daysUntil(instant, now, timeZone);
  return days >= from && days <= to;
}

const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);
/** A title that ends in «essay» says so itself. */
const quoted = (title: string) => (/\bessay$/i.test(title) ? `“${title}”` : `“${title}” essay`);
const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);
