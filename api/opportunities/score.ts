import type { Directory, Entry } from './directory.ts';
import type { Reachable, Standing } from './eligible.ts';
import type { Interest } from './interests.ts';
import { matcherOf } from './match.ts';
import { GENERAL } from './topics.ts';

/** Words of opportunities that one can enter only by invitation. */
const BY_INVITATION =
  /\b(?:invit(?:ation|ed)|nominat\w+|appointed|champions argue|top \w+ scorers|winners (?:of|for|perform))\b/i;

/** Months from `now` to the next of a month (1 to 12): 0 in that month itself. By UTC. */
export const monthsUntil = (month: number, now: Date): number => (month - 1 - now.getUTCMonth() + 12) % 12;

/**
 * What speaks for an idea besides its match with the interests, in tenths of a full match: season, grades, and how open it is. `done`,
 * which the student's own activities are about, breaks ties.
 */
export function scorer(
  { grade, isAbroad }: Standing,
  now: Date,
  done: readonly Interest[],
  directory: Directory,
): (entry: Entry) => number {
  const backgrounds = done.map((interest) => matcherOf(interest, directory));
  return (entry) => {
    const { row } = entry;
    return (
      season(row.deadlineMonth, now) +
      gradeFit(row.grades, grade) +
      generality(entry) +
      0.3 * Math.min(1, Math.max(0, ...backgrounds.map((match) => match(entry)))) -
      (BY_INVITATION.test(`${row.name} ${row.description}`) ? 1.2 : 0) -
      (isAbroad && row.scope === 'national' ? 1 : 0) -
      (isAbroad && row.eligibility.startsWith('us') ? 4 : 0) -
      (row.verify ? 0.2 : 0)
    );
  };
}

/** What the place of an idea adds, in the same measure. */
export function nearnessOf({ entry, distanceMi }: Reachable, radiusMi: number): number {
  if (distanceMi === null) return entry.row.scope === 'state' ? 0.75 : 0;
  return 1.5 - (0.75 * distanceMi) / radiusMi;
}

/** Best is a month from now, worst the months just past. */
function season(month: number | null, now: Date): number {
  if (month === null) return 0.5;
  const ahead = monthsUntil(month, now);
  if (ahead === 0) return 0.6;
  return ahead <= 6 ? 1.3 - 0.1 * ahead : 0.1;
}

/** An opportunity for this year alone comes before one that can wait. Where the grade is unknown, more grades count for more. */
function gradeFit([from, to]: readonly [number, number], grade: number | null): number {
  if (grade === null) return Math.min(3, to - from) * 0.25;
  return to - from <= 1 ? 0.4 : 0;
}

function generality({ labels }: Entry): number {
  const at = labels.findIndex((label) => GENERAL.includes(label));
  return at < 0 ? 0 : 0.4 / (at + 1);
}
