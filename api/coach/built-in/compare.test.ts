import { expect, test } from 'vitest';
import { TOO_SHORT } from '#contract/revisions/revisions-of.ts';
import { compareTexts } from './compare.ts';
import { asked } from './fixtures/counsel/asked.ts';
import cases from './fixtures/counsel/essays.json' with { type: 'json' };
import { checkGrammar } from './grammar/grammar.ts';

const caseOf = (id: string) => cases.essays.find((one) => one.id === id)!;

/** Compares an essay with what becomes of it when words of it are replaced. */
async function compared(id: string, words: string, by: string) {
  const one = caseOf(id);
  const { text } = one;
  const edited = text.replace(words, by);
  expect(edited).not.toBe(text);
  return compareTexts([asked(one, text), await checkGrammar(text)], [asked(one, edited), await checkGrammar(edited)]);
}

test('a name that held the score down is said to be gone, where no category moved', async () => {
  const { signals, held } = await compared('W3', 'Vanderbilt', 'Rice');
  expect(held).toMatch(/^The score no longer loses \d+ points for the name of another college\.$/);
  expect(Object.values(signals!).flat()).toEqual([]);
});

test('the name of another college that comes in is told in points', async () => {
  const { held } = await compared('S1', 'walls in your dorms', 'walls in the dorms at Tulane');
  expect(held).toMatch(/^For the name of another college the score now loses \d+ points\.$/);
});

test('a thought that came in is quoted', async () => {
  const { signals } = await compared(
    'PS05',
    'The game may end, but the lessons will last forever.',
    'I still keep the clipboard in my locker.',
  );
  expect(signals!.reflection).toContain('“I still keep the clipboard in my locker” reads as a thought');
});

test('nothing is said of an ending that was not changed', async () => {
  const { signals } = await compared('PS05', 'It was not easy, but nothing worth having ever is.', '');
  expect(Object.values(signals!).flat()).not.toContainEqual(expect.stringMatching(/ending/));
});

test('a cliché that is cut costs the score nothing', async () => {
  for (const [words, by] of [
    ['The clock was winding down.', 'It was March 3 in the Elm Street gym.'],
    ['It was not easy, but nothing worth having ever is.', ''],
    ['The game may end, but the lessons will last forever.', ''],
  ] as const) {
    const { grades } = await compared('PS05', words, by);
    expect(grades[1].score, words).toBeGreaterThanOrEqual(grades[0].score);
  }
});

test('slips are told in figures, however little they move', async () => {
  const { signals } = await compared('PS13', 'I got a used chest protector', 'I got a used chest protecter');
  expect(signals!.clarity.concat(signals!.voice).filter((clause) => !/slip/.test(clause))).toEqual([]);
});

test('of a text that is too short to be judged nothing is said', async () => {
  const { text } = caseOf('PS05');
  const { signals, held } = await compared('PS05', text, 'The clock was winding down.');
  expect(signals).toBeNull();
  expect(held).toBe(TOO_SHORT);
});
