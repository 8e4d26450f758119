import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  LibsqlError,
  type TransactionMode,
} from '@libsql/client';
import { emptyLog, syncLog } from './write-ahead-log.ts';

/** Milliseconds that the driver waits for a locked file. They are few because it holds the thread meanwhile; `PatientClient` waits longer. */
const LOCK_TIMEOUT = 10;

/** With `secure_delete`, no deleted text is left in the free space of the file. `synchronous` leaves the log to this client. */
const PRAGMAS = ['PRAGMA secure_delete = ON', 'PRAGMA synchronous = NORMAL'];

/**
 * A client of a database file, on one connection that has the pragmas above. It runs one statement after the other, and reports a
 * write when the write is on the disk (docs/decisions/durable-writes.md).
 *
 * When the file was locked, it opens the connection anew before the next statement: in this driver a statement that met a
 * lock stays open, and while it does, later writes are reported as done without being committed.
 */
export class EmbeddedClient implements Client {
  readonly protocol = 'file';
  readonly #file: string;
  readonly #client: Client;
  /** Settles when the statement before has ended. */
  #before: Promise<unknown> = Promise.resolve();
  /** Whether the connection lacks the pragmas. */
  #isNew = true;
  /** The sync of the log that has begun last, and the one that waits for its end. */
  #sync: Promise<void> = Promise.resolve();
  #nextSync: Promise<void> | null = null;
  /** Whether the last sync failed, after which nobody knows how much of the log is on the disk. */
  #isUncertain = false;

  /** @param file the path of the database's file */
  constructor(file: string) {
    this.#file = file;
    this.#client = createClient({ url: `file:${file}`, timeout: LOCK_TIMEOUT, concurrency: 1 });
  }

  execute(statement: InStatement, args?: InArgs) {
    return this.#run([statement], () => this.#client.execute(statement as string, args));
  }

  batch(statements: (InStatement | [string, InArgs?])[], mode?: TransactionMode) {
    return this.#run(statements, () => this.#client.batch(statements, mode));
  }

  migrate(statements: InStatement[]) {
    return this.#run(statements, () => this.#client.migrate(statements));
  }

  executeMultiple(sql: string) {
    return this.#run(null, () => this.#client.executeMultiple(sql));
  }

  /** Not for production: the statements of a transaction wait for nothing, and its writes are not brought to the disk. */
  transaction(mode?: TransactionMode) {
    return this.#inOrder(() => this.#client.transaction(mode!));
  }

  sync() {
    return this.#client.sync();
  }

  reconnect() {
    this.#isNew = true;
    return this.#client.reconnect();
  }

  close() {
    this.#client.close();
  }

  get closed() {
    return this.#client.closed;
  }

  /** @param statements what `work` runs; null where that is not known */
  async #run<T>(statements: (InStatement | [string, InArgs?])[] | null, work: () => Promise<T>) {
    const result = await this.#inOrder(work);
    if (!statements?.every(onlyReads)) await this.#written();
    return result;
  }

  #inOrder<T>(work: () => Promise<T>) {
    const result = this.#before.then(() => this.#onConnection(work));
    this.#before = result.catch(() => {});
    return result;
  }

  async #onConnection<T>(work: () => Promise<T>) {
    try {
      if (this.#isNew) for (const pragma of PRAGMAS) await this.#client.execute(pragma);
      this.#isNew = false;
      return await work();
    } catch (error) {
      if (isBusy(error)) await this.reconnect();
      throw error;
    }
  }

  /** Resolves when all that was written before the call is on the disk. Writes that end during a sync share the next one. */
  #written() {
    // The sync that is under way may have begun before the write ended.
    this.#nextSync ??= this.#sync
      .catch(() => {})
      .then(() => {
        this.#nextSync = null;
        this.#sync = this.#bringToDisk();
        return this.#sync;
      });
    return this.#nextSync;
  }

  /**
   * Syncs the log. After a failed sync, later parts of the log are worth nothing without the part that may be missing, so the whole
   * log is moved into the file before anything more is reported. Throws a LibsqlError with the code that SQLite has for this.
   */
  async #bringToDisk() {
    try {
      if (!this.#isUncertain) await syncLog(this.#file);
      else if (!(await emptyLog(this))) throw new Error('The log is in use.');
      this.#isUncertain = false;
    } catch (error) {
      this.#isUncertain = true;
      throw new LibsqlError((error as Error).message, 'SQLITE_IOERR', 'SQLITE_IOERR_FSYNC');
    }
  }
}

/** Whether a statement found the database locked by another connection, so that it did nothing. */
export function isBusy(error: unknown) {
  return error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');
}

/** Whether a statement certainly writes nothing. */
function onlyReads(statement: InStatement | [string, InArgs?]) {
  const sql = typeof statement === 'string' ? statement : Array.isArray(statement) ? statement[0] : statement.sql;
  return /^\s*(?:select|pragma)\b/i.test(sql);
}
