import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The project's folder. It is searched from this file upwards, because the file runs as source and bundled into dist/. */
const root = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json')) || folder === dirname(folder)) return folder;
  return findRoot(dirname(folder));
}

/** Makes a path in the project's folder absolute; an absolute path stays as it is. */
export function fromRoot(path: string) {
  return resolve(root, path);
}
