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
 * Makes statements on an embedded file take turns, and opens the connection anew where the file was locked, before the next
 * turn. For in this driver a statement that met a lock stays open, and while it does, what is written next is not committed
 * and yet reported as done; any other refusal ends its statement.
 * @param settings pragmas that every new connection begins with
 */
export function inTurns(client: Client, settings: string[]) {
  const execute = client.execute.bind(client) as Client['execute'];
  let turn: Promise<unknown> = Promise.resolve();
  let isNew = true;
  async function take<T>(work: () => Promise<T>) {
    try {
      if (isNew) for (const setting of settings) await execute(setting);
      isNew = false;
      return await work();
    } catch (error) {
      if (isBusy(error)) {
        await client.reconnect();
        isNew = true;
      }
      throw error;
    }
  }
  return around(client, (work) => {
    const mine = turn.then(() => take(work));
    turn = mine.catch(() => {});
    return mine;
  });
}

/** The client with something around each call, which is told of the SQL of its statements. */
export function around(client: Client, wrap: <T>(work: () => Promise<T>, statements: string[]) => Promise<T>) {
  const execute = client.execute.bind(client) as Client['execute'];
  const batch = client.batch.bind(client) as Client['batch'];
  const migrate = client.migrate.bind(client) as Client['migrate'];
  client.execute = (statement: InStatement, args?: InArgs) =>
    wrap(() => (typeof statement === 'string' ? execute(statement, args) : execute(statement)), [sqlOf(statement)]);
  client.batch = (statements, mode) => wrap(() => batch(statements, mode), statements.map(sqlOf));
  client.migrate = (statements) => wrap(() => migrate(statements), statements.map(sqlOf));
  return client;
}

/** Begins a statement that writes nothing. */
const READS = /^\s*(?:select|pragma)\b/i;

/** Whether the SQL of statements leaves every row as it is; where it is hard to tell, it does not. */
export const writesNothing = (statements: string[]) => statements.every((statement) => READS.test(statement));

function sqlOf(statement: InStatement | [sql: string, args?: InArgs]) {
  if (typeof statement === 'string') return statement;
  return Array.isArray(statement) ? statement[0] : statement.sql;
}

function isBusy(error: unknown) {
  return error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');
}
