import { atom, useAtomValue } from 'jotai';
import { useEffect, useReducer } from 'react';
import { calendarDayOf } from '#contract/dates.ts';

/** Where the student is in time: the browser's clock and zone, unless a story or the demo stands on a day of its own. */
export const clockAtom = atom({
  now: () => new Date(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

const MINUTE = 60_000;

/** The time as it goes on, by the minute, and the student's calendar day, `2026-11-10`. */
export function useClock() {
  const { now, timeZone } = useAtomValue(clockAtom);
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  const time = now();
  return { now: time, timeZone, today: calendarDayOf(time, timeZone) };
}
