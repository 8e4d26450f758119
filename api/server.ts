import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { builtInCoach } from './coach/built-in/coach.ts';
import { openDb } from './db/client.ts';
import { type Env, readEnv } from './env.ts';
import { log } from './log.ts';
import { createRateLimits, noRateLimits } from './rate-limits.ts';
import { fromRoot } from './root.ts';
import { forgetDeleted } from './services/deletions.ts';

const HOUR = 60 * 60_000;

/** Starts the server; whatever keeps it from starting becomes one clear line. */
async function main() {
  const env = readEnv(process.env);
  const db = await openDb({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN }).catch((error: Error) => {
    throw new Error(`Cannot open the database (DATABASE_URL): ${error.message}`);
  });
  const app = createApp({
    db,
    coach: builtInCoach,
    rateLimits: env.RATE_LIMIT === 'on' ? createRateLimits(db) : noRateLimits,
    clock: () => new Date(),
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    site: fromRoot('dist/site'),
  });
  const server = await listen(app.fetch, env);
  const forget = () =>
    forgetDeleted(db, Date.now()).catch((error: Error) => log.error({ task: 'forgetDeleted', error: error.message }));
  void forget();
  // The first student should not wait a second for the grammar checker.
  builtInCoach.preview({ essay: 'Ready.' }).catch(() => log.error({ task: 'startCoach' }));
  setInterval(() => void forget(), HOUR).unref();

  const stop = () => {
    server.close(() => {
      db.$client.close();
      process.exit(0);
    });
    // Connections kept open between requests would hold the stop up.
    if ('closeIdleConnections' in server) setInterval(() => server.closeIdleConnections(), 50);
    // A browser may hold a connection open for minutes; what is being answered gets a moment to end.
    setTimeout(() => process.exit(0), 2_000).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function listen(fetch: ReturnType<typeof createApp>['fetch'], env: Env) {
  return new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const server = serve({ fetch, port: env.PORT, hostname: env.HOST }, ({ port }: AddressInfo) => {
      const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(env.HOST) ? 'localhost' : env.HOST;
      console.log(`Laurel is at http://${host}:${port}`);
      resolve(server);
    });
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentenceFor(error, env))));
  });
}

function sentenceFor(error: NodeJS.ErrnoException, { HOST, PORT }: Env) {
  if (error.code === 'EADDRINUSE')
    return `Port ${PORT} is taken. Stop what runs there, or choose another: PORT=${PORT + 1} npm start`;
  if (error.code === 'EACCES') return `Port ${PORT} may not be used by this user. Choose another: PORT=3000 npm start`;
  return `Cannot listen on ${HOST}:${PORT} (HOST, PORT): ${error.message}`;
}

main().catch((error: Error) => {
  console.error(`Laurel cannot start. ${error.message.split('\n')[0]}`);
  process.exit(1);
});
