import { type ComingWeek, ComingWeeks, periodInWords } from '@laurel/ui';
import { formatDate } from '#contract/format-date.ts';
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

/** The weeks after this one, to the last date. Weeks without time for writing are joined. */
export function ComingRegion({ plan, settings, days }: ComingRegionProps) {
  const applications = useAnswer('listApplications').data;
  const colleges = new Map(applications?.map(({ id, college }) => [id, college]));
  const byId = new Map(plan.items.map((item) => [item.id, item]));
  const weeks = plan.weeks.slice(1);
  if (weeks.length === 0) return null;
  const detailOf = (item: PlanItem) =>
    item.kind === 'submit' && item.due
      ? `By ${formatDate('Sat, Nov 7', dayText(days.of(item.due)))}`
      : namesInWords(item.appIds.flatMap((id) => colleges.get(id) ?? []));
  return (
    <PlanPart title="Weeks to come" aside={`To ${dateInWords(dayNumber(weeks.at(-1)!.from) + 6)}`}>
      <ComingWeeks
        weeks={joined(weeks, settings, days).map(({ from, to, off, week }): ComingWeek => ({
          from,
          name: periodInWords(from, to),
          planned: week.minutes,
          available: week.available,
          off,
          items: week.itemIds.flatMap((id) => {
            const item = byId.get(id);
            if (!item) return [];
            const { title, href, minutes, kind } = item;
            return [{ id, title, href, minutes: minutes ?? 0, detail: detailOf(item), isSending: kind === 'submit' }];
          }),
        }))}
      />
    </PlanPart>
  );
}

/** The weeks with their last days; those without work and without time for it become one. */
function joined(weeks: readonly PlanWeek[], { hoursPerWeek }: PlanSettings, days: StudentDays) {
  const rows: { from: string; to: string; off: string | null; week: PlanWeek }[] = [];
  for (const week of weeks) {
    const first = dayNumber(week.from);
    const to = dayText(first + 6);
    const isOff = hoursPerWeek !== 0 && week.available === 0 && week.minutes === 0;
    const off = isOff ? (days.offOn(first)?.name ?? days.offOn(first + 6)?.name ?? 'days off') : null;
    const before = rows.at(-1);
    if (off && before?.off === off) before.to = to;
    else rows.push({ from: week.from, to, off, week });
  }
  return rows;
}
