import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../fixtures/random.ts';
import { placeComments } from './place-comments.ts';

const from =
  'Number eleven started coughing in August. It is the dryer at the end of the row, under the clock that runs six minutes fast. ' +
  'A worn bearing growls. A loose belt slaps.\n\nI could fix it. I have left it there on purpose. We fix more, and it takes longer.';
const placeOf = (quote: string) => ({ start: from.indexOf(quote), end: from.indexOf(quote) + quote.length });

const quotes = [
  'Number eleven started coughing in August.',
  'the clock that runs six minutes fast',
  'A worn bearing growls. A loose belt slaps.',
  'I could fix it.',
  'it takes longer',
];

/** One edit, as a student makes them: words typed, taken out, changed, moved, or a letter. */
function edited(text: string, draw: (below: number) => number): string {
  const words = text.split(/(?<= )/);
  const at = draw(words.length);
  const count = 1 + draw(6);
  const cut = [...words.slice(0, at), ...words.slice(at + count)];
  const taken = words.slice(at, at + count);
  const to = draw(cut.length + 1);
  switch (draw(6)) {
    case 0:
      return [...words.slice(0, at), 'suddenly ', 'and loudly ', ...words.slice(at)].join('');
    case 1:
      return cut.join('');
    case 2:
      return [...words.slice(0, at), 'something else ', ...words.slice(at + count)].join('');
    case 3:
      return [...cut.slice(0, to), ...taken, ...cut.slice(to)].join('');
    case 4:
      return text.replace(/\n\n| (?=[A-Z])/, draw(2) ? '\n\n' : ' ');
    default: {
      const letter = draw(text.length + 1);
      return text.slice(0, letter) + 'xyz'[draw(3)] + text.slice(letter + draw(2));
    }
  }
}

/** How often words stand in a text as words of their own. */
const timesIn = (quote: string, text: string) =>
  [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])${quote.replaceAll('.', '\\.')}(?![\\p{L}\\p{N}-])`, 'gu'))].length;

/** The words at a place, with single spaces; null without a place. */
const wordsOf = (text: string, { start, end }: { start: number | null; end: number | null }) =>
  start === null || end === null ? null : text.slice(start, end).replace(/\s+/g, ' ');

describe('comments after the essay was changed', () => {
  test('stand on their own words or are lost, and never on others, over 1,000 random edits', () => {
    const { below: draw } = randomFrom(fc.readConfigureGlobal().seed!);
    const places = quotes.map(placeOf);
    let standing = 0;
    for (let script = 0; script < 250; script++) {
      let text = from;
      for (let edit = 0; edit < 4; edit++) {
        text = edited(text, draw);
        for (const [i, placed] of placeComments(places, from, text).entries()) {
          const quote = quotes[i]!;
          expect([text, wordsOf(text, placed)]).toEqual([text, placed.lost ? null : quote]);
          // A comment is not given up while its words stand there once as they were.
          expect([text, placed.lost && timesIn(quote, text) === 1]).toEqual([text, false]);
          if (!placed.lost) standing++;
        }
      }
    }
    expect(standing).toBeGreaterThan(2_000);
  });

  test('follow words that were moved as a whole', () => {
    const quote = 'A worn bearing growls.';
    const to = `${from.replace(`${quote} `, '')}\n\n${quote}`;
    expect(placeComments([placeOf(quote)], from, to)).toEqual([
      { start: to.indexOf(quote), end: to.length, quote, lost: false },
    ]);
  });

  test('do not jump to the same words elsewhere when there were two of them', () => {
    const twice = 'We fix more in a day. He sings. We fix more in a day, she says.';
    const [placed] = placeComments([{ start: 0, end: 21 }], twice, 'He sings. We fix more in a day, she says.');
    expect(placed).toMatchObject({ lost: true });
  });

  test('come back with their words', () => {
    const quote = 'I could fix it.';
    const place = placeOf(quote);
    expect(placeComments([place], from, from.replace(quote, ''))[0]).toMatchObject({ lost: true, quote });
    expect(placeComments([place], from, from)[0]).toEqual({ ...place, quote, lost: false });
  });

  test('on the whole have no place to lose', () => {
    expect(placeComments([{ start: null, end: null }], from, '')).toEqual([
      { start: null, end: null, quote: null, lost: false },
    ]);
  });
});
