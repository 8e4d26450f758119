import { inFigures } from '#contract/in-words.ts';
import { inOwnOrder } from '#contract/activity-rank.ts';
import { limits } from '#contract/limits.ts';
import type { Activity } from '#contract/activities.ts';
import { listed, nameOf, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { GAPS, nameOfActivity } from './activities.ts';
import { COMMON_APP } from './form-limits.ts';
import { fromRecord } from '../sources.ts';
import { FIRST } from './missing.ts';

/** "What order are my activities in?", "Read me my list from top to bottom." */
export function answerActivityList({ record: { activities } }: Question): Reply {
  if (activities.length === 0) {
    return {
      says: [`Your activities list is empty: 0 of ${COMMON_APP.activities} are entered.`],
      next: `Next step: ${FIRST.activities}`,
    };
  }
  const isOrdered = activities.some(({ position }) => position !== null);
  const ranked = inOwnOrder(activities);
  const order = isOrdered ? ranked : activities.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const [first] = order;
  const last = order.at(-1);
  const ends =
    first && last && first !== last ? ` First stands ${nameOfActivity(first)}, last ${nameOfActivity(last)}.` : '';
  return {
    says: [
      `Your ${inFigures(activities.length, 'activity', 'activities')}, ${isOrdered ? 'in your own order' : 'in the order in which you entered them'}:${ends}`,
    ],
    list: order.map(lineOf),
    ordered: true,
    also: [
      isOrdered
        ? ''
        : `You have not put them in an order of your own yet. Until you do, the page and the sheets show them by rank: ${listed(ranked.map(nameOfActivity), COMMON_APP.activities)}.`,
    ],
    next: `Next step: drag the one that matters most to you to the top in ${pages.activities}.`,
  };
}

function lineOf(activity: Activity): string {
  const { organization, hoursPerWeek, weeksPerYear } = activity;
  const time =
    hoursPerWeek !== null && weeksPerYear !== null
      ? `${inFigures(hoursPerWeek, 'hour')} a week, ${inFigures(weeksPerYear, 'week')} a year`
      : 'hours not entered';
  return [nameOfActivity(activity), nameOf(organization), time].filter(Boolean).join(', ');
}

/** The order in which the list stands now, before advice on how to order it. */
export function orderNow({ record: { activities } }: Question): Reply[] {
  if (activities.length < 2) return [];
  const names = inOwnOrder(activities).map(nameOfActivity);
  return [
    {
      says: [`Your list shows them in this order now: ${listed(names, COMMON_APP.activities)}.`],
      source: fromRecord('Activities'),
    },
  ];
}

/** "Do my descriptions fit into the 150 characters?" */
export function answerLineLengths(question: Question): Reply {
  const { activities } = question.activities.length > 0 ? question : question.record;
  if (activities.length === 0) return answerActivityList(question);
  const lengthOf = ({ impact }: Activity): number => impact.length;
  const over = activities.filter((activity) => lengthOf(activity) > limits.impact);
  return {
    says: [
      over.length > 0
        ? `Too long for the ${limits.impact} characters of the Common App: ${listed(over.map(nameOfActivity))}.`
        : `${activities.length === 1 ? 'Yes, it fits' : 'They all fit'} into the ${limits.impact} characters of the Common App.`,
    ],
    list: inOwnOrder(activities).map((activity) => {
      const left = limits.impact - lengthOf(activity);
      return `${nameOfActivity(activity)}: ${lengthOf(activity)} of ${limits.impact} characters${left > 0 ? `, ${left} left` : ''}`;
    }),
  };
}

/** "Did I leave a box empty?" */
export function answerEmptyFields(question: Question): Reply {
  const { activities } = question.activities.length > 0 ? question : question.record;
  if (activities.length === 0) return answerActivityList(question);
  const lines = GAPS.flatMap(({ name, lacks }) => {
    const found = activities.filter(lacks).map(nameOfActivity);
    return found.length > 0 ? [`${name}: ${listed(found, 5)}`] : [];
  });
  const noRole = activities.filter(({ role }) => role.trim() === '');
  const noGrades = activities.filter(({ grades }) => grades.length === 0);
  const ofForm = [
    ['the role', noRole],
    ['the grades', noGrades],
  ] as const;
  const forms = ofForm.flatMap(([name, found]) =>
    found.length === 0
      ? []
      : [`${name} (${found.length === activities.length ? 'all of them' : listed(found.map(nameOfActivity), 3)})`],
  );
  const gap = GAPS.find(({ lacks }) => activities.some(lacks));
  const first = gap && activities.find(gap.lacks);
  return {
    says: [
      lines.length > 0
        ? `Of your ${inFigures(activities.length, 'activity', 'activities')}, these have something empty:`
        : 'Title, line, hours and organization are filled in for each of your activities.',
    ],
    list: lines,
    also: [forms.length > 0 ? `Forms also ask for ${listed(forms)}, which you have not entered.` : ''],
    next:
      gap && first
        ? `Next step: for ${nameOfActivity(first)}, ${gap.step}, in ${pages.activities}.`
        : `Next step: check in ${pages.activities} that a stranger would understand each line.`,
  };
}
