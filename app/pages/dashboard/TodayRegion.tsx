import { FitVerdict, HoursForm, Today, TodayFailed, TodayLoading, WaysOut } from '@laurel/ui';
import type { PlanItem } from '#contract/plan.ts';
import { verdictInWords } from '#contract/plan/verdict-words.ts';
import { loadOf, wayLines } from '#app/features/plan/plan-lines.ts';
import { usePlan } from '#app/features/plan/usePlan.ts';
import { usePlanSettings } from '#app/features/plan/usePlanSettings.ts';
import { useChange } from '#app/lib/useChange.ts';
import { paths } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer } from '#app/state/server.ts';

const MOST = 3;

/** At most three things to do today, and whether everything fits. */
export function TodayRegion() {
  const { timeZone, today } = useClock();
  const { refetch: refetchPlan } = useAnswer('readPlan');
  const time = usePlanSettings(refetchPlan);
  const { settings, saveState, unsaved, change } = time;
  const { plan, error, refetch, days, marks, lineOf, markDone, undo, putOff } = usePlan(settings);
  useChange(today, () => void refetch());
  const retry = () => void Promise.all([refetch(), time.refetch()]);
  if ((!plan && error) || (!settings && time.error)) return <TodayFailed onRetry={retry} />;
  if (!plan || !settings) return <TodayLoading />;

  const items = shownToday(plan, marks);
  const ids = items.map(({ id }) => id);
  const knowsHours = settings.hoursPerWeek !== null;
  return (
    <>
      <Today
        items={items.map(lineOf)}
        empty={emptyWords(plan.items, (due) => days.inWords('November 7', due))}
        onDone={(id) => markDone(id, ids)}
        onUndo={undo}
        onLater={(id, day) => putOff(id, ids, day)}
      >
        <FitVerdict
          says={verdictInWords(plan.verdict, { knowsHours, timeZone })}
          detail={knowsHours ? undefined : 'An honest guess is enough. You can change it whenever a week is full.'}
          load={loadOf(plan.verdict)}
          hasWays={plan.verdict.waysOut.length > 0}
          planHref={paths.plan}
        >
          {!knowsHours && (
            <HoursForm
              busy={saveState === 'saving'}
              error={unsaved?.says}
              onSave={(hoursPerWeek) => change({ hoursPerWeek })}
            />
          )}
        </FitVerdict>
      </Today>
      <WaysOut ways={wayLines(plan.verdict)} />
    </>
  );
}

/** The items of today, with those that were marked a moment ago where they were. */
function shownToday(
  { items, today }: { items: readonly PlanItem[]; today: readonly string[] },
  marks: ReturnType<typeof usePlan>['marks'],
): PlanItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = today.filter((id) => !marks.has(id)).flatMap((id) => byId.get(id) ?? []);
  const done = [...marks.values()].filter(({ doneAt, at }) => doneAt !== null && at >= 0);
  for (const { item, at } of done.toSorted((a, b) => a.at - b.at)) shown.splice(at, 0, item);
  return shown.slice(0, MOST);
}

/** What is said where nothing is left for today: what comes next, or how the list begins. */
function emptyWords(items: readonly PlanItem[], inWords: (due: string) => string) {
  if (items.length === 0)
    return {
      title: 'Nothing to plan yet.',
      text: 'Add a college and its date. Laurel works out what to do first, and whether it fits.',
    };
  const next = items.find(({ state, due, minutes }) => state === 'open' && due !== null && minutes);
  return {
    title: 'Nothing for today.',
    text: next
      ? `Everything that can be done today is done. The next thing is due on ${inWords(next.due!)}: ${next.title}.`
      : 'Everything that is yours to do is done.',
  };
}
