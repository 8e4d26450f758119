import type { SaveState } from '@laurel/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlanSettings } from '#contract/plan.ts';
import { putBackWords } from '#app/lib/put-back.ts';
import { useUpToDate } from '#app/lib/useUpToDate.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer, useCache, useSend } from '#app/state/server.ts';

/**
 * The time that the student has for the plan. A change shows at once, and goes back where it was not saved. The browser's zone is stored
 * when the stored one is another, so that days end where the student is.
 * @param onSaved called after each change that was saved
 */
export function usePlanSettings(onSaved: () => Promise<unknown>) {
  const answer = useAnswer('readPlanSettings');
  const { data: settings, error, refetch } = answer;
  const upToDate = useUpToDate(answer);
  const { timeZone } = useClock();
  const send = useSend();
  const cache = useCache();
  const [saveState, setSaveState] = useState<SaveState | null>(null);
  const [unsaved, setUnsaved] = useState<{ says: string; onRetry: () => void }>();
  /** What was changed last: of an older change nothing is told any more. */
  const newest = useRef(0);

  async function change(part: Partial<PlanSettings>) {
    const before = settings;
    if (!before) return;
    newest.current += 1;
    const mine = newest.current;
    setUnsaved(undefined);
    setSaveState('saving');
    cache.change<PlanSettings>('readPlanSettings', undefined, (now) => ({ ...now, ...part }));
    try {
      const saved = await send('patchPlanSettings', { body: part });
      if (mine === newest.current) {
        cache.put('readPlanSettings', undefined, saved);
        setSaveState('saved');
      }
      await onSaved();
    } catch (problem) {
      console.error('A setting of the plan did not save.', problem);
      const old = Object.fromEntries(Object.keys(part).map((key) => [key, before[key as keyof PlanSettings]]));
      cache.change<PlanSettings>('readPlanSettings', undefined, (now) => ({ ...now, ...old }));
      setSaveState(null);
      setUnsaved({
        says: putBackWords(problem),
        onRetry: () => void change(part),
      });
    }
  }

  const storeZone = useEffectEvent(async () => {
    await send('patchPlanSettings', { body: { zone: timeZone } });
    await Promise.all([refetch(), onSaved()]);
  });
  // What this browser read before may be older than what the server has.
  const stored = upToDate ? settings?.zone : undefined;
  useEffect(() => {
    if (stored !== undefined && stored !== timeZone)
      // It is tried again when the plan is next shown.
      storeZone().catch((problem: unknown) => console.warn('The time zone of the plan did not save.', problem));
  }, [stored, timeZone]);

  return { settings, error, refetch, saveState, unsaved, change: (part: Partial<PlanSettings>) => void change(part) };
}
