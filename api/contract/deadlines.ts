import { z } from 'zod';
import { DEFAULT_TIME_ZONE, instantOf, isTimeZone } from './dates.ts';
import { sentences } from './sentences.ts';

/** The student's zone, an IANA name. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'Use a time zone such as America/New_York.' })
  .default(DEFAULT_TIME_ZONE);

/** A deadline as a client may send it (see `instantOf`); an empty text or null is none. Parsed, it is an instant. */
export const Deadline = z
  .string({ error: sentences.deadline })
  .max(40, { error: sentences.deadline })
  .transform((text, context) => {
    if (text.trim() === '') return null;
    const instant = instantOf(text, DEFAULT_TIME_ZONE);
    if (instant === null) context.addIssue({ code: 'custom', message: sentences.deadline });
    return instant;
  })
  .nullable();
