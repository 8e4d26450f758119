import { expect, test } from 'vitest';
import { originsSay } from './origins-say.ts';
import { originsAfter } from './origins-after.ts';
import { recordOf, TYPED, UNKNOWN } from './record.ts';

const ZONE = 'America/New_York';
const save = (
  record: Parameters<typeof originsAfter>[0],
  before: string,
  after: string,
  said: Parameters<typeof originsAfter>[3] = [],
  at = '2026-10-04T15:00:00.000Z',
) => originsAfter(record, before, after, said, at);

test('says in words what was typed and pasted, and how much of that was rewritten', () => {
  const paste = 'one two three four five six seven eight nine ten';
  const first = save(recordOf('', TYPED), '', paste, [{ kind: 'pasted', from: 'outside', text: paste }]);
  expect(originsSay(first, paste, ZONE)).toBe('Typed here: 0 words. Pasted October 4: 10.');
  const after = 'one two three four FIVE SIX seven eight nine ten and more';
  expect(originsSay(save(first, paste, after), after, ZONE)).toBe(
    'Typed here: 4 words. Pasted October 4: 10, of which 2 were since rewritten.',
  );
});

test('says what was taken from Laurel and from a reader, and what stood there before the record', () => {
  const before = 'It stood there.';
  const record = { ...recordOf(before, UNKNOWN), since: '2026-11-20T15:00:00.000Z' };
  const after = 'It stood there. Laurel said this bit. A reader said that. Mine.';
  const saved = save(record, before, after, [
    { kind: 'suggestion', from: 'Polish a Paragraph', text: 'Laurel said this bit.' },
    { kind: 'reviewer', from: 'Ms. Lee', text: 'A reader said that.' },
  ]);
  expect(originsSay(saved, after, ZONE)).toBe(
    'Typed here since November 20: 1 word. Taken from Laurel: 4. From a reader: 4. The 3 before the record were not followed.',
  );
});

test('an empty essay has nothing to say', () => {
  expect(originsSay(recordOf('', TYPED), '', ZONE)).toBe('Nothing is written yet.');
});
