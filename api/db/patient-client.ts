import { setTimeout as wait } from 'node:timers/promises';
import type { Client, InArgs, InStatement, TransactionMode } from '@libsql/client';
import { isBusy } from './embedded-client.ts';
import { Unreachable } from './remote.ts';

/**
 * A client that tries again, for a while, what was certainly not done: a statement that found the database locked by another
 * process (8 seconds), or no server at all (3 seconds). It never sends a statement twice that may have been done.
 */
export class PatientClient implements Client {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  execute(statement: InStatement, args?: InArgs) {
    return retry(() => this.#client.execute(statement as string, args));
  }

  batch(statements: (InStatement | [string, InArgs?])[], mode?: TransactionMode) {
    return retry(() => this.#client.batch(statements, mode));
  }

  migrate(statements: InStatement[]) {
    return retry(() => this.#client.migrate(statements));
  }

  executeMultiple(sql: string) {
    return retry(() => this.#client.executeMultiple(sql));
  }

  transaction(mode?: TransactionMode) {
    return retry(() => this.#client.transaction(mode!));
  }

  sync() {
    return this.#client.sync();
  }

  reconnect() {
    return this.#client.reconnect();
  }

  close() {
    this.#client.close();
  }

  get closed() {
    return this.#client.closed;
  }

  get protocol() {
    return this.#client.protocol;
  }
}

async function retry<T>(work: () => Promise<T>) {
  const start = Date.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const { seconds, pause } = patienceWith(error);
      if (Date.now() - start >= seconds * 1_000) throw error;
      await wait(pause * (0.5 + Math.random()));
    }
  }
}

/** For how many seconds a failure is worth another try, and how many milliseconds pass before it, about. */
function patienceWith(error: unknown) {
  if (isBusy(error)) return { seconds: 8, pause: 25 };
  // A server that is started anew is back in a second or two; one that stays away should not keep students waiting.
  if (error instanceof Unreachable) return { seconds: 3, pause: 100 };
  return { seconds: 0, pause: 0 };
}
