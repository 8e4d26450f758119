import { atom, useAtomValue } from 'jotai';
import { useEffect, useReducer } from 'react';
import { calendarDayOf } from '#contract/dates.ts';

/** Where the student is in time: the browser's clock and zone, unless a story or the demo stands on a day of its own. */
export const clockAtom = atom({
  now: () => new Date(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

const MINUTE = 60_000;

/** The time as it goes on, at each full minute, and the student's calendar day, `2026-11-10`. */
export function useClock() {
  const { now, timeZone } = useAtomValue(clockAtom);
  const [ticks, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const time = now();
  useEffect(() => {
    // A deadline closes at a full minute, and is seen to.
    const timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
    return () => clearTimeout(timer);
  }, [ticks]);
  return { now: time, timeZone, today: calendarDayOf(time, timeZone) };
}
