import { setTimeout as wait } from 'node:timers/promises';
import { type Client, type InArgs, type InStatement, LibsqlError } from '@libsql/client';
import { Unreachable } from './remote.ts';

/** Milliseconds that one try waits for a locked file. The driver waits without letting go of the thread, so they are few. */
export const TRY = 10;

/**
 * Makes a client try again, for a while, what was certainly not done: a statement that found the database locked by
 * another process, or no server at all. A statement that may have been done is never sent twice.
 */
export function withPatience(client: Client) {
  return around(client, async (work) => {
    const start = Date.now();
    for (;;) {
      try {
        return await work();
      } catch (error) {
        const { most, pause } = patienceWith(error);
        if (Date.now() - start >= most) throw error;
        await wait(pause * (0.5 + Math.random()));
      }
    }
  });
}

/** For how many milliseconds a failure is worth trying again, and how many pass before the next try. */
function patienceWith(error: unknown) {
  if (isBusy(error)) return { most: 8_000, pause: 25 };
  // A server that is started anew is back in a second or two; one that stays away should not keep students waiting.
  if (error instanceof Unreachable) return { most: 3_000, pause: 100 };
  return { most: 0, pause: 0 };
}

/**
 * Makes statements on an embedded file take turns, and opens the connection anew after a refusal, before the next turn. For in
 * this driver a refused statement stays open, and while it does, what is written next is not committed and yet reported as
 * done.
 */
export function inTurns(client: Client) {
  let turn: Promise<unknown> = Promise.resolve();
  return around(client, (work) => {
    const mine = turn.then(() =>
      work().catch(async (error: unknown) => {
        if (isBusy(error)) await client.reconnect();
        throw error;
      }),
    );
    turn = mine.catch(() => {});
    return mine;
  });
}

/** The client with something around each of its statements. */
function around(client: Client, wrap: <T>(work: () => Promise<T>) => Promise<T>) {
  const execute = client.execute.bind(client) as Client['execute'];
  const batch = client.batch.bind(client) as Client['batch'];
  const migrate = client.migrate.bind(client) as Client['migrate'];
  client.execute = (statement: InStatement, args?: InArgs) =>
    wrap(() => (typeof statement === 'string' ? execute(statement, args) : execute(statement)));
  client.batch = (statements, mode) => wrap(() => batch(statements, mode));
  client.migrate = (statements) => wrap(() => migrate(statements));
  return client;
}

function isBusy(error: unknown) {
  return error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');
}
