import { describe, expect, test } from 'vitest';
import { drawableHighlights, type EssayHighlight, splitParagraphs } from './pieces.ts';

const highlight = (id: string, start: number, end: number): EssayHighlight => ({
  id,
  kind: 'good',
  start,
  end,
  why: id,
});

describe('what can be drawn', () => {
  test('is clamped to the text, and dropped where nothing is left of it', () => {
    const drawn = drawableHighlights(
      [highlight('a', -5, 3), highlight('b', 8, 99), highlight('c', 20, 30), highlight('d', 5, 5)],
      10,
    );
    expect(drawn.map(({ id, start, end }) => [id, start, end])).toEqual([
      ['a', 0, 3],
      ['b', 8, 10],
    ]);
  });

  test('has finite ends only', () => {
    expect(
      drawableHighlights([highlight('a', Number.NaN, 3), highlight('b', 1, Number.POSITIVE_INFINITY)], 10),
    ).toEqual([]);
  });

  test('comes in text order, and the later of two that overlap is left out', () => {
    const drawn = drawableHighlights([highlight('late', 4, 8), highlight('early', 2, 6), highlight('next', 6, 7)], 10);
    expect(drawn.map(({ id }) => id)).toEqual(['early', 'next']);
  });
});

describe('paragraphs', () => {
  const text = 'One two.\n\nThree four five.\nSix.';
  const pieces = (highlights: EssayHighlight[]) => splitParagraphs(text, highlights);

  test('together are the text', () => {
    const split = pieces([highlight('a', 4, 7), highlight('b', 12, 27)]);
    expect(split.map((paragraph) => paragraph.map((piece) => piece.text).join('')).join('\n')).toBe(text);
    for (const piece of split.flat()) expect(text.startsWith(piece.text, piece.start)).toBe(true);
  });

  test('an empty one has no pieces', () => {
    expect(pieces([])[1]).toEqual([]);
  });

  test('a highlight over several has a piece in each, and all but the first are continued', () => {
    const marked = pieces([highlight('a', 4, 15)])
      .flat()
      .filter((piece) => piece.highlight);
    expect(marked.map((piece) => [piece.text, piece.continued])).toEqual([
      ['two.', false],
      ['Three', true],
    ]);
  });
});
