import type { PlanItem, PlanVerdict } from '../plan.ts';
import type { StudentDays } from './student-days.ts';

/** The part of the work that has to be spare on every due day for a plain yes. */
const SPARE = 0.15;

/** Minutes of the student's open work by the day on which they are due. */
export type Work = ReadonlyMap<number, number>;

export interface Fit extends Pick<PlanVerdict, 'slackMinutes' | 'tightest'> {
  kind: 'yes' | 'tight' | 'no';
  /** The day of `tightest`. */
  day: number | null;
}

/** The day on which an item is due for the student: what is overdue is due today. Null where it is no open work with a date. */
export function dueDay({ state, due, minutes }: PlanItem, days: StudentDays): number | null {
  if (due === null || !minutes || (state !== 'open' && state !== 'late')) return null;
  return Math.max(days.lastFor(due), days.today);
}

export function workOf(items: readonly PlanItem[], days: StudentDays): Work {
  return changedWork(new Map(), { more: items }, days);
}

/** Other work: with what is more, and without what is less. */
export function changedWork(
  work: Work,
  { more = [], less = [] }: { more?: readonly PlanItem[]; less?: readonly PlanItem[] },
  days: StudentDays,
): Work {
  const changed = new Map(work);
  for (const [items, sign] of [
    [more, 1],
    [less, -1],
  ] as const)
    for (const item of items) {
      const day = dueDay(item, days);
      if (day !== null) changed.set(day, (changed.get(day) ?? 0) + sign * item.minutes!);
    }
  return changed;
}

/** The minutes that a student of so many hours a week has from today to a day, both counted. */
export const availableUntil = (day: number, hoursPerWeek: number, days: StudentDays): number =>
  (days.writingUntil(day) * hoursPerWeek * 60) / 7;

/** Work that can be split fits exactly if on no due day more is due by then than there is time (earliest deadline first). */
export function fitOf(work: Work, hoursPerWeek: number, days: StudentDays): Fit {
  let worst: { day: number; needed: number; available: number } | undefined;
  let isAmple = true;
  for (const { day, needed } of dueUntil(work)) {
    const available = availableUntil(day, hoursPerWeek, days);
    if (available - needed < SPARE * needed) isAmple = false;
    if (!worst || available - needed < worst.available - worst.needed) worst = { day, needed, available };
  }
  if (!worst) return { kind: 'yes', slackMinutes: null, tightest: null, day: null };
  const { day, needed, available } = worst;
  return {
    kind: available < needed ? 'no' : isAmple ? 'yes' : 'tight',
    slackMinutes: Math.floor(available - needed),
    tightest: { due: days.endOf(day), needed, available: Math.floor(available) },
    day,
  };
}

/** The fewest whole hours a week with which it fits; null where no number of hours would do. */
export function hoursThatFit(work: Work, days: StudentDays): number | null {
  const hours = dueUntil(work).map(({ day, needed }) => (needed * 7) / (60 * days.writingUntil(day)));
  const most = Math.max(0, ...hours);
  // What a division leaves behind the comma is no further hour.
  return Number.isFinite(most) ? Math.ceil(most - 1e-9) : null;
}

/** Each due day with the minutes that are due up to and including it. */
export function dueUntil(work: Work): { day: number; needed: number }[] {
  let needed = 0;
  return [...work]
    .filter(([, minutes]) => minutes > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([day, minutes]) => ({ day, needed: (needed += minutes) }));
}
