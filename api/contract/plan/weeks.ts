import type { PlanItem, PlanWeek } from '../plan.ts';
import { availableUntil, dueDay, dueUntil, type Work, workOf } from './fit.ts';
import type { Situation } from './situation.ts';
import { dayText, type StudentDays } from './student-days.ts';

const WEEK = 7;

/** Work until a day: how much of it is done at its end, if it is spread as evenly as the due days allow. */
interface Point {
  day: number;
  /** Days for writing from today to it. */
  writing: number;
  /** Minutes. */
  done: number;
}

/**
 * The weeks from today to the last due day or, where that is later, to the last deadline. The work of no week is more than it must be: it is spread evenly over the days for writing up to the
 * due day by which most work falls on a day, then in the same way after that day. Within it, what is due first comes first.
 */
export function weeksOf({ record, toSend, days }: Situation, items: readonly PlanItem[]): PlanWeek[] {
  const { hoursPerWeek } = record.settings;
  const work = workOf(items, days);
  const lastDue = dueUntil(work).at(-1)?.day;
  if (lastDue === undefined) return [];
  const deadlines = toSend.flatMap(({ deadline }) => (deadline === null ? [] : [days.of(deadline)]));
  const last = Math.max(lastDue, ...deadlines);
  const corners = cornersOf(work, days);
  // They are in the order of their due days already.
  const inTurn = items.flatMap((item) => {
    const day = dueDay(item, days);
    return day === null ? [] : [{ item, day }];
  });
  const doneBy = (day: number) => Math.round(doneAt(day, corners, days));
  const weeks: PlanWeek[] = [];
  for (let from = days.today; from <= last; from += WEEK) {
    const [before, to] = [from - 1, Math.min(from + WEEK - 1, last)];
    const [start, end] = [from === days.today ? 0 : doneBy(before), to >= lastDue ? corners.at(-1)!.done : doneBy(to)];
    weeks.push({
      from: dayText(from),
      minutes: end - start,
      available:
        hoursPerWeek === null
          ? null
          : Math.floor(availableUntil(to, hoursPerWeek, days)) -
            (from === days.today ? 0 : Math.floor(availableUntil(before, hoursPerWeek, days))),
      itemIds: idsIn(inTurn, { from, to, start, end }),
    });
  }
  return weeks;
}

/** The minutes of each of so many days from today on, if the work is spread in the same way. */
export function minutesByDay(items: readonly PlanItem[], days: StudentDays, count: number): number[] {
  const corners = cornersOf(workOf(items, days), days);
  const done = (day: number) => (day < days.today ? 0 : Math.round(doneAt(day, corners, days)));
  return Array.from({ length: count }, (_, at) => done(days.today + at) - done(days.today + at - 1));
}

/** Where the pace changes: from each corner on, to the due day up to which most work falls on a day. */
function cornersOf(work: Work, days: StudentDays): Point[] {
  const points = dueUntil(work).map(({ day, needed }): Point => ({
    day,
    writing: days.writingUntil(day),
    done: needed,
  }));
  const corners: Point[] = [{ day: days.today - 1, writing: 0, done: 0 }];
  for (let at = 0; at < points.length;) {
    const from = corners.at(-1)!;
    let [best, steepest] = [at, -1];
    for (let next = at; next < points.length; next++) {
      const { writing, done } = points[next]!;
      const steepness = writing > from.writing ? (done - from.done) / (writing - from.writing) : Infinity;
      if (steepness >= steepest) [best, steepest] = [next, steepness];
      // Without a day for writing until then, what is due is done on its day.
      if (steepness === Infinity) break;
    }
    corners.push(points[best]!);
    at = best + 1;
  }
  return corners;
}

function doneAt(day: number, corners: readonly Point[], days: StudentDays): number {
  const next = corners.findIndex((corner) => corner.day >= day);
  if (next <= 0) return next === 0 ? 0 : corners.at(-1)!.done;
  const [from, to] = [corners[next - 1]!, corners[next]!];
  if (day === to.day) return to.done;
  const writing = days.writingUntil(day) - from.writing;
  const all = to.writing - from.writing;
  return from.done + (all === 0 ? 0 : ((to.done - from.done) * writing) / all);
}

/** Things that are done on the day on which they are due, and not before. */
const ON_THEIR_DAY: readonly PlanItem['kind'][] = ['remind', 'portal', 'submit'];

/** The items of a week: those whose day is in it, essays whose work lies between two numbers of minutes, and the errands that are done with it. */
function idsIn(
  work: readonly { item: PlanItem; day: number }[],
  { from, to, start, end }: { from: number; to: number; start: number; end: number },
): string[] {
  const ids: string[] = [];
  let before = 0;
  for (const { item, day } of work) {
    const after = before + item.minutes!;
    // An errand of some minutes is done at once, also where the even pace would stretch it over months.
    const isWorkedOn = after > start && (item.kind === 'essay' ? before < end : after <= end);
    const isIn = ON_THEIR_DAY.includes(item.kind) ? from <= day && day <= to : isWorkedOn;
    if (isIn) ids.push(item.id);
    before = after;
  }
  return ids;
}
