import { expect, test } from 'vitest';
import type { Insertion } from '#contract/origins/record.ts';
import { pastedFrom } from './known-texts.ts';

const polished: Insertion = {
  kind: 'suggestion',
  from: 'Polish a Paragraph',
  text: 'Because the dryer coughs, I listen before I open anything.',
};
const essay: Insertion = { kind: 'pasted', from: 'essay', text: 'Number eleven started coughing in August.' };

test('a suggestion that is copied whole or in part counts as taken from it', () => {
  expect(pastedFrom(polished.text, [essay, polished])).toEqual(polished);
  expect(pastedFrom('I listen  before I open', [essay, polished])).toMatchObject({ kind: 'suggestion' });
});

test('words of another essay are pasted from it, and all else from outside', () => {
  expect(pastedFrom('started coughing in August.', [polished, essay])).toMatchObject({ kind: 'pasted', from: 'essay' });
  expect(pastedFrom('From a page of the web.', [polished, essay])).toMatchObject({ kind: 'pasted', from: 'outside' });
});

test('a word or two are from outside, although they stand in a suggestion too', () => {
  expect(pastedFrom('the dryer', [polished])).toMatchObject({ from: 'outside' });
});
