import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHranaServer } from './hrana-server.ts';

/** Where the rows of a test are: in a file that the API opens itself, or behind a stand-in of a libSQL server. */
export type DatabaseKind = 'embedded' | 'remote';

/** The kind of this run: the project `api-remote` runs the suite of `api` once more on a remote database. */
export const databaseKind: DatabaseKind = process.env.TEST_DATABASE === 'remote' ? 'remote' : 'embedded';

/** A new, empty database; `file` is where its rows end up. */
export async function newDatabase(kind = databaseKind) {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-db-'));
  const file = join(folder, 'test.db');
  const server = kind === 'remote' ? await startHranaServer({ file }) : null;
  return {
    url: server?.url ?? `file:${file}`,
    file,
    async remove() {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
