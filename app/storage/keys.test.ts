import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keys } from './keys.ts';

test('README.md lists every key, and none that is gone', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const listed = [...readme.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key]) => key!);
  const builders: Record<string, string | ((studentId: string, ...rest: string[]) => string)> = keys;
  const built = Object.values(builders).map((key) => {
    if (typeof key === 'string') return key;
    const placeholders = key.length > 1 ? ['ESSAY'] : key === keys.unsaved ? ['WRITING', 'PAGE'] : [];
    return key('STUDENT', ...placeholders);
  });
  expect(listed.toSorted()).toEqual(built.toSorted());
});
