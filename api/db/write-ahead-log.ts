import { open } from 'node:fs/promises';
import type { Client } from '@libsql/client';

/** Brings everything that was written to an embedded database before this call to the disk, without holding the thread. */
export async function syncLog(databaseFile: string) {
  const log = await open(`${databaseFile}-wal`, 'r+').catch((error: NodeJS.ErrnoException) => {
    // SQLite has moved the log into the file and deleted it: whoever closed the last connection brought all of it to the disk.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  try {
    await log?.datasync();
  } finally {
    await log?.close();
  }
}

/**
 * Moves the whole log of an embedded database into its file and cuts the log off. Resolves to false when somebody who reads or
 * writes at that moment prevents it. Does nothing for a remote database.
 */
export async function emptyLog(client: Client) {
  if (client.protocol !== 'file') return true;
  const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  return rows[0]?.busy === 0;
}
