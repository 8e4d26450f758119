import { describe, expect, test } from 'vitest';
import { anchorHighlights } from './anchor.ts';

/** Where «words» stands in a text, as a highlight. */
const on = (text: string, words: string) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  why: 'because',
});
const movedTo = (from: string, words: string, to: string) => {
  const [{ start, end } = { start: null, end: null }] = anchorHighlights([on(from, words)], from, to);
  return start === null || end === null ? null : to.slice(start, end);
};

describe('a highlight stays on its words', () => {
  const text = 'My uncle paints porches. I carry the ladder, and he carries the paint.';

  test.each([
    ['when something is written before it', `First of all. ${text}`],
    ['when something is written after it', `${text} We stop at noon.`],
    ['when a word right before it changes', text.replace('porches.', 'fences.')],
    ['when a word is put right after it', text.replace('ladder,', 'ladder up the hill,')],
    ['when its paragraph is split before it', text.replace('porches. ', 'porches.\n\n')],
    ['when changes happen on both sides at once', `So: ${text.replace('he carries', 'my uncle brings')}`],
  ])('%s', (_when, to) => {
    expect(movedTo(text, 'I carry the ladder', to)).toBe('I carry the ladder');
  });

  test('when a line is broken between two of them', () => {
    expect(movedTo(text, 'I carry the ladder', text.replace('carry the', 'carry\nthe'))).toBe('I carry\nthe ladder');
  });
});

describe('a highlight loses its place', () => {
  const text = 'I carry the ladder. He carries the paint.';

  test.each([
    ['when one of its words changes', text.replace('ladder', 'ladders')],
    ['when a letter is put at its end', text.replace('ladder.', 'laddery.')],
    ['when a letter is put at its beginning', `X${text}`],
    ['when a word is put between its words', text.replace('the ladder', 'the long ladder')],
    ['when it is deleted', text.replace('I carry the ladder. ', '')],
    ['when everything is', ''],
    ['when the text is another one', 'Nothing of this is that.'],
  ])('%s', (_when, to) => {
    const [moved] = anchorHighlights([on(text, 'I carry the ladder')], text, to);
    expect(moved).toEqual({ start: null, end: null, why: 'because' });
  });
});

test('a highlight never moves to the same words elsewhere when its own were deleted', () => {
  const from = 'I learned. One two three four five six. I learned again, and more.';
  const to = 'One two three four five six. I learned again, and more.';
  const second = { start: from.lastIndexOf('I learned'), end: from.lastIndexOf('I learned') + 9, why: '' };
  const [first, last] = anchorHighlights([on(from, 'I learned'), second], from, to);
  expect(first?.start).toBeNull();
  expect(last?.start).toBe(to.indexOf('I learned'));
});

test('remarks on the whole text stay what they are', () => {
  const whole = { start: null, end: null, why: 'whole' };
  expect(anchorHighlights([whole], 'a b c', 'x y')).toEqual([whole]);
});

test('a highlight inside a word keeps to its letters', () => {
  expect(movedTo('The unhappiness grew.', 'happi', 'Well, the unhappiness grew.')).toBe('happi');
});

test('two texts of 100,000 characters with nothing in common are told apart in moments', () => {
  const from = 'alpha beta gamma '.repeat(6_000);
  const to = 'delta epsilon zeta '.repeat(6_000);
  expect(anchorHighlights([{ start: 0, end: 5, why: '' }], from, to)[0]?.start).toBeNull();
});
