import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = ['ui', 'app']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:css|tsx?)$/.test(path) && !path.includes('node_modules'))
      .map((path) => readFileSync(join(root, folder, path), 'utf8')),
  )
  .join('\n');

test('every token is read by a style or a component, so that a change of it shows', () => {
  const tokens = readFileSync(join(root, 'ui/styles/tokens.css'), 'utf8');
  const names = new Set([...tokens.matchAll(/(--[a-z0-9-]+)\s*:/g)].map(([, name]) => name!));
  expect(names.size).toBeGreaterThan(100);
  // A score's band is part of its name: var(--score-${band}).
  const isRead = (name: string) =>
    [`var(${name})`, `var(${name},`, `'${name}'`].some((reading) => sources.includes(reading)) ||
    /^--score-\d$/.test(name);
  expect([...names].filter((name) => !isRead(name))).toEqual([]);
});
