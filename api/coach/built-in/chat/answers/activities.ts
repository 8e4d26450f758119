import { inFigures } from '#contract/in-words.ts';
import { abridge } from '../../abridge.ts';
import { frequency } from '../../frequency.ts';
import type { Activity } from '#contract/activities.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { limits } from '#contract/limits.ts';
import { COMMON_APP } from './form-limits.ts';
import { adviseOn } from './advice.ts';
import { hasRole } from './roles.ts';
import { hoursText } from '../figures.ts';
import { bold, escapeMarkdown, groupLines, listed, pages, sentenceOf } from '../markdown.ts';
import { named } from '../intents.ts';
import { keyOf } from '../names.ts';
import { holds } from '../phrases.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';

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
  const [only, another] = new Set(question.activities);
  if (only && !another) return reportOn(only);
  const gap = GAPS.find(({ lacks }) => activities.some(lacks));
  const first = gap && activities.find(gap.lacks);
  const leading = activities.filter(({ title }) => hasRole(title));
  return {
    says: [
      `You list ${inFigures(activities.length, 'activity', 'activities')}; the Common App has room for ${COMMON_APP.activities}.${activities.length < COMMON_APP.activities ? ' You need not fill it, but jobs, family duties and hobbies belong there too.' : ''}`,
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

/** Characters of a line that are free, from which it can tell more. */
const MUCH_ROOM = 40;

function reportOn(activity: Activity): Reply {
  const { impact, yearlyHours, tier } = activity;
  const gaps = GAPS.filter(({ lacks }) => lacks(activity));
  const names = gaps.map(({ name }) => name.toLowerCase());
  const line = escapeMarkdown(abridge(impact, limits.impact));
  const left = limits.impact - impact.length;
  const room =
    impact.trim() !== '' && left >= MUCH_ROOM
      ? `There is room for ${inFigures(left, 'more character')}: say what you did yourself, and what it changed for whom.`
      : '';
  return {
    says: [
      `${nameOfActivity(activity)} ranks as **${tier}**${yearlyHours === null ? '' : `, with ${hoursText(yearlyHours)} a year`}.`,
      line === '' ? '' : `Its line has ${impact.length} of ${limits.impact} characters: “${line}”`,
      sentenceOf('Missing', names, 4) || 'A number, the hours and the organization are all there.',
      room,
    ],
    next: `Next step: ${gaps[0]?.step ?? 'try SmartFrame for another wording and keep the one that sounds like you'}, in ${pages.activities}.`,
  };
}

/** What asks whether one may stand above another. */
const HIGHER = /\b(?:over|above|higher|before|below|lower|after|first|top|2nd|second)\b/;

/** Words that ask in which order the activities should stand. */
const IN_ORDER = /\b(?:orders?|ordered|sequence|arrange|sort|on top|first|go last)\b/;

/** "What is my strongest activity?", "In which order should they stand?" */
export function answerRanking(question: Question): Reply | Reply[] {
  const { activities } = question.record;
  const ranked = activities.toSorted(
    (a, b) => b.rankScore - a.rankScore || (b.yearlyHours ?? 0) - (a.yearlyHours ?? 0),
  );
  const [first] = ranked;
  const last = ranked.at(-1);
  if (!first || !last) return { says: [] };
  const [ownFirst] = activities
    .filter(({ position }) => position !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const gap = GAPS.find(({ lacks }) => lacks(last));
  const opening =
    holds(question.text, lists.least) && last !== first
      ? `${nameOfActivity(last)} ranks lowest, and ${nameOfActivity(first)} highest`
      : `${nameOfActivity(first)} ranks highest`;
  const ranking: Reply = {
    says: [
      `As entered, ${opening}. The rank counts a role in the title, a number, the hours and an organization. Diamond has the most of these, then Gold, then Silver. It does not know what an activity means to you.`,
      HIGHER.test(question.text) && question.activities.length > 0
        ? `You may put ${listed(question.activities.map(nameOfActivity))} wherever it means most to you: the order is yours, and a paid job counts as much as a sport or a club.`
        : '',
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
  // In which order they should stand is another question than which is the strongest, and the record answers only that one.
  return IN_ORDER.test(question.text) ? [...adviseOn(named('activities-order'), question), ranking] : ranking;
}

/** Occurrences per 51 million words up to which a word of a line is one that few others would write. */
const RARE = 1_000;

/** "Which activity would a reader remember?" */
export function answerStandsOut({ record: { activities } }: Question): Reply {
  const told = activities.map((activity) => {
    const words = keyOf(`${activity.title} ${activity.impact}`).split(' ');
    const rare = words.filter((word) => word.length > 3 && frequency(word) < RARE);
    const numbers = words.filter((word) => /\d/.test(word));
    return { activity, rare, numbers, telling: rare.length + 2 * numbers.length + (activity.yearlyHours ?? 0) / 100 };
  });
  const [first, second] = told.toSorted((a, b) => b.telling - a.telling);
  if (!first) return { says: [] };
  const line = escapeMarkdown(abridge(first.activity.impact, limits.impact));
  const because = [
    first.numbers.length > 0 ? `${inFigures(first.numbers.length, 'number')} that somebody could check` : '',
    first.rare.length > 0 ? `words that few others would write (${listed(first.rare.slice(0, 3))})` : '',
    first.activity.yearlyHours ? `${hoursText(first.activity.yearlyHours)} a year` : '',
  ];
  return {
    says: [
      `I would guess ${nameOfActivity(first.activity)}: it stands out because it has ${listed(because.filter(Boolean))}.${line ? ` Its line: “${line}”` : ''}`,
      second ? `Next comes ${nameOfActivity(second.activity)}. What an activity means to you, I cannot see.` : '',
    ],
    next: `Next step: let it stand among the first three in ${pages.activities}.`,
  };
}
