import { describe, expect, test } from 'vitest';
import { paragraphsOf, placedComments } from './pieces.ts';
import type { ReaderComment } from './review.ts';

const text = 'It coughs. It stops.\n\nI listen.';
const sentences = [
  { start: 0, end: 10 },
  { start: 11, end: 20 },
  { start: 22, end: 31 },
];
const comment = (id: string, start: number | null, end: number | null): ReaderComment => ({
  id,
  name: 'Ms. Lee',
  kind: 'question',
  text: 'Why?',
  replacement: null,
  quote: null,
  start,
  end,
  answer: null,
});

describe('the pieces of an essay that is read', () => {
  test('make up its paragraphs, cut at sentences, comments and the picked words', () => {
    const { placed } = placedComments([comment('a', 3, 9)]);
    const paragraphs = paragraphsOf(text, { sentences, comments: placed, picked: { start: 22, end: 23 } });
    expect(paragraphs.map(({ pieces }) => pieces.map((piece) => piece.text))).toEqual([
      ['It ', 'coughs', '.', ' ', 'It stops.'],
      ['I', ' listen.'],
    ]);
    expect(paragraphs[0]!.pieces.map(({ sentence }) => sentence)).toEqual([0, 0, 0, null, 1]);
    expect(paragraphs[0]!.pieces[1]).toMatchObject({ marks: ['a'], kind: 'question', ends: [{ number: 1 }] });
    expect(paragraphs[1]!.pieces.map(({ picked }) => picked)).toEqual([true, false]);
  });

  test('have comments beside the paragraph in which they end', () => {
    const { placed } = placedComments([comment('b', 22, 31), comment('a', 11, 20)]);
    const paragraphs = paragraphsOf(text, { sentences, comments: placed, picked: null });
    expect(paragraphs.map(({ comments }) => comments.map(({ id }) => id))).toEqual([['a'], ['b']]);
  });

  test('number comments in the order of the text, and leave out those without a place', () => {
    const { placed, others } = placedComments([
      comment('c', 22, 31),
      comment('whole', null, null),
      comment('a', 0, 10),
    ]);
    expect(placed.map(({ id, number }) => [id, number])).toEqual([
      ['a', 1],
      ['c', 2],
    ]);
    expect(others.map(({ id }) => id)).toEqual(['whole']);
  });
});
