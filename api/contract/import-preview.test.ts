import { expect, test } from 'vitest';
import { importKey, previewRows, withoutDuplicates } from './import-preview.ts';
import { plainKey } from './text.ts';

test('case, accents, punctuation and spaces make no other row', () => {
  const key = (title: string, organization: string | null) => importKey('honors', { title, organization });
  expect(key('  Élan, VITAL! ', 'A & B')).toBe(key('elan vital', 'a and b'));
  expect(key('Elan', null)).toBe(key('Elan', ''));
  expect(key('Elan', 'A')).not.toBe(key('Elan', 'B'));
  expect(key('日本語', null)).not.toBe(key('한국어', null));
  expect(new Set(['🎻', '🎹', 'C', 'C++', 'C#'].map((title) => key(title, null))).size).toBe(5);
});

test('activities without a title are told by their impact', () => {
  const rows = [{ impact: 'Teach reading.' }, { impact: 'Open the shop.' }, { impact: 'teach reading' }];
  expect(previewRows('activities', rows, []).items.map(({ isDuplicate }) => isDuplicate)).toEqual([false, false, true]);
});

test('an application is told by its college, however it is called, and its round', () => {
  const collegeKey = (college: string) => (college === 'MIT' ? 'massachusetts institute of technology' : college);
  const rows = [
    { college: 'MIT', round: 'ea' },
    { college: 'massachusetts institute of technology', round: 'Early Action' },
    { college: 'MIT', round: 'rd' },
    { college: 'MIT' },
  ];
  const { items } = previewRows('apps', rows, [], collegeKey);
  expect(items.map(({ isDuplicate }) => isDuplicate)).toEqual([false, true, false, false]);
});

test('a wrong row comes back as it was sent, and spoils no other', () => {
  const { items, summary } = previewRows(
    'honors',
    [{ title: '', notes: 'Keep me.' }, null, 7, { title: 'Debate' }],
    [],
  );
  expect(items).toMatchObject([
    { title: '', notes: 'Keep me.', isDuplicate: false, error: 'Title is required.' },
    { isDuplicate: false, error: expect.any(String) },
    { isDuplicate: false, error: expect.any(String) },
    { title: 'Debate', isDuplicate: false },
  ]);
  expect(summary).toEqual({ valid: 1, duplicates: 0 });
});

test('of a wrong row only the cells of its form come back', () => {
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown;
  const { items } = previewRows('honors', [{ title: 5, notes: deep, extra: deep, kind: null }], []);
  expect(items).toEqual([{ title: 5, kind: null, isDuplicate: false, error: 'Title is required.' }]);
});

test('in a script whose vowels are marks, other vowels are another word', () => {
  const key = (title: string) => importKey('honors', { title }, plainKey);
  expect(key('किताब')).not.toBe(key('कताब'));
  expect(key('Top 10%')).not.toBe(key('Top 10'));
});

test('an import keeps the first of equal rows', () => {
  const rows = [
    { title: 'Debate', organization: null, notes: 'first' },
    { title: 'debate', organization: null, notes: 'second' },
    { title: 'Stored', organization: null },
  ];
  expect(withoutDuplicates('honors', rows, [importKey('honors', rows[2]!)])).toEqual([rows[0]]);
});

test('of a wrong row nothing comes back that its form does not have, also of the names that every object has', () => {
  const row = JSON.parse(
    '{"college": "", "constructor": "a", "__proto__": "b", "toString": "c", "extra": "d"}',
  ) as object;
  const { items } = previewRows('apps', [row], []);
  expect(items).toEqual([{ college: '', isDuplicate: false, error: 'College is required.' }]);
  expect(Object.keys(items[0]!)).toEqual(['college', 'isDuplicate', 'error']);
});
