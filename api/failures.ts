import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { DrizzleQueryError } from 'drizzle-orm';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { violates } from './db/client.ts';
import { log } from './log.ts';

/** What a student is told of an error. A defect is logged, once, with the request's id. */
export function problemOf(error: unknown, c: Context): Problem {
  const problem = asProblem(error);
  if (problem.status === 500 && !c.req.raw.signal.aborted) {
    log.error({
      event: 'defect',
      requestId: c.res.headers.get('X-Request-Id'),
      method: c.req.method,
      // The secret of a calendar is part of its address.
      path: c.req.path.replace(/^(\/api\/calendar\/).*/, '$1…'),
      ...traceOf(error),
    });
  }
  return problem;
}

/** The envelope of every failure. */
export const envelopeOf = ({ message, fields, current }: Problem) => ({ error: message, fields, current });

function asProblem(error: unknown) {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status < 500) return new Problem(error.status, sentences.unreadable);
  // What a row belongs to was deleted while the request ran.
  if (violates(error, 'FOREIGNKEY')) return new Problem(404, sentences.notFound);
  return new Problem(500, 'Something went wrong on our side. Try again in a moment.');
}

/** What may be logged of a defect: of a failed query only its cause, because its own message holds the student's text. */
function traceOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  // A stack begins with the message, of which a line may look like a frame.
  const stack = error.stack?.slice(error.stack.indexOf(error.message) + error.message.length) ?? '';
  return { message: cause?.message, frames: stack.split('\n').filter((line) => line.startsWith('    at ')) };
}
