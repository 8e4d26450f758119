import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient, LibsqlError } from '@libsql/client';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { fromRoot } from '../root.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { PatientClient } from './patient-client.ts';
import { createReadCache } from './read-cache.ts';
import { fetchWithin } from './remote.ts';
import * as schema from './schema.ts';

export type Db = ReturnType<typeof connect>;

/** Milliseconds that a server of the database has for an answer, so that one that hangs does not hold up a request for ever. */
const ANSWER = 10_000;
/** The same for a migration, which may write the rows of all students. */
const MIGRATION = 10 * 60_000;

function connect(url: string, authToken: string | undefined, timeLimit = ANSWER) {
  const client = new PatientClient(
    isEmbedded(url)
      ? new EmbeddedClient(filePath(url))
      : createClient({ url, authToken, fetch: fetchWithin(timeLimit) }),
  );
  // A remote database does not tell what others have written there, so nothing that was read there may be answered again.
  const readCache = isEmbedded(url) ? createReadCache(filePath(url)) : null;
  return Object.assign(drizzle({ client, schema, casing: 'snake_case' }), {
    readCache,
    close() {
      client.close();
      readCache?.close();
    },
  });
}

/**
 * Opens the database and brings it up to the present schema; makes the folder of an embedded file. Throws an Error with one
 * line that names the bad setting where there is one, and never holds the token.
 * @param url any libSQL address: `file:`, `http://`, `https://`, `libsql://`
 */
export async function openDb({ url, authToken }: { url: string; authToken?: string }) {
  const address = isEmbedded(url) ? `file:${filePath(url)}` : url;
  try {
    if (isEmbedded(url)) makeFile(filePath(url));
    await tryAgain(() => bringUp(address, authToken));
    return connect(address, authToken);
  } catch (error) {
    throw new Error(lineFor(error, authToken), { cause: error });
  }
}

/** Makes the file so that only the user who runs Laurel may read it. SQLite gives its log the same rights. */
function makeFile(path: string) {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a', 0o600));
  // A file of an earlier release may have other rights.
  chmodSync(path, 0o600);
}

async function bringUp(address: string, authToken: string | undefined) {
  const db = connect(address, authToken, MIGRATION);
  try {
    if (isEmbedded(address)) await db.$client.execute('PRAGMA journal_mode = WAL');
    await migrate(db, { migrationsFolder: fromRoot('api/db/migrations') });
    // Two processes may run a migration at once. By this index the second one fails to note it and is rolled back.
    await db.$client.execute('create unique index if not exists migrations_once on __drizzle_migrations (created_at)');
  } finally {
    db.close();
  }
}

/** Several processes may start on a new database at once. The second one finds it migrated at its next try. */
async function tryAgain(work: () => Promise<void>, tries = 5) {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (--tries === 0 || !isAnswer(error)) throw error;
      await wait(50 + Math.random() * 200);
    }
  }
}

function isEmbedded(url: string) {
  return url.startsWith('file:');
}

/** The absolute path of an embedded database. Throws an Error with a hint for a remote one. */
export function fileOf(url: string, hint: string) {
  if (!isEmbedded(url)) throw new Error(`The database is on a server (DATABASE_URL). ${hint}`);
  return filePath(url);
}

function filePath(url: string) {
  return url.startsWith('file://') ? fileURLToPath(url) : fromRoot(url.slice('file:'.length));
}

/** The message for a broken constraint, which is the one thing that a file and a server have in common. */
const refusals = { UNIQUE: 'UNIQUE constraint failed', FOREIGNKEY: 'FOREIGN KEY constraint failed' };

/** Whether a statement failed because it would have broken this kind of constraint. */
export function violates(error: unknown, constraint: keyof typeof refusals) {
  const cause = causeOf(error);
  return cause instanceof LibsqlError && cause.message.includes(refusals[constraint]);
}

/** Codes of an embedded database that could not write its file or log: the disk is full or broken, or a quota is reached. */
const unwritten = ['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_FSYNC', 'SQLITE_IOERR_SHMSIZE'];

/** Whether a statement failed because the disk of the database takes nothing more. */
export function isFull(error: unknown) {
  const cause = causeOf(error);
  return cause instanceof LibsqlError && unwritten.includes(cause.extendedCode ?? cause.code);
}

function causeOf(error: unknown) {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/** The HTTP status of a server that did not run a statement; undefined otherwise. */
function statusOf(error: unknown) {
  const { cause } = causeOf(error) as { cause?: { status?: number } };
  return cause?.status;
}

/** Whether the error is an answer of the database itself. */
function isAnswer(error: unknown) {
  return causeOf(error) instanceof LibsqlError && statusOf(error) === undefined;
}

function lineFor(error: unknown, authToken: string | undefined) {
  const status = statusOf(error);
  if (status === 401 || status === 403)
    return authToken
      ? 'the server refuses the token in DATABASE_AUTH_TOKEN.'
      : 'the server wants a token; put it into DATABASE_AUTH_TOKEN.';
  if (status) return `it answers with HTTP status ${status}. Is that the address of a libSQL server?`;
  return (causeOf(error) as Error).message.split('\n')[0]!;
}
