import { expect, test } from 'vitest';
import { keptIds, NEW, readKeptId } from './kept-ids.ts';

const built: [id: string, kind: keyof typeof keptIds, of: string][] = [
  [keptIds.essay('main'), 'essay', 'main'],
  [keptIds.essay('0c1d-major'), 'essay', '0c1d-major'],
  [keptIds.notes('brown'), 'notes', 'brown'],
  [keptIds.activity(NEW), 'activity', NEW],
  [keptIds.activity('with.a.dot'), 'activity', 'with.a.dot'],
  [keptIds.honor('fair'), 'honor', 'fair'],
  [keptIds.onboarding('apps'), 'onboarding', 'apps'],
  [keptIds.onboarding('essay'), 'onboarding', 'essay'],
];

test.each(built)('%s is read as what it was built of', (id, kind, of) => {
  expect(readKeptId(id)).toEqual({ kind, of });
});

test('every id is another', () => {
  expect(new Set(built.map(([id]) => id)).size).toBe(built.length);
});
