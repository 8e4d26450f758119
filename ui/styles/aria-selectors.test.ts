import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sheets = ['ui', 'app'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !path.includes('node_modules'))
    .map((path) => join(folder, path)),
);

test('no style sheet takes aria-disabled="false" and its like for true', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const bare = /\[aria-(?:disabled|busy|pressed|expanded|selected|checked|hidden)\]/;
  expect(sheets.filter((sheet) => bare.test(readFileSync(join(root, sheet), 'utf8')))).toEqual([]);
});
