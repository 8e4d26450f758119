import { setTimeout as wait } from 'node:timers/promises';
import { type Client, type InArgs, type InStatement, LibsqlError } from '@libsql/client';

/** Milliseconds that one try waits for a locked file. The driver waits without letting go of the thread, so they are few. */
export const TRY = 10;
/** Milliseconds after which a file that is still locked is an error. */
const PATIENCE = 8_000;

/**
 * Makes the client of an embedded file wait for other processes that write to it, without holding up this one: a
 * statement that finds the file locked is tried again in a while, and others go on meanwhile.
 *
 * Statements take turns, and after a refusal the connection is opened anew before the next turn. For in this driver a refused
 * statement stays open, and while it does, what is written next is not committed and yet reported as done.
 */
export function withPatience(client: Client) {
  let turn: Promise<unknown> = Promise.resolve();

  async function patiently<T>(work: () => Promise<T>): Promise<T> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const mine = turn.then(() => work().catch(reopenWhenBusy));
      turn = mine.catch(() => {});
      try {
        return await mine;
      } catch (error) {
        if (!isBusy(error) || Date.now() > end) throw error;
      }
      await wait(10 + Math.random() * 40);
    }
  }

  async function reopenWhenBusy(error: unknown): Promise<never> {
    if (isBusy(error)) await client.reconnect();
    throw error;
  }

  const execute = client.execute.bind(client) as Client['execute'];
  const batch = client.batch.bind(client) as Client['batch'];
  const migrate = client.migrate.bind(client) as Client['migrate'];
  client.execute = (statement: InStatement, args?: InArgs) =>
    patiently(() => (typeof statement === 'string' ? execute(statement, args) : execute(statement)));
  client.batch = (statements, mode) => patiently(() => batch(statements, mode));
  client.migrate = (statements) => patiently(() => migrate(statements));
  return client;
}

function isBusy(error: unknown) {
  return error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');
}
