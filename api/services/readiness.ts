import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

/** Milliseconds that the database has before requests had better go elsewhere. */
const PATIENCE = 2_000;

/** Whether the database answers, soon. */
export function databaseAnswers(db: Db) {
  const answered = db.run(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, wait(PATIENCE, false, { ref: false })]);
}
