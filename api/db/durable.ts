import { open } from 'node:fs/promises';
import { type Client, LibsqlError } from '@libsql/client';
import { around, writesNothing } from './patience.ts';

/**
 * Reports what was written once it is on the disk, and lets go of the thread meanwhile: SQLite itself, with `synchronous` at
 * FULL, would hold it for as long as the disk takes, with everybody's reads. With NORMAL it leaves the log of a commit
 * to the operating system, so the log is brought to the disk here. Commits that come while that is done share the next time.
 * @param sync brings all that was written before the call to the disk
 */
export function withDurability(client: Client, sync: () => Promise<void>) {
  let underWay: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  function synced() {
    // What is under way may have begun before this commit.
    next ??= underWay
      .catch(() => {})
      .then(() => {
        next = null;
        underWay = sync();
        return underWay;
      });
    return next;
  }
  return around(client, async (work, statements) => {
    const result = await work();
    if (!writesNothing(statements)) await synced();
    return result;
  });
}

/**
 * What brings the log of a database file to the disk. Throws a LibsqlError with the code that SQLite has for it. After that
 * nobody knows what of the log is on the disk, and what comes later in it counts for nothing without it; so then all of it is
 * moved into the file, before anything is reported as done.
 */
export function logSync(databaseFile: string, client: Client) {
  let isUncertain = false;
  return async function sync() {
    try {
      await (isUncertain ? emptyLog(client) : syncLog(databaseFile));
      isUncertain = false;
    } catch (error) {
      isUncertain = true;
      throw new LibsqlError((error as Error).message, 'SQLITE_IOERR', 'SQLITE_IOERR_FSYNC');
    }
  };
}

async function emptyLog(client: Client) {
  const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  if (rows[0]?.busy !== 0) throw new Error('The log is in use.');
}

async function syncLog(databaseFile: string) {
  const log = await open(`${databaseFile}-wal`, 'r+').catch((error: NodeJS.ErrnoException) => {
    // Without a log all of it is in the file already: whoever closed the last connection has moved it there.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  try {
    await log?.datasync();
  } finally {
    await log?.close();
  }
}
