import Database from 'libsql';

/** The most bytes that the values may take together; about, because only `bytes` of each value and its key are counted. */
const LIMIT = 64 * 1024 * 1024;
/** What an entry takes beside its key and its value; about. */
const ENTRY = 256;

/**
 * Values that were read from an embedded database, by a key. A value is valid as long as nobody writes to the database: SQLite's
 * `data_version`, asked on a connection that never writes itself, changes with every write of any other connection or process, and
 * then all values are forgotten. When they would take more than `limit` bytes, all are forgotten too.
 */
export function createReadCache(databaseFile: string, limit = LIMIT) {
  const entries = new Map<string, { value: unknown; taken: number }>();
  let bytes = 0;
  let version = 0;
  let dataVersion: number | null = null;
  let isClosed = false;
  let connection: { database: Database.Database; ask: Database.Statement } | null = null;

  function clear() {
    entries.clear();
    bytes = 0;
  }

  /** The version of the database's file; null when it cannot be told. It takes a few microseconds. */
  function readDataVersion() {
    if (isClosed) return null;
    try {
      if (!connection) {
        const database = new Database(databaseFile, { timeout: 0 });
        connection = { database, ask: database.prepare('PRAGMA data_version').raw() };
      }
      return (connection.ask.get() as [number])[0];
    } catch {
      disconnect();
      return null;
    }
  }

  function disconnect() {
    connection?.database.close();
    connection = null;
  }

  /** The present version. Ask for it before you read what you want to store. */
  function presentVersion() {
    const now = readDataVersion();
    // Every connection counts for itself; one that is opened anew always comes after a null.
    if (now === null || now !== dataVersion) {
      clear();
      version++;
      dataVersion = now;
    }
    return version;
  }

  return {
    version: presentVersion,
    /** The value that was stored under the key since the last write; undefined without one. */
    find<T>(key: string) {
      presentVersion();
      return entries.get(key)?.value as T | undefined;
    },
    /**
     * Stores a value of about `size` bytes, unless somebody has written since `readAt`.
     * @param readAt the `version()` before the value was read
     */
    store(key: string, value: unknown, readAt: number, size = 0) {
      if (presentVersion() !== readAt || dataVersion === null) return;
      const taken = ENTRY + 2 * key.length + size;
      bytes -= entries.get(key)?.taken ?? 0;
      entries.delete(key);
      if (taken > limit) return;
      if (bytes + taken > limit) clear();
      entries.set(key, { value, taken });
      bytes += taken;
    },
    /** How many bytes the values take; never more than the limit. */
    bytes: () => bytes,
    close() {
      isClosed = true;
      disconnect();
    },
  };
}

export type ReadCache = ReturnType<typeof createReadCache>;
