import { expect, test } from 'vitest';
import { remark } from './essays.ts';
import { essay, mark } from './fixtures/rows.ts';

const text = 'Dinner took two hours. We argued about chess.';

test.each([
  ['We argued about chess', '“We argued about chess”. Say who won.'],
  ['We argued about chess.', '“We argued about chess.” Say who won.'],
])('a remark about “%s” stands behind one full stop', (words, told) => {
  const written = essay({ id: 'e1', text, needsWork: [mark(text, words, 'Say who won.')] });
  expect(remark(written, 'needsWork')).toBe(told);
});
