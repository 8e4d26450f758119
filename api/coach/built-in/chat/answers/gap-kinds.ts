import { LEADERSHIP } from '#contract/activity-rank.ts';
import type { StudentRecord } from '#contract/ai.ts';
import { MOVES } from '../categories.ts';
import {
  appLink,
  essayLink,
  isEmpty,
  isScored,
  isSent,
  lengthText,
  limitOf,
  lowestOf,
  mainEssayOf,
  scoreText,
  supplementalsOf,
} from '../essays.ts';
import { categoryText, dueText, type Moment } from '../figures.ts';
import { counted, listed, pages } from '../markdown.ts';
import { stepFor } from '../open-items.ts';
import { GAPS, nameOfActivity } from './activities.ts';
import { nameOfHonor } from './honors.ts';
import { FIRST } from './nothing.ts';

/** Something that a reader would miss, and the step that fills it. Both are Markdown. */
export interface Gap {
  line: string;
  step: string;
}

/** What a reader would miss in what is entered, the most important first: what is not there, then what an essay lacks, then details. */
export const gapsOf = (record: StudentRecord, moment: Moment): Gap[] => KINDS.flatMap((kind) => kind(record, moment));

/** Below this share of its limit an essay reads as a beginning. */
const BEGINNING = 0.5;
/** Hours a year from which the rank of an activity counts them. */
const COUNTED_HOURS = 100;
/** Colleges that have a line of their own. */
const MOST_COLLEGES = 2;

const KINDS: readonly ((record: StudentRecord, moment: Moment) => Gap[])[] = [
  function unwrittenMainEssay(record) {
    const main = mainEssayOf(record);
    return main && isEmpty(main) ? [{ line: `${essayLink(main)}: ${lengthText(main)}`, step: stepFor(main) }] : [];
  },

  function noCollege({ apps }) {
    return apps.length === 0 ? [{ line: `No college is in ${pages.applications}`, step: FIRST.college }] : [];
  },

  function emptySupplementals(record, moment) {
    const colleges = record.apps
      .filter(({ status }) => status !== 'submitted')
      .map((app) => ({ app, all: supplementalsOf(record, app), empty: supplementalsOf(record, app).filter(isEmpty) }))
      .filter(({ empty }) => empty.length > 0)
      .toSorted((a, b) => timeOf(a.app.deadline) - timeOf(b.app.deadline));
    const lines = colleges.slice(0, MOST_COLLEGES).flatMap(({ app, all, empty: [first, ...others] }) => {
      if (!first) return [];
      const due = app.deadline === null ? 'no deadline set' : dueText(app.deadline, moment);
      const of = `${1 + others.length} of ${counted(all.length, 'supplemental')} without a word`;
      return [
        {
          line: `${appLink(app)}: ${of} (${listed([first, ...others].map(essayLink), 2)}), ${due}`,
          step: stepFor(first),
        },
      ];
    });
    const more = colleges.slice(MOST_COLLEGES);
    const [next] = more.flatMap(({ empty }) => empty);
    if (!next) return lines;
    const of = more.reduce((sum, { empty }) => sum + empty.length, 0);
    const names = listed(more.map(({ app }) => appLink(app)));
    return [...lines, { line: `${counted(of, 'supplemental')} without a word at ${names}`, step: stepFor(next) }];
  },

  function noActivity({ activities }) {
    return activities.length === 0 ? [{ line: `No activity is in ${pages.activities}`, step: FIRST.activity }] : [];
  },

  function beginnings(record) {
    const begun = record.essays.filter(
      (essay) => !isEmpty(essay) && !isSent(record, essay) && essay.words < BEGINNING * (limitOf(essay) ?? 0),
    );
    const [shortest] = begun.toSorted((a, b) => a.words - b.words);
    if (!shortest) return [];
    const names = listed(
      begun.map((essay) => `${essayLink(essay)} (${lengthText(essay)})`),
      2,
    );
    return [{ line: `Less than half written: ${names}`, step: stepFor(shortest) }];
  },

  function lowestCategory(record) {
    const scored = record.essays.filter(isScored).filter((essay) => !isSent(record, essay));
    const [lowest] = scored
      .map((essay) => ({ essay, category: lowestOf(essay) }))
      .toSorted((a, b) => a.essay.categories[a.category] - b.essay.categories[b.category]);
    if (!lowest) return [];
    const { essay, category } = lowest;
    const text = `**${categoryText(category, essay.categories)}** is its lowest category, at ${scoreText(essay)} in all`;
    return [{ line: `${essayLink(essay)}: ${text}`, step: `in ${essayLink(essay)}, ${MOVES[category]}.` }];
  },

  function leadership({ activities }) {
    if (activities.length === 0 || activities.some(({ title }) => LEADERSHIP.test(title))) return [];
    return [
      {
        line: `No title names a role, such as captain or founder: 0 of ${activities.length} in ${pages.activities}`,
        step: `if you held a role in one of them, put it into its title in ${pages.activities}.`,
      },
    ];
  },

  function noHighHonor({ honors }) {
    if (honors.length === 0) return [{ line: `No honor is in ${pages.honors}`, step: FIRST.honor }];
    const school = honors.filter(({ level }) => level === 'School');
    if (school.length === 0 || honors.some(({ level }) => level !== null && level !== 'School')) return [];
    const names = listed(school.map(nameOfHonor), 2);
    return [
      {
        line: `No honor above school level: ${names}, ${school.length} of ${honors.length} in ${pages.honors}`,
        step: `look through the opportunity ideas in ${pages.honors}.`,
      },
    ];
  },

  function fewHours({ activities }) {
    const few = activities
      .flatMap((activity) => (activity.yearlyHours === null ? [] : [{ activity, hours: activity.yearlyHours }]))
      .filter(({ hours }) => hours < COUNTED_HOURS)
      .toSorted((a, b) => a.hours - b.hours);
    const [fewest] = few;
    if (!fewest) return [];
    const names = few.map(({ activity, hours }) => `${nameOfActivity(activity)} (${Math.round(hours)} a year)`);
    return [
      {
        line: `Few hours: ${listed(names, 2)}; the rank in ${pages.activities} counts from ${COUNTED_HOURS}`,
        step: `check in ${pages.activities} that the hours and weeks of ${nameOfActivity(fewest.activity)} hold all that you do for it.`,
      },
    ];
  },

  function incompleteActivities({ activities }) {
    return GAPS.flatMap(({ name, step, lacks }) => {
      const of = activities.filter(lacks);
      const [first] = of;
      if (!first) return [];
      const share = `${of.length} of ${activities.length} in ${pages.activities}`;
      return [
        {
          line: `${name}: ${listed(of.map(nameOfActivity), 2)}, ${share}`,
          step: `for ${nameOfActivity(first)}, ${step}, in ${pages.activities}.`,
        },
      ];
    });
  },

  function unknownLevels({ honors }) {
    const unknown = honors.filter(({ level }) => level === null);
    const [first] = unknown;
    if (!first) return [];
    const names = listed(unknown.map(nameOfHonor), 2);
    return [
      {
        line: `Level not entered: ${names}, ${unknown.length} of ${honors.length} in ${pages.honors}`,
        step: `enter the level of ${nameOfHonor(first)} in ${pages.honors}.`,
      },
    ];
  },
];

const timeOf = (deadline: string | null): number => (deadline === null ? Infinity : Date.parse(deadline));
