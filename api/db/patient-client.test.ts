import { type Client, LibsqlError } from '@libsql/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PatientClient } from './patient-client.ts';
import { Unreachable } from './remote.ts';

let seconds = 0;
beforeEach(() => void vi.spyOn(Date, 'now').mockImplementation(() => seconds * 1_000));
afterEach(() => void vi.restoreAllMocks());

const busy = new LibsqlError('database is locked', 'SQLITE_BUSY');

/** A patient client on one that takes a second for each try, fails with these errors one after the other, and then answers. */
function clientFailing(...errors: Error[]) {
  const execute = vi.fn<() => Promise<string>>(async () => {
    seconds++;
    const error = errors.shift();
    if (error) throw error;
    return 'done';
  });
  return { execute, client: new PatientClient({ execute } as unknown as Client) };
}

test.each([
  ['found the database locked', busy],
  ['found no server', new Unreachable('Nothing answers.')],
])('a statement that %s is tried again', async (_what, error) => {
  const { client, execute } = clientFailing(error, error);
  expect(await client.execute('select 1')).toBe('done');
  expect(execute).toHaveBeenCalledTimes(3);
});

test.each([
  ['a lock', busy, 8],
  ['a server that is away', new Unreachable('Nothing answers.'), 3],
])('%s is waited for, but not for ever', async (_what, error, most) => {
  const { client, execute } = clientFailing(...Array<Error>(20).fill(error));
  await expect(client.execute('select 1')).rejects.toBe(error);
  expect(execute).toHaveBeenCalledTimes(most);
});

test.each([
  ['was refused', new LibsqlError('UNIQUE constraint failed', 'SQLITE_CONSTRAINT')],
  ['may have been done', new Error('The database gave no answer.')],
])('a statement that %s is not sent again', async (_what, error) => {
  const { client, execute } = clientFailing(error);
  await expect(client.execute('insert into rows values (1)')).rejects.toBe(error);
  expect(execute).toHaveBeenCalledTimes(1);
});
