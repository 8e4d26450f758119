import { type ComingWeek, ComingWeeks, periodInWords } from '@laurel/ui';
import type { Plan, PlanItem, PlanSettings, PlanWeek } from '#contract/plan.ts';
import { dayNumber, dayText, type StudentDays } from '#contract/plan/student-days.ts';
import { namesInWords } from '#contract/names-in-words.ts';
import { dateInWords } from '#contract/plan/words.ts';
import { useAnswer } from '#app/state/server.ts';
import { PlanPart } from './PlanPart.tsx';

interface ComingRegionProps {
  plan: Plan;
  settings: PlanSettings;
  days: StudentDays;
}

/** The weeks after this one, to the last date, and what has no date. Weeks without time for writing are joined. */
export function ComingRegion({ plan, settings, days }: ComingRegionProps) {
  const applications = useAnswer('listApplications').data;
  const colleges = new Map(applications?.map(({ id, college }) => [id, college]));
  const byId = new Map(plan.items.map((item) => [item.id, item]));
  const weeks = plan.weeks.slice(1);
  const undated = plan.items.filter(
    ({ due, state, waitingFor }) => due === null && state === 'open' && waitingFor === 'student',
  );
  if (weeks.length + undated.length === 0) return null;
  const detailOf = (item: PlanItem) =>
    item.kind === 'submit' && item.due
      ? `By ${days.inWords('Sat, Nov 7', item.due)}`
      : namesInWords(item.appIds.flatMap((id) => colleges.get(id) ?? []));
  const lineOf = (item: PlanItem): ComingWeek['items'][number] => {
    const { id, title, href, minutes, kind } = item;
    return { id, title, href, minutes: minutes ?? 0, detail: detailOf(item), isSending: kind === 'submit' };
  };
  const begun = new Set(plan.weeks[0]?.itemIds);
  /** Each with its minutes where it first stands. */
  const linesOf = ({ itemIds }: PlanWeek) => {
    const lines = itemIds.flatMap((id) => byId.get(id) ?? []).map(lineOf);
    const shown = lines.map((line) => (begun.has(line.id) ? { ...line, minutes: null } : line));
    for (const { id } of lines) begun.add(id);
    return shown;
  };
  const rows = joined(weeks, settings, days).map(({ from, to, off, week }): ComingWeek => ({
    from,
    name: periodInWords(from, to),
    planned: week.minutes,
    available: week.available,
    off,
    items: linesOf(week),
  }));
  if (undated.length > 0)
    rows.push({
      from: 'undated',
      name: 'No date yet',
      planned: undated.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
      available: null,
      off: null,
      items: undated.map(lineOf),
    });
  const last = weeks.at(-1);
  return (
    <PlanPart title="Weeks to come" aside={last && `To ${dateInWords(dayNumber(last.from) + 6)}`}>
      <ComingWeeks weeks={rows.filter(({ planned, off, items }) => planned > 0 || off || items.length > 0)} />
    </PlanPart>
  );
}

/** The weeks with their last days. Those in which nothing begins or ends become one, as do those without work and without time for it. */
function joined(weeks: readonly PlanWeek[], { hoursPerWeek }: PlanSettings, days: StudentDays) {
  const rows: { from: string; to: string; off: string | null; week: PlanWeek }[] = [];
  for (const week of weeks) {
    const first = dayNumber(week.from);
    const to = dayText(first + 6);
    const isOff = hoursPerWeek !== 0 && week.available === 0 && week.minutes === 0;
    const off = isOff ? (days.offOn(first)?.name ?? days.offOn(first + 6)?.name ?? 'days off') : null;
    const before = rows.at(-1);
    const isEmpty = before && !off && !before.off && week.itemIds.length + before.week.itemIds.length === 0;
    if (off && before?.off === off) before.to = to;
    else if (isEmpty) Object.assign(before, { to, week: together(before.week, week) });
    else rows.push({ from: week.from, to, off, week });
  }
  return rows;
}

const together = (one: PlanWeek, other: PlanWeek): PlanWeek => ({
  ...one,
  minutes: one.minutes + other.minutes,
  available: one.available === null || other.available === null ? null : one.available + other.available,
});
