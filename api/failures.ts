import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { isFull, violates } from './db/client.ts';
import { log, traceOf } from './log.ts';

const MINUTE = 60_000;
let fullLoggedAt = -Infinity;

/** Makes a Problem of any error. A defect is logged with the request's id; a full disk is logged once a minute. */
export function problemOf(error: unknown, c: Context): Problem {
  const problem = asProblem(error);
  if (problem.status === 500 && !c.req.raw.signal.aborted) {
    log.error({ event: 'defect', method: c.req.method, route: routePath(c), ...traceOf(error) });
  }
  // While the disk is full every write fails.
  if (problem.status === 507 && performance.now() - fullLoggedAt > MINUTE) {
    fullLoggedAt = performance.now();
    log.error({ event: 'database full', ...traceOf(error) });
  }
  return problem;
}

/** The body of every failure. */
export const envelopeOf = ({ message, fields, current }: Problem) => ({ error: message, fields, current });

function asProblem(error: unknown) {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status < 500) return new Problem(error.status, refusals.unreadable);
  // The row that a new one belongs to was deleted while the request ran.
  if (violates(error, 'FOREIGNKEY')) return new Problem(404, refusals.notFound);
  if (isFull(error)) return new Problem(507, refusals.noRoom);
  return new Problem(500, 'Something went wrong on our side. Try again in a moment.');
}
