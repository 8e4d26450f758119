import { expect, test } from 'vitest';
import type { VersionSummary } from '#contract/essays.ts';
import { PRESENT, versionsToCompare } from './versions-to-compare.ts';

const now = new Date('2026-11-10T15:00:00Z');
const version = (id: string, day: string, score: number | null): VersionSummary => ({
  id,
  savedAt: `2026-11-${day}T15:00:00.000Z`,
  words: 500,
  score,
  engine: score === null ? null : 'built-in',
});
const scoredNow = { score: 84, scoreOutdated: false, text: 'Words.' };
const compare = (versions: VersionSummary[], essay = scoredNow, chosen = {}) =>
  versionsToCompare(versions, essay, chosen, now, 'UTC');
const third = version('third', '09', 84);
const second = version('second', '08', 78);
const first = version('first', '07', 71);

test('the last scored text before the present one is compared with it, and others can be chosen', () => {
  const compared = compare([third, version('unscored', '09', null), second, first]);
  expect(compared).toEqual({
    from: 'second',
    to: PRESENT,
    fromOptions: [
      { value: 'second', label: 'Nov 8, 3:00 PM, scored 78' },
      { value: 'first', label: 'Nov 7, 3:00 PM, scored 71' },
    ],
    toOptions: [
      { value: PRESENT, label: 'This text, scored 84' },
      { value: 'first', label: 'Nov 7, 3:00 PM, scored 71' },
    ],
  });
  expect(compare([third, second, first], scoredNow, { from: 'first', to: 'second' })).toMatchObject({
    from: 'first',
    to: 'second',
  });
});

test('a text that was changed since is compared with its last score', () => {
  expect(compare([third], { ...scoredNow, scoreOutdated: true })).toMatchObject({
    from: 'third',
    toOptions: [{ label: 'This text, not scored' }],
  });
});

test('a chosen version that has become the present text is compared with it no longer', () => {
  expect(compare([third, second, first], scoredNow, { from: 'third' })).toMatchObject({ from: 'second', to: PRESENT });
});

test('one scored text is too few, and says its score', () => {
  expect(compare([third])).toEqual({ only: { when: 'Yesterday, 3:00 PM', score: 84 } });
  expect(compare([version('unscored', '09', null)], { ...scoredNow, score: null as never })).toEqual({ only: null });
});

test('two texts that were scored alike in one minute are told by their words', () => {
  const longer = { ...second, id: 'longer', words: 1_512 };
  expect(compare([third, longer, second, first])).toMatchObject({
    fromOptions: [
      { label: 'Nov 8, 3:00 PM, scored 78, 1,512 words' },
      { label: 'Nov 8, 3:00 PM, scored 78, 500 words' },
      { label: 'Nov 7, 3:00 PM, scored 71' },
    ],
  });
});
