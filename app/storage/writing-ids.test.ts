import { expect, test } from 'vitest';
import { NEW, readWritingId, writingIds } from './writing-ids.ts';

const built: [id: string, kind: keyof typeof writingIds, of: string][] = [
  [writingIds.essay('main'), 'essay', 'main'],
  [writingIds.essay('0c1d-major'), 'essay', '0c1d-major'],
  [writingIds.notes('brown'), 'notes', 'brown'],
  [writingIds.outline('main'), 'outline', 'main'],
  [writingIds.activity(NEW), 'activity', NEW],
  [writingIds.activity('with.a.dot'), 'activity', 'with.a.dot'],
  [writingIds.honor('fair'), 'honor', 'fair'],
  [writingIds.onboarding('apps'), 'onboarding', 'apps'],
  [writingIds.onboarding('essay'), 'onboarding', 'essay'],
];

test.each(built)('%s is read as what it was built of', (id, kind, of) => {
  expect(readWritingId(id)).toEqual({ kind, of });
});

test('every id is another', () => {
  expect(new Set(built.map(([id]) => id)).size).toBe(built.length);
});
