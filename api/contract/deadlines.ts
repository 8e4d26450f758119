import { z } from 'zod';
import { DEFAULT_TIME_ZONE, instantOf, isTimeZone } from './dates.ts';
import { sentences } from './sentences.ts';

/** The student's zone, an IANA name. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'Use a time zone such as America/New_York.' })
  .default(DEFAULT_TIME_ZONE);

/**
 * A deadline as a client may send it (see `instantOf`); an empty text or null is none. Parsed, it is an instant, or for the moment the text of a
 * day or a time without a zone: `withInstants` reads that in the zone of the student, which a schema does not know.
 */
export const Deadline = z
  .string({ error: sentences.deadline })
  .max(40, { error: sentences.deadline })
  .transform((text, context) => {
    if (text.trim() === '') return null;
    const instant = instantOf(text, DEFAULT_TIME_ZONE);
    if (instant === null) context.addIssue({ code: 'custom', message: sentences.deadline });
    return instant !== null && isLocal(text) ? text.trim() : instant;
  })
  .nullable();

/** Whether the text of a deadline has no zone. */
const isLocal = (text: string): boolean => !/(?:Z|[+-]\d\d:?\d\d)$/.test(text.trim());

/** The fields that hold a deadline, in a body or in its rows. */
const FIELDS: ReadonlySet<string> = new Set(['deadline', 'due']);

/** A body that was checked, with its deadlines as instants. @param zoneOf the student's zone, asked for only where a deadline has none */
export async function withInstants(body: unknown, zoneOf: () => Promise<string> | string): Promise<unknown> {
  return hasLocal(body) ? inZone(body, await zoneOf()) : body;
}

/** A text that is no date stays as it is, so that a preview of rows can say what is wrong with it. */
const isDeadline = (key: string, value: unknown): value is string =>
  FIELDS.has(key) && typeof value === 'string' && isLocal(value) && instantOf(value, DEFAULT_TIME_ZONE) !== null;

function hasLocal(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, one]) => isDeadline(key, one) || hasLocal(one));
}

function inZone(value: unknown, zone: string): unknown {
  if (Array.isArray(value)) return value.map((one) => inZone(one, zone));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, isDeadline(key, one) ? instantOf(one, zone) : inZone(one, zone)]),
  );
}
