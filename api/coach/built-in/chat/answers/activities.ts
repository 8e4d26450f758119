import { LEADERSHIP } from '#contract/activity-rank.ts';
import type { Activity } from '#contract/activities.ts';
import { limits } from '#contract/limits.ts';
import { COMMON_APP } from '../common-app.ts';
import { abridge, bold, counted, escapeMarkdown, groupLines, listed, pages, sentenceOf } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { noActivities } from './nothing.ts';

export const nameOfActivity = ({ title, organization, impact }: Activity): string =>
  bold(title || organization || impact);

/** Something that an activity can lack, and what to do about it. */
interface ActivityGap {
  name: string;
  step: string;
  lacks: (activity: Activity) => boolean;
}

export const GAPS: readonly ActivityGap[] = [
  {
    name: 'No line of impact',
    step: 'say in one line what you did and what came of it',
    lacks: ({ impact }) => impact.trim() === '',
  },
  {
    name: 'No number in the line',
    step: 'put in one true number, such as people, pages or wins',
    lacks: ({ impact }) => impact.trim() !== '' && !/\d/.test(impact),
  },
  {
    name: 'Hours or weeks missing',
    step: 'enter hours a week and weeks a year',
    lacks: ({ yearlyHours }) => yearlyHours === null,
  },
  {
    name: 'No organization',
    step: 'name the organization, or say that it was your own',
    lacks: ({ organization }) => organization.trim() === '',
  },
];

/** "What are the gaps in my activities?", "How is my robotics activity?" */
export function answerActivities(question: Question): Reply {
  const { activities } = question.record;
  if (activities.length === 0) return noActivities();
  const [named] = question.activities;
  if (named) return reportOn(named);
  const gap = GAPS.find(({ lacks }) => activities.some(lacks));
  const first = gap && activities.find(gap.lacks);
  const leading = activities.filter(({ title }) => LEADERSHIP.test(title));
  return {
    says: [
      `You list ${counted(activities.length, 'activity', 'activities')}; the Common App has room for ${COMMON_APP.activities}.${activities.length < COMMON_APP.activities ? ' You need not fill it, but jobs, family duties and hobbies belong there too.' : ''}`,
      gap ? '' : 'Each has a number, hours and an organization.',
    ],
    list: [
      ...groupLines(
        GAPS.map(({ name, lacks }) => [name, activities.filter(lacks).map(nameOfActivity)]),
        4,
      ),
      leading.length > 0
        ? `A role in the title: ${listed(leading.map(nameOfActivity))}`
        : 'No title names a role, such as captain, founder or lead. If you held one, put it in',
    ],
    next:
      gap && first
        ? `Next step: for ${nameOfActivity(first)}, ${gap.step}, in ${pages.activities}.`
        : `Next step: check in ${pages.activities} that the one you care for most stands first.`,
  };
}

function reportOn(activity: Activity): Reply {
  const { impact, yearlyHours, tier } = activity;
  const gaps = GAPS.filter(({ lacks }) => lacks(activity));
  const names = gaps.map(({ name }) => name.toLowerCase());
  const line = escapeMarkdown(abridge(impact, limits.impact));
  return {
    says: [
      `${nameOfActivity(activity)} ranks as **${tier}**${yearlyHours === null ? '' : `, with ${hoursText(yearlyHours)} a year`}.`,
      line === '' ? '' : `Its line has ${impact.length} of ${limits.impact} characters: “${line}”`,
      sentenceOf('Missing', names, 4) || 'A number, the hours and the organization are all there.',
    ],
    next: `Next step: ${gaps[0]?.step ?? 'try SmartFrame for another wording and keep the one that sounds like you'}, in ${pages.activities}.`,
  };
}

const LEAST = /\b(?:weak\w*|worst|least|lowest|cut|drop|remove|bottom)\b/;

/** "What is my strongest activity?", "In which order should they stand?" */
export function answerRanking(question: Question): Reply {
  const { activities } = question.record;
  const ranked = activities.toSorted(
    (a, b) => b.rankScore - a.rankScore || (b.yearlyHours ?? 0) - (a.yearlyHours ?? 0),
  );
  const [first] = ranked;
  const last = ranked.at(-1);
  if (!first || !last) return noActivities();
  const [ownFirst] = activities
    .filter(({ position }) => position !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const gap = GAPS.find(({ lacks }) => lacks(last));
  const opening =
    LEAST.test(question.text) && last !== first
      ? `${nameOfActivity(last)} ranks lowest, and ${nameOfActivity(first)} highest`
      : `${nameOfActivity(first)} ranks highest`;
  return {
    says: [
      `As entered, ${opening}. The rank counts a role in the title, a number, the hours and an organization. It does not know what an activity means to you.`,
      ownFirst && ownFirst !== first ? `In your own order, ${nameOfActivity(ownFirst)} stands first.` : '',
    ],
    list: ranked.map(
      (activity) =>
        `${nameOfActivity(activity)}: ${activity.tier}, ${activity.yearlyHours === null ? 'hours not entered' : `${hoursText(activity.yearlyHours)} a year`}`,
    ),
    ordered: true,
    next: gap
      ? `Next step: to lift ${nameOfActivity(last)}, ${gap.step}, in ${pages.activities}.`
      : `Next step: drag the one that matters most to you to the top in ${pages.activities}.`,
  };
}

/** "How many hours do I spend on activities?" */
export function answerHours(question: Question): Reply {
  const { activities } = question.record;
  if (activities.length === 0) return noActivities();
  const known = withHours(activities);
  const [most] = known.toSorted((a, b) => b.hours - a.hours);
  const unknown = activities.filter(({ yearlyHours }) => yearlyHours === null);
  const total = known.reduce((sum, { hours }) => sum + hours, 0);
  return {
    says: [
      most
        ? `Your activities add up to **${hoursText(total)} a year**, most of it in ${nameOfActivity(most.activity)} (${hoursText(most.hours)}).`
        : 'No activity has its hours and weeks entered yet.',
    ],
    next:
      unknown.length > 0
        ? `Next step: enter hours and weeks for ${listed(unknown.map(nameOfActivity))} in ${pages.activities}.`
        : `Next step: check in ${pages.activities} that the weeks are those you really did.`,
  };
}

/** The activities whose hours and weeks are entered, with their hours a year. */
export const withHours = (activities: Activity[]): { activity: Activity; hours: number }[] =>
  activities.flatMap((activity) => (activity.yearlyHours === null ? [] : [{ activity, hours: activity.yearlyHours }]));

const hoursText = (hours: number): string => counted(Math.round(hours), 'hour');
