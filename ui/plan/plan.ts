import { inFigures } from '../in-words.ts';
import type { Unsaved } from '../primitives/NotSaved/NotSaved.tsx';

/** A day until which something may be put off. */
export interface LaterChoice {
  /** Tomorrow, or what makes the day a good one: After Thanksgiving. */
  label: string;
  /** The calendar day, `2026-11-23`. */
  day: string;
  /** The same in words: Mon, Nov 23. */
  detail: string;
}

/** The days until which something may be put off. */
export interface LaterDays {
  choices: readonly LaterChoice[];
  /** The last calendar day that still helps; null where any does. */
  last: string | null;
  /** The first calendar day that can be picked. */
  first: string;
  /** Why nothing later is offered. */
  note?: string;
}

/** One thing to do, as a line of contents. */
export interface PlanItemLine {
  id: string;
  title: string;
  /** Where it is done. */
  href: string;
  why: string;
  /** For whom, and until when: Oberlin, due January 5. */
  by: string;
  /** Of the student's own work. */
  minutes: number;
  /** Whether the student marks it done by hand; then it can be put off too. */
  tick: boolean;
  later: LaterDays;
  /** What the button says that leads to where it is done. */
  open: string;
  isDone: boolean;
  /** What is said once it is done: Marked done at 4:12 PM. */
  note?: string;
  /** A change that was not saved. */
  unsaved?: Unsaved;
}

/** 2 h 55 min, rounded to five minutes, because they are estimates. */
export function roundedMinutes(minutes: number) {
  const rounded = minutes < 5 ? Math.ceil(minutes) : 5 * Math.round(minutes / 5);
  return { hours: Math.floor(rounded / 60), minutes: rounded % 60 };
}

/** 2 h 55 min; 40 min; 3 h */
export function shortDuration(given: number): string {
  const { hours, minutes } = roundedMinutes(given);
  return [hours > 0 && `${hours} h`, (minutes > 0 || hours === 0) && `${minutes} min`].filter(Boolean).join(' ');
}

/** 2 hours 55 minutes */
export function spokenDuration(given: number): string {
  const { hours, minutes } = roundedMinutes(given);
  return [hours > 0 && inFigures(hours, 'hour'), (minutes > 0 || hours === 0) && inFigures(minutes, 'minute')]
    .filter(Boolean)
    .join(' ');
}

/** Nov 26; Nov 26 to 29; Dec 19 to Jan 3. The first and the last calendar day of a period. */
export function periodInWords(from: string, to: string): string {
  const first = monthAndDay.format(new Date(from));
  if (from === to) return first;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${first} to ${isOneMonth ? Number(to.slice(8)) : monthAndDay.format(new Date(to))}`;
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
