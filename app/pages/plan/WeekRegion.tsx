import { periodInWords, PlanItems, shortDuration, Week, type WeekDay } from '@laurel/ui';
import { formatDate } from '#contract/format-date.ts';
import type { Plan, PlanItem, PlanSettings } from '#contract/plan.ts';
import { dayNumber, dayText, type StudentDays } from '#contract/plan/student-days.ts';
import { minutesByDay } from '#contract/plan/weeks.ts';
import { namesInWords } from '#contract/names-in-words.ts';
import type { usePlan } from '#app/features/plan/usePlan.ts';
import { PlanPart } from './PlanPart.tsx';
import classes from './plan.module.css';

const WEEK = 7;

interface WeekRegionProps {
  planned: ReturnType<typeof usePlan> & { plan: Plan };
  settings: PlanSettings;
}

/** The seven days from today, and what is done in them. */
export function WeekRegion({ planned, settings }: WeekRegionProps) {
  const { plan, days, marks, lineOf, markDone, undo, putOff } = planned;
  const { hoursPerWeek } = settings;
  const [week] = plan.weeks;
  const shown = days.today + WEEK - 1;
  const byId = new Map(plan.items.map((item) => [item.id, item]));
  const ids = (week?.itemIds ?? []).filter((id) => !marks.has(id));
  for (const { item, at, doneAt } of [...marks.values()].toSorted((a, b) => a.at - b.at))
    if (doneAt !== null && at >= 0) ids.splice(at, 0, item.id);
  const items = ids.flatMap((id): PlanItem[] => {
    const item = byId.get(id) ?? marks.get(id)?.item;
    return item ? [item] : [];
  });
  return (
    <PlanPart title="This week" aside={periodInWords(dayText(days.today), dayText(shown))}>
      <Week days={weekDays(plan, hoursPerWeek, days)} />
      <p className={classes.sum}>
        <Sum planned={week?.minutes ?? 0} available={week?.available ?? null} knowsHours={hoursPerWeek !== null} />
        {offWords(days)}
      </p>
      <PlanItems
        items={items.map((item) => ({
          ...lineOf(item),
          when: item.due ? days.inWords('Nov 7', item.due) : '',
        }))}
        onDone={(id) => markDone(id, ids)}
        onUndo={undo}
        onLater={(id, day) => putOff(id, ids, day)}
      />
      <p className={classes.help}>Essays and applications tick themselves off. You tick only what Laurel cannot see.</p>
    </PlanPart>
  );
}

function Sum({ planned, available, knowsHours }: { planned: number; available: number | null; knowsHours: boolean }) {
  const work = shortDuration(planned);
  if (planned === 0) return 'Nothing is planned for this week.';
  if (!knowsHours || available === null)
    return (
      <>
        <b>{work} of work</b>, if it is spread evenly to the dates.
      </>
    );
  return planned > available ? (
    <>
      <b>{work} of work</b> for the {shortDuration(available)} you have.
    </>
  ) : (
    <>
      <b>{work} planned</b> of the {shortDuration(available)} you have.
    </>
  );
}

/** Thanksgiving is off. Nothing where the student writes on every day of the week. */
function offWords(days: StudentDays) {
  const off = Array.from({ length: WEEK }, (_, at) => days.today + at).filter((day) => !days.isForWriting(day));
  const names = [...new Set(off.flatMap((day) => days.offOn(day)?.name ?? []))];
  if (names.length === 0) return null;
  return (
    <span dir="auto">
      {' '}
      {namesInWords(names)} {names.length === 1 ? 'is' : 'are'} off.
    </span>
  );
}

function weekDays({ items }: Plan, hoursPerWeek: number | null, days: StudentDays): WeekDay[] {
  const minutes = minutesByDay(items, days, WEEK);
  return minutes.map((planned, at) => {
    const day = dayText(days.today + at);
    const isOff = !days.isForWriting(dayNumber(day));
    return {
      day,
      weekday: formatDate('Sat', day),
      date: Number(day.slice(8)),
      isToday: at === 0,
      isOff: isOff && planned === 0,
      planned,
      available: hoursPerWeek === null ? null : isOff ? 0 : (hoursPerWeek * 60) / WEEK,
    };
  });
}
