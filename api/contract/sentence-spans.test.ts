import { expect, test } from 'vitest';
import { sentenceSpans } from './sentence-spans.ts';

const sentences = (text: string) => sentenceSpans(text).map((sentence) => sentence.text);

test('a stop ends a sentence where white space follows, with the quotation marks behind it', () => {
  expect(sentences('“Wait.” She did. At 3.5 miles Dr. Lee stopped…')).toEqual([
    '“Wait.”',
    'She did.',
    'At 3.5 miles Dr. Lee stopped…',
  ]);
});

test('a text of a hundred thousand stops is one sentence', () => {
  expect(sentences(`${'.'.repeat(100_000)}and`)).toHaveLength(1);
});
