import { chmod, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createClient } from '@libsql/client';
import { fileOf } from './client.ts';

/** A database file that was copied or checked. */
export interface Copied {
  file: string;
  bytes: number;
  students: number;
}

/**
 * Copies an embedded database into a new file, also while servers write to it: the copy is the state of one moment. It gets its name
 * when it was read without a fault. Throws an Error with one sentence, also when the file exists.
 */
export async function backUp(url: string, to: string): Promise<Copied> {
  const from = fileOf(url, 'Copies of it are made there; docs/deployment.md says how.');
  if (!(await exists(from))) throw new Error(`There is no database at ${from} (DATABASE_URL).`);
  if (await exists(to)) throw new Error(`${to} exists already; a backup never replaces another.`);
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    await on(from, (client) => client.execute({ sql: 'VACUUM INTO ?', args: [unfinished] }));
    // Only the user who runs Laurel may read it.
    await chmod(unfinished, 0o600);
    const copied = await inspect(unfinished);
    await rename(unfinished, to);
    return { ...copied, file: to };
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Puts a backup in the place of the database, after checking it. An existing database is replaced only with `replace` and when no
 * server has it open; it stays in the same folder, with the date in its name. Throws an Error with one sentence.
 */
export async function restore(from: string, url: string, { replace = false, now = new Date() } = {}) {
  const to = fileOf(url, 'What was copied there comes back there; docs/deployment.md says how.');
  if (!(await exists(from))) throw new Error(`There is no backup at ${from}.`);
  const { bytes, students } = await inspect(from);
  const isThere = await exists(to);
  if (isThere && !replace) throw new Error(`There is a database at ${to}. Stop the server and add --replace.`);

  const kept = isThere ? `${to}.${now.toISOString().replace(/:/g, '-')}` : null;
  if (kept) await becomeOneFile(to);
  await mkdir(dirname(to), { recursive: true });
  const unfinished = `${to}.unfinished`;
  try {
    await copyFile(from, unfinished);
    if (kept) await rename(to, kept);
    await rename(unfinished, to);
  } finally {
    await rm(unfinished, { force: true });
  }
  return { file: to, bytes, students, kept };
}

/** Moves the log of a database into its file. Throws an Error when a server has the database open. */
async function becomeOneFile(file: string) {
  await on(file, (client) => client.execute('PRAGMA journal_mode = DELETE')).catch(() => {
    throw new Error(`A server has ${file} open. Stop it first.`);
  });
}

/** Checks a whole file. Throws an Error when it is damaged or no database of Laurel. */
async function inspect(file: string): Promise<Copied> {
  const { size } = await stat(file);
  const [integrity, students] = await on(file, async (client) => [
    (await client.execute('PRAGMA integrity_check')).rows[0]?.integrity_check,
    Number((await client.execute('select count(*) as students from users')).rows[0]?.students),
  ]).catch((error: Error) => [error.message, 0]);
  if (integrity !== 'ok') throw new Error(`${file} is no good database of Laurel: ${integrity}.`);
  return { file, bytes: size, students: Number(students) };
}

async function on<T>(file: string, work: (client: ReturnType<typeof createClient>) => Promise<T>) {
  const client = createClient({ url: `file:${file}`, timeout: 8_000 });
  try {
    return await work(client);
  } finally {
    client.close();
  }
}

function exists(file: string) {
  return stat(file).then(
    () => true,
    () => false,
  );
}
