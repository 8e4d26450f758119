import { type PlanItemLine, useToast } from '@laurel/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { instantOf } from '#contract/dates.ts';
import type { PlanItem, PlanSettings } from '#contract/plan.ts';
import { StudentDays } from '#contract/plan/student-days.ts';
import { putBackWords } from '#app/lib/put-back.ts';
import { timeInWords } from '#app/lib/when-in-words.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer, useSend } from '#app/state/server.ts';
import { planLine } from './plan-lines.ts';

/** How long what was done stays in sight with `Undo`; ms. */
const UNDO = 6_000;

interface Mark {
  /** The item as it was when it was marked. */
  item: PlanItem;
  /** Its place in the list in which it was marked. */
  at: number;
  /** When it was marked, in words; null while it is put off. */
  doneAt: string | null;
}

/**
 * The plan, and what the student says of its items by hand. A mark shows at once. What is done can be undone for a while, and a mark that was
 * not saved goes back and says so.
 */
export function usePlan(settings: PlanSettings | undefined) {
  const { data: plan, error, refetch } = useAnswer('readPlan');
  const { now, timeZone, today } = useClock();
  const send = useSend();
  const toast = useToast();
  const [marks, setMarks] = useState<ReadonlyMap<string, Mark>>(new Map());
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, PlanItemLine['unsaved']>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const daysOff = settings?.daysOff;
  // The days change at midnight only, and not at each minute of the clock.
  const days = useMemo(
    () => new StudentDays(daysOff ?? [], new Date(instantOf(`${today}T12:00`, timeZone)!), timeZone),
    [daysOff, today, timeZone],
  );

  const forget = (id: string) => {
    clearTimeout(timers.current.get(id));
    setMarks((all) => new Map([...all].filter(([other]) => other !== id)));
    setUnsaved((all) => new Map([...all].filter(([other]) => other !== id)));
  };
  const forgetAll = useEffectEvent(() => timers.current.forEach((timer) => clearTimeout(timer)));
  useEffect(() => () => forgetAll(), []);

  async function patch(id: string, body: { done?: boolean; later?: string | null }, again: () => void) {
    try {
      await send('patchPlanItem', { params: { itemId: id }, body });
      await refetch();
      return true;
    } catch (problem) {
      console.error('A mark of the plan did not save.', problem);
      forget(id);
      setUnsaved((all) => new Map(all).set(id, { says: putBackWords(problem), onRetry: again }));
      return false;
    }
  }

  function mark(id: string, shown: readonly string[], doneAt: string | null) {
    const item = plan?.items.find((one) => one.id === id);
    if (!item) return;
    forget(id);
    setMarks((all) => new Map(all).set(id, { item, at: shown.indexOf(id), doneAt }));
  }

  return {
    plan,
    error,
    refetch,
    days,
    /** What was marked a moment ago; such an item is shown where it was. */
    marks,
    /** An item as a line of a list, with its mark. */
    lineOf: (item: PlanItem): PlanItemLine => {
      const marked = marks.get(item.id);
      return {
        ...planLine(marked?.item ?? item, days),
        isDone: typeof marked?.doneAt === 'string',
        note: marked?.doneAt ? `Marked done at ${marked.doneAt}.` : undefined,
        unsaved: unsaved.get(item.id),
      };
    },
    /** @param shown the ids of the list in which it is marked, in their order */
    markDone: (id: string, shown: readonly string[]) => {
      const again = () => {
        mark(id, shown, timeInWords(now, timeZone));
        timers.current.set(
          id,
          setTimeout(() => forget(id), UNDO),
        );
        void patch(id, { done: true }, again);
      };
      again();
    },
    undo: (id: string) => {
      forget(id);
      const again = () => void patch(id, { done: false }, again);
      again();
    },
    putOff: (id: string, shown: readonly string[], day: string) => {
      const again = async () => {
        mark(id, shown, null);
        if (!(await patch(id, { later: day }, () => void again()))) return;
        forget(id);
        const takeBack = () => {
          forget(id);
          void patch(id, { later: null }, takeBack);
        };
        toast({ text: 'Put off. It comes back by itself.', action: { label: 'Undo', onAction: takeBack } });
      };
      void again();
    },
  };
}
