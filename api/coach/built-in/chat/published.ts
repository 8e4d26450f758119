import type { Round } from '#contract/applications.ts';
import { roundNames } from '#contract/round-names.ts';
import { deadlineFor, plansFor } from '#api/colleges/deadlines.ts';
import { findCollege } from '#api/colleges/directory.ts';
import { dueText, type Moment } from './figures.ts';
import { listed } from './markdown.ts';

/**
 * What Laurel's own list of college dates (`api/data/season/plans.json`) has for a college: "Laurel's list of college dates has Early
 * Decision, due in 12 days (Nov 1). …". Empty where it has no date.
 * @param asked the rounds that are told; all where there are none
 */
export function publishedText(college: string, asked: readonly Round[], { now, timeZone }: Moment): string {
  const known = findCollege(college);
  if (!known) return '';
  const today = { now, tz: timeZone };
  const plans = Object.entries(plansFor(known, today)).filter(
    ([round]) => asked.length === 0 || asked.some((one) => one === round),
  );
  const [first] = plans;
  if (!first) return '';
  const dates = plans
    .toSorted(([, a], [, b]) => a.localeCompare(b))
    .map(([round, due]) => `${roundNames[round as Round]}, ${dueText(due, { now, timeZone })}`);
  const sure = deadlineFor(college, first[0], today).checkedOn !== null;
  return `Laurel's list of college dates has ${listed(dates, 5)}.${sure ? '' : ' That is from memory of earlier cycles and not confirmed.'} The college's own page counts.`;
}
