import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { Operations } from '../operations.ts';
import { isLoopback } from '../private-network.ts';
import type { HttpEnv } from '../http-env.ts';
import { databaseAnswers } from '../services/health.ts';
import { hashToken } from '../tokens.ts';

/** The routes for those who run Laurel: whether the server lives, whether it takes requests, and its metrics. */
export function operationsRoutes({ metrics, metricsToken, isStopping }: Operations) {
  return new Hono<HttpEnv>()
    .get('/api/health/live', (c) => c.json({ ok: true }))
    .get('/api/health/ready', async (c) => {
      if (isStopping()) throw new Problem(503, 'Laurel is stopping here.');
      if (!(await databaseAnswers(c.get('visitor').db))) throw new Problem(503, 'The database does not answer.');
      return c.json({ ok: true });
    })
    .get('/api/metrics', async (c) => {
      if (metricsToken === null && !isOnThisMachine(c)) throw new Problem(404, refusals.notFound);
      if (metricsToken !== null && !isSame(c.get('visitor').token, metricsToken))
        throw new Problem(401, 'The metrics ask for the token of METRICS_TOKEN.');
      return c.text(await metrics(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    });
}

/**
 * Whether the caller is on this machine and asks for this machine by name. That excludes what a proxy on this machine forwards, and a
 * page in a browser on this machine whose host name was made to lead here, because its requests carry that name.
 */
function isOnThisMachine(c: Context) {
  if (!isLoopback(c.req.url)) return false;
  const forwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  );
  const address = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  return !forwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address ?? '');
}

/** Compares hashes, so that the time it takes does not tell how much of the token is right. */
function isSame(given: string | null, token: string) {
  return given !== null && timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(token)));
}
