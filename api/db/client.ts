import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient, LibsqlError } from '@libsql/client';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { fromRoot } from '../root.ts';
import { TRY, withPatience } from './patience.ts';
import * as schema from './schema.ts';

export type Db = ReturnType<typeof connect>;

function connect(url: string, authToken: string | undefined) {
  // A busy_timeout pragma does not reach pooled connections; `timeout` does.
  const client = url.startsWith('file:')
    ? withPatience(createClient({ url, timeout: TRY }))
    : createClient({ url, authToken });
  return drizzle({ client, schema, casing: 'snake_case' });
}

/**
 * Opens the database and brings it up to the present schema; makes the folder of an embedded file.
 * @param url any libSQL address: `file:`, `http://`, `https://`, `libsql://`
 */
export async function openDb({ url, authToken }: { url: string; authToken?: string }) {
  const embedded = url.startsWith('file:');
  const address = embedded ? `file:${filePath(url)}` : url;
  if (embedded) mkdirSync(dirname(filePath(url)), { recursive: true });
  const db = connect(address, authToken);
  await tryAgain(async () => {
    if (embedded) await db.$client.execute('PRAGMA journal_mode = WAL');
    await migrate(db, { migrationsFolder: fromRoot('api/db/migrations') });
  });
  return db;
}

/** Several processes may start on a new file at once; who comes second finds it migrated at the next try. */
async function tryAgain(work: () => Promise<void>, tries = 5) {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (--tries === 0) throw error;
      await wait(50 + Math.random() * 200);
    }
  }
}

function filePath(url: string) {
  return url.startsWith('file://') ? fileURLToPath(url) : fromRoot(url.slice('file:'.length));
}

/** Whether a statement failed because it would have broken this kind of constraint. */
export function violates(error: unknown, constraint: 'UNIQUE' | 'FOREIGNKEY') {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof LibsqlError && cause.extendedCode === `SQLITE_CONSTRAINT_${constraint}`;
}
