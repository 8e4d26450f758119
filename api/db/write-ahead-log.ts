import type { Db } from './client.ts';

/**
 * Moves all of an embedded database's log into its file and cuts the log off, because what was deleted or replaced stands
 * in the log until it is written over. While another process reads, the log stays; whoever comes next tries again.
 */
export async function emptyWriteAheadLog({ $client: client }: Db) {
  if (client.protocol === 'file') await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
}
