import type { ServerOptions } from 'node:http';
import { createApp } from '#api/app.ts';
import type { Google } from '#api/google/google.ts';
import { builtInCoach } from '#api/coach/built-in/coach.ts';
import { openDb } from '#api/db/client.ts';
import { listen } from '#api/listen.ts';
import type { Message } from '#api/mail/mailer.ts';
import type { ModelCoach } from '#api/coach/coach.ts';
import { unwatched } from '#api/operations.ts';
import type { Pictures } from '#api/pictures/pictures.ts';
import { createRateLimits, noRateLimits, type RateLimits } from '#api/rate-limits.ts';
import { portrait } from '#mocks/fixtures/portrait.ts';
import { newDatabase } from './databases.ts';

interface ApiOptions {
  /** One of its own otherwise. */
  database?: Awaited<ReturnType<typeof newDatabase>>;
  unlimited?: boolean;
  trustProxy?: number;
  /** Of the language model, for each student. */
  dailyTokens?: number;
  /** A language model, where the test has one. */
  model?: (rateLimits: RateLimits) => ModelCoach;
  /** A provider of sign-in and documents. */
  google?: Google | null;
  /** Reads pictures of other sites; the same one at every address otherwise. */
  pictures?: Pictures;
  publicUrl?: string;
  /** Of Node, where its own patience is too long for a test. */
  serverOptions?: ServerOptions;
  /** The folder of a built site, and where its logos are from. */
  site?: string;
  logoService?: string;
}

const portraits: Pictures = { read: async () => new Blob([portrait], { type: 'image/png' }) };

/** The real API on a port and a database of its own; its clock stands until it is moved. */
export async function startApi({
  database: given,
  unlimited = false,
  trustProxy = 0,
  dailyTokens = 200_000,
  model,
  google = null,
  pictures = portraits,
  publicUrl = 'https://laurel.example',
  site,
  logoService,
  serverOptions,
}: ApiOptions = {}) {
  const database = given ?? (await newDatabase());
  const db = await openDb(database);
  const rateLimits = unlimited ? noRateLimits : createRateLimits(db, { dailyTokens });
  const languageModel = model?.(rateLimits) ?? null;
  const time = { now: new Date('2026-11-10T15:00:00.000Z') };
  const mailed: Message[] = [];
  const app = createApp({
    db,
    coaches: { builtIn: builtInCoach, model: languageModel },
    google,
    rateLimits,
    mailer: {
      delivers: false,
      async send(given) {
        const message = await given;
        if (message) mailed.push(message);
      },
    },
    clock: () => time.now,
    pictures,
    publicUrl,
    trustProxy,
    site,
    logoService,
    operations: unwatched,
  });
  const { server, port } = await listen(app, { port: 0, hostname: '127.0.0.1', serverOptions });
  return {
    base: `http://127.0.0.1:${port}`,
    db,
    file: database.file,
    time,
    /** Every message that was sent, oldest first. */
    mailed,
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      db.close();
      await database.remove();
    },
  };
}
