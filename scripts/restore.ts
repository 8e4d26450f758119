// `npm run restore -- <file> [--replace]`: puts a backup where the database is, and leaves the former database beside it.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '#api/db/backup.ts';
import { readEnv } from '#api/env.ts';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new Error('Say from which file: npm run restore -- laurel-2026-11-22.db');
  const restored = await restore(resolve(file), readEnv(process.env).DATABASE_URL, values);
  if (restored.kept) console.log(`The database that was there is now ${restored.kept}`);
  console.log(`Restored to ${restored.file} (students: ${restored.students}, bytes: ${restored.bytes})`);
} catch (error) {
  console.error(`Cannot restore. ${(error as Error).message}`);
  process.exitCode = 1;
}
