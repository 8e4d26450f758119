import type { Deadline } from './deadlines.ts';

/** Today in the stories. */
export const today = '2026-11-10';

/** A deadline at the end of its day, or at a time. One of today has not passed yet. */
export const due = (day: string, time: string | null = null): Deadline => ({ day, time, passed: day < today });

/** A deadline that closed earlier today. */
export const closedToday: Deadline = { day: today, time: '9:00 AM', passed: true };
