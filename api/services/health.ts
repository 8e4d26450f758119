import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { VisitorContext } from '../context.ts';
import type { Db } from '../db/client.ts';

/** Milliseconds after which a database counts as not answering. */
const PATIENCE = 2_000;

export async function readHealth({ db }: VisitorContext) {
  await db.run(sql`select 1`);
  return { ok: true as const };
}

/** True where the database answers soon. */
export function databaseAnswers(db: Db) {
  const answered = db.run(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, wait(PATIENCE, false, { ref: false })]);
}

export const readServices = async ({ coaches, google, mailer }: VisitorContext) => ({
  languageModel: coaches.model?.engine ?? null,
  google: google !== null,
  email: mailer.delivers,
});
