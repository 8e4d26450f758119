// `npm run backup -- <file>`: copies the database into a new file, also while the server runs.
import { resolve } from 'node:path';
import { backUp } from '#api/db/backup.ts';
import { readEnv } from '#api/env.ts';

try {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Say into which file: npm run backup -- laurel-2026-11-22.db');
  const { file: made, bytes, students } = await backUp(readEnv(process.env).DATABASE_URL, resolve(file));
  console.log(`Backed up to ${made} (students: ${students}, bytes: ${bytes})`);
} catch (error) {
  console.error(`Cannot back up. ${(error as Error).message}`);
  process.exitCode = 1;
}
