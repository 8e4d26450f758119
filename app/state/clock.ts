import { atom, useAtomValue } from 'jotai';
import { useEffect, useReducer } from 'react';
import { calendarDayOf } from '#contract/dates.ts';
import { whenDue } from '#contract/when-due.ts';

/** The browser's clock and time zone, unless a story or the demo sets its own day. */
export const clockAtom = atom({
  now: () => new Date(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

const MINUTE = 60_000;

/** The present time, renewed at each full minute, and the student's calendar day, `2026-11-10`. */
export function useClock() {
  const { now, timeZone } = useAtomValue(clockAtom);
  const [ticks, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const time = now();
  useEffect(() => {
    // Deadlines close at a full minute, and the page shows that at once.
    const timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
    return () => clearTimeout(timer);
  }, [ticks]);
  return {
    now: time,
    timeZone,
    today: calendarDayOf(time, timeZone),
    /** When a deadline is, from today; null where there is none. */
    dueOf: (deadline: string | null) => (deadline === null ? null : whenDue(deadline, time, timeZone)),
  };
}
