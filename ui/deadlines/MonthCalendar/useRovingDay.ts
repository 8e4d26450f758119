import { addDays, addMonths, endOfWeek, format, parseISO, startOfWeek } from 'date-fns';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface RovingDay {
  month: string;
  onMonthChange: (month: string) => void;
  today: string;
  pickedDay: string | null;
}

export const isoDay = (date: Date) => format(date, 'yyyy-MM-dd');

/** The day to which each key moves. */
const moves: Record<string, (from: Date) => Date> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  Home: (from) => startOfWeek(from),
  End: (from) => endOfWeek(from),
  PageUp: (from) => addMonths(from, -1),
  PageDown: (from) => addMonths(from, 1),
};

/**
 * The Tab key stops at one day of the grid, and other keys move from day to day, also into another month. Enter goes into
 * the entries of a day, or follows the only one. Inside, arrows go up and down, and Escape comes back.
 */
export function useRovingDay({ month, onMonthChange, today, pickedDay }: RovingDay) {
  const grid = useRef<HTMLDivElement>(null);
  const [lastDay, setLastDay] = useState<string | null>(null);
  const tabDay = [lastDay, pickedDay, today].find((day) => day?.startsWith(month)) ?? `${month}-01`;

  const focusDay = (day: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();

  /** A day of another month, which takes the focus once that month is shown. */
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (!awaited.current?.startsWith(month)) return;
    focusDay(awaited.current);
    awaited.current = null;
  }, [month]);

  function goTo(day: string) {
    setLastDay(day);
    if (day.startsWith(month)) return focusDay(day);
    awaited.current = day;
    onMonthChange(day.slice(0, 7));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-day]');
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = event.key.toLowerCase() === 't' ? () => parseISO(today) : moves[event.key];
    const handled =
      (target === cell ? enter(cell, event.key) : moveInside(cell, target, event.key)) ||
      (move && (goTo(isoDay(move(parseISO(cell.dataset.day!)))), true));
    if (handled) event.preventDefault();
  }

  return { grid, tabDay, onKeyDown, setLastDay };
}

const entriesOf = (cell: HTMLElement) => [...cell.querySelectorAll<HTMLElement>('a, button')];

/** Goes into the entries of a day, or follows the only one; answers whether the key did something. */
function enter(cell: HTMLElement, key: string) {
  const [first, ...others] = entriesOf(cell);
  if (!first || (key !== 'Enter' && key !== ' ')) return false;
  if (others.length === 0) first.click();
  else first.focus();
  return true;
}

/** Moves among the entries of a day; answers whether the key did something. */
function moveInside(cell: HTMLElement, entry: HTMLElement, key: string) {
  if (key === 'Escape') cell.focus();
  else if (key === 'ArrowDown' || key === 'ArrowUp') {
    const entries = entriesOf(cell);
    entries.at((entries.indexOf(entry) + (key === 'ArrowDown' ? 1 : -1)) % entries.length)?.focus();
  } else return false;
  return true;
}
