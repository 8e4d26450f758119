import type { Deadline } from './deadlines.ts';

/** The day on which the stories stand. */
export const today = '2026-11-10';

/** A deadline of the stories: at the end of its day, or at a time which is to come where that is today. */
export const due = (day: string, time: string | null = null): Deadline => ({ day, time, passed: day < today });

/** One that closed earlier on the day of the stories. */
export const closedToday: Deadline = { day: today, time: '9:00 AM', passed: true };
