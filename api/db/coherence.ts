import type { Client } from '@libsql/client';
import Database from 'libsql';
import { presentRequest } from '../request.ts';
import { createCache } from './cache.ts';
import { around, writesNothing } from './patience.ts';

const VERSION = 'PRAGMA data_version';

/** Writes to a table that nothing which is kept is read from: so whoever downloads, or is only counted, takes nothing from others. */
const ASIDE =
  /^\s*(?:insert into|update|delete from)\s+"?(?:authorization_requests|password_resets|rate_limits|secrets|tickets)"?\s/i;

const forgetsNothing = (statements: string[]) =>
  statements.every((statement) => ASIDE.test(statement) || writesNothing([statement]));

/**
 * A cache of what is read from an embedded file, which forgets what may have changed before anybody is told of the change: what
 * is written on this connection as soon as it is committed, of the student in whose request that is, else of everybody; and
 * everything, where `upToDate` finds that another connection has written.
 */
export function coherentCache(client: Client, databaseFile: string) {
  const cache = createCache();
  const watch = watchFile(client, databaseFile);
  /** The versions at the last look: of all that was written, and of what others have written than this connection. */
  let seen: { all: string | null; others: string } | null = null;
  /** How often this connection may have become another, which counts by itself. */
  let connections = 0;

  around(client, async (work, statements) => {
    try {
      return await work();
    } catch (error) {
      connections++;
      throw error;
    } finally {
      if (!forgetsNothing(statements)) cache.forget(presentRequest()?.studentId);
    }
  });

  let next: Promise<void> | null = null;
  async function look() {
    next = null;
    const all = watch();
    if (all !== null && all === seen?.all) return;
    const connection = connections;
    const { rows } = await client.execute(VERSION);
    const others = `${connection}:${String(rows[0]![0])}`;
    if (others !== seen?.others || connection !== connections) cache.forget();
    seen = connection === connections ? { all, others } : null;
  }

  return {
    ...cache,
    /**
     * Forgets everything where another connection has written, also in another process: whoever has waited for it finds nothing that
     * was read before a write that was done when they asked. Those who ask in one turn of the event loop share a look.
     */
    upToDate() {
      next ??= new Promise<void>((resolve) => setImmediate(resolve)).then(look);
      return next;
    },
  };
}

/**
 * What tells, in a few microseconds, whether anybody has written: the version of the file on a connection that never writes, or null
 * where that can't be told now. It does not tell who it was.
 */
function watchFile(client: Client, databaseFile: string) {
  let watching: { database: Database.Database; version: Database.Statement } | null = null;
  let openings = 0;
  function open() {
    openings++;
    const database = new Database(databaseFile, { timeout: 0 });
    return { database, version: database.prepare(VERSION).raw() };
  }
  function stop() {
    watching?.database.close();
    watching = null;
  }
  const close = client.close.bind(client);
  client.close = () => {
    stop();
    close();
  };
  return () => {
    if (client.closed) return null;
    try {
      watching ??= open();
      // Each connection counts by itself.
      return `${openings}:${(watching.version.get() as [number])[0]}`;
    } catch {
      stop();
      return null;
    }
  };
}
