import { refusals } from './refusals.ts';

/**
 * A failure that a student may read: an HTTP status, a sentence and, where fields were wrong, why, by path.
 * The API throws it, the envelope carries it, and the client throws it again.
 */
export class Problem extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** With a 409: what is stored now, so that both texts can be offered. */
  readonly current: unknown;
  /** With a 429: seconds until another try. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    sentence: string,
    extra: { fields?: Record<string, string>; current?: unknown; retryAfter?: number } = {},
  ) {
    super(sentence);
    this.name = 'Problem';
    this.status = status;
    this.fields = extra.fields;
    this.current = extra.current;
    this.retryAfter = extra.retryAfter;
  }
}

/** A failure because of one wrong field, which the sentence speaks of. */
export const fieldProblem = (status: number, field: string, sentence: string) =>
  new Problem(status, sentence, { fields: { [field]: sentence } });

/** What was looked for; throws a 404 where there is none. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Problem(404, refusals.notFound);
  return value;
}
