import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from '#api/app.ts';
import { builtInCoach } from '#api/coach/built-in/coach.ts';
import { openDb } from '#api/db/client.ts';
import { createRateLimits, noRateLimits } from '#api/rate-limits.ts';

/** The real API on a port of its own and a database file of its own; its clock stands until it is moved. */
export async function startApi({ unlimited = false, trustProxy = 0 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-api-'));
  const file = join(folder, 'test.db');
  const db = await openDb({ url: `file:${file}` });
  const time = { now: new Date('2026-11-10T15:00:00.000Z') };
  const app = createApp({
    db,
    coach: builtInCoach,
    rateLimits: unlimited ? noRateLimits : createRateLimits(db),
    clock: () => time.now,
    publicUrl: 'https://laurel.example',
    trustProxy,
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started));
  });
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    db,
    file,
    time,
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      db.$client.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
