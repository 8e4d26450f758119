import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { isFull, violates } from './db/client.ts';
import { log, traceOf } from './log.ts';

const MINUTE = 60_000;
let fullTold = -Infinity;

/** What a student is told of an error. A defect is logged, once, with the request's id; a full disk once in a minute. */
export function problemOf(error: unknown, c: Context): Problem {
  const problem = asProblem(error);
  if (problem.status === 500 && !c.req.raw.signal.aborted) {
    log.error({ event: 'defect', method: c.req.method, route: routePath(c), ...traceOf(error) });
  }
  // Every write fails alike as long as it lasts.
  if (problem.status === 507 && performance.now() - fullTold > MINUTE) {
    fullTold = performance.now();
    log.error({ event: 'database full', ...traceOf(error) });
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
  if (isFull(error)) return new Problem(507, sentences.noRoom);
  return new Problem(500, 'Something went wrong on our side. Try again in a moment.');
}
