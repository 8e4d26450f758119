import { expect, test } from 'vitest';
import { NAME, NUMBER, readEssay } from './text.ts';

const sentences = (text: string) => readEssay(text).sentences.map(({ start, end }) => text.slice(start, end));
const keys = (text: string) => readEssay(text).words.map(({ key }) => key);

test('sentences end at full stops, but not at titles, times, decimals or inside a line of speech', () => {
  expect(sentences('Mr. Ode paid 3.50 at 5 p.m. yesterday. "Stop!" she yelled. I stopped.')).toEqual([
    'Mr. Ode paid 3.50 at 5 p.m. yesterday.',
    '"Stop!" she yelled.',
    'I stopped.',
  ]);
});

test('a missing space or capital does not hide the end of a sentence', () => {
  expect(sentences('i ran home.Then i slept. then i woke')).toEqual(['i ran home.', 'Then i slept.', 'then i woke']);
});

test('offsets hold in a text with CRLF, curly quotes and an emoji', () => {
  const text = 'Rain \u{1f327} fell.\r\n\r\nDad\u2019s \u201cold\u201d coat dripped.';
  for (const { raw, start, end } of readEssay(text).words)
    expect(text.slice(start, end).replace('\u2019', "'")).toBe(raw);
  expect(readEssay(text).sentences.map(({ paragraph }) => paragraph)).toEqual([0, 1]);
});

test('every name and every number is the same word, at the start of a sentence too', () => {
  expect(keys('Jordan met Priya at 9. Then Priya left.')).toEqual([
    NAME,
    'met',
    NAME,
    'at',
    NUMBER,
    'then',
    NAME,
    'left',
  ]);
});
