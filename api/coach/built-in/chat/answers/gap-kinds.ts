import { inFigures } from '#contract/in-words.ts';
import { limitOf } from '#contract/main-essay.ts';
import { LEADERSHIP } from '#contract/activity-rank.ts';
import type { StudentRecord } from '#contract/ai.ts';
import { moveFor } from '../categories.ts';
import {
  appLink,
  essayLink,
  isEmpty,
  isScored,
  isSent,
  isSubmitted,
  lengthLine,
  lengthText,
  lowestOf,
  mainEssayOf,
  scoreText,
  supplementalsOf,
} from '../essays.ts';
import { categoryText, deadlineText, timeOf, type Moment } from '../figures.ts';
import { listed, pages } from '../markdown.ts';
import type { OpenItem } from '../open-items.ts';
import { stepFor } from '../tasks.ts';
import { GAPS, nameOfActivity } from './activities.ts';
import { withHours } from './hours.ts';
import { nameOfHonor } from './honors.ts';
import { FIRST } from './missing.ts';

/** What a reader would miss in what is entered, the most important first: what is not there, then what an essay lacks, then details. */
export const gapsOf = (record: StudentRecord, moment: Moment): OpenItem[] =>
  KINDS.flatMap((kind) => kind(record, moment) ?? []);

/** Below this share of its limit an essay reads as a beginning. */
const BEGINNING = 0.5;
/** Hours a year from which the rank of an activity counts them. */
const COUNTED_HOURS = 100;
/** Colleges that have a line of their own. */
const MOST_COLLEGES = 2;

type Kind = (record: StudentRecord, moment: Moment) => OpenItem | OpenItem[] | undefined;

const KINDS: readonly Kind[] = [
  function unwrittenMainEssay(record) {
    const main = mainEssayOf(record);
    return main && isEmpty(main) ? { line: lengthLine(main), step: stepFor(main) } : undefined;
  },

  function noCollege({ apps }) {
    return apps.length === 0 ? { line: `No college is in ${pages.applications}`, step: FIRST.apps } : undefined;
  },

  function emptySupplementals(record, moment) {
    const colleges = record.apps
      .filter((app) => !isSubmitted(app))
      .map((app) => ({ app, all: supplementalsOf(record, app), empty: supplementalsOf(record, app).filter(isEmpty) }))
      .filter(({ empty }) => empty.length > 0)
      .toSorted((a, b) => timeOf(a.app.deadline) - timeOf(b.app.deadline));
    const items = colleges.slice(0, MOST_COLLEGES).flatMap(({ app, all, empty }) => {
      const of = `${empty.length} of ${inFigures(all.length, 'supplemental')} without a word`;
      const names = listed(empty.map(essayLink), 2);
      const line = `${appLink(app)}: ${of} (${names}), ${deadlineText(app, moment)}`;
      return empty.slice(0, 1).map((first) => ({ line, step: stepFor(first) }));
    });
    const more = colleges.slice(MOST_COLLEGES);
    const [next, ...others] = more.flatMap(({ empty }) => empty);
    if (!next) return items;
    const names = listed(more.map(({ app }) => appLink(app)));
    const line = `${inFigures(1 + others.length, 'supplemental')} without a word at ${names}`;
    return [...items, { line, step: stepFor(next) }];
  },

  function noActivity({ activities }) {
    return activities.length === 0
      ? { line: `No activity is in ${pages.activities}`, step: FIRST.activities }
      : undefined;
  },

  function beginnings(record) {
    const begun = record.essays.filter(
      (essay) => !isEmpty(essay) && !isSent(record, essay) && essay.words < BEGINNING * (limitOf(essay) ?? 0),
    );
    const [shortest] = begun.toSorted((a, b) => a.words - b.words);
    const names = begun.map((essay) => `${essayLink(essay)} (${lengthText(essay)})`);
    return shortest && { line: `Less than half written: ${listed(names, 2)}`, step: stepFor(shortest) };
  },

  function lowestCategory(record) {
    const scored = record.essays.filter(isScored).filter((essay) => !isSent(record, essay));
    const [essay] = scored.toSorted((a, b) => a.categories[lowestOf(a)] - b.categories[lowestOf(b)]);
    if (!essay) return undefined;
    const category = lowestOf(essay);
    const text = `**${categoryText(category, essay.categories)}** is its lowest category, at ${scoreText(essay)} in all`;
    return { line: `${essayLink(essay)}: ${text}`, step: `in ${essayLink(essay)}, ${moveFor(category, essay)}.` };
  },

  function leadership({ activities }) {
    if (activities.length === 0 || activities.some(({ title }) => LEADERSHIP.test(title))) return undefined;
    return {
      line: `No title names a role, such as captain or founder: 0 of ${activities.length} in ${pages.activities}`,
      step: `if you held a role in one of them, put it into its title in ${pages.activities}.`,
    };
  },

  function noHighHonor({ honors }) {
    if (honors.length === 0) return { line: `No honor is in ${pages.honors}`, step: FIRST.honors };
    const school = honors.filter(({ level }) => level === 'School');
    if (school.length === 0 || honors.some(({ level }) => level !== null && level !== 'School')) return undefined;
    const names = listed(school.map(nameOfHonor), 2);
    return {
      line: `No honor above school level: ${names}, ${school.length} of ${honors.length} in ${pages.honors}`,
      step: `look through the opportunity ideas in ${pages.honors}.`,
    };
  },

  function fewHours({ activities }) {
    const few = withHours(activities)
      .filter(({ hours }) => hours < COUNTED_HOURS)
      .toSorted((a, b) => a.hours - b.hours);
    const [fewest] = few;
    const names = few.map(({ activity, hours }) => `${nameOfActivity(activity)} (${Math.round(hours)} a year)`);
    return (
      fewest && {
        line: `Few hours: ${listed(names, 2)}; the rank in ${pages.activities} counts from ${COUNTED_HOURS}`,
        step: `check in ${pages.activities} that the hours and weeks of ${nameOfActivity(fewest.activity)} hold all that you do for it.`,
      }
    );
  },

  function incompleteActivities({ activities }) {
    return GAPS.flatMap(({ name, step, lacks }) => {
      const names = activities.filter(lacks).map(nameOfActivity);
      if (names.length === 0) return [];
      const share = `${names.length} of ${activities.length} in ${pages.activities}`;
      return {
        line: `${name}: ${listed(names, 2)}, ${share}`,
        step: `for ${names[0]}, ${step}, in ${pages.activities}.`,
      };
    });
  },

  function unknownLevels({ honors }) {
    const names = honors.filter(({ level }) => level === null).map(nameOfHonor);
    if (names.length === 0) return undefined;
    return {
      line: `Level not entered: ${listed(names, 2)}, ${names.length} of ${honors.length} in ${pages.honors}`,
      step: `enter the level of ${names[0]} in ${pages.honors}.`,
    };
  },
];
