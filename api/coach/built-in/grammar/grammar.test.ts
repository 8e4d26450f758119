import { expect, test } from 'vitest';
import { checkGrammar } from './grammar.ts';

const mended = async (text: string) =>
  (await checkGrammar(text)).map(({ start, end, fix }) => `${text.slice(start, end)} → ${fix}`);

test.each([
  ['My brother he don’t like waiting.', 'he don’t → he doesn’t'],
  ['We was tired.', 'We was → We were'],
  ['She showed me a old bolt.', 'a old → an old'],
  ['It was better then before.', 'better then → better than'],
  ['It was more better.', 'more better → better'],
  ['I went back to there house.', 'to there → to their'],
  ['It would of failed.', 'would of → would have'],
  ['I was tired ,but I stayed.', 'tired ,but → tired, but'],
  ['And then i left.', 'i → I'],
  ['We played alot.', 'alot → a lot'],
  ['We were in the the kitchen.', 'the the → the'],
  ['I go there everyday.', 'everyday → every day'],
])('“%s” has the slip “%s”', async (text, slip) => {
  expect(await mended(text)).toContain(slip);
});

test.each([
  'The kettle hissed. My grandmother, who never sat, sat.',
  '"We was robbed," my uncle said. “He don’t know nothing,” said my aunt.',
  'Mi abuela siempre decía que el mar no tiene dueño.',
  'A drawing never squeals. Sirens, twice. Then nothing.',
  'Every one of them waited.',
  'I hope to spend a spring term up there learning what a healthy lake does.',
  '',
  ' \n ',
])('“%s” has none', async (text) => {
  expect(await checkGrammar(text)).toEqual([]);
});

test('slips are found at their places in a text with CRLF, curly quotes and emoji', async () => {
  const text = '🙂 “Fine,” I said.\r\n\r\nHe don’t know 🙂. I like it more then her.';
  expect(await mended(text)).toEqual(['He don’t → He doesn’t', 'more then → more than']);
});

test('slips come in text order and do not overlap', async () => {
  const slips = await checkGrammar('He don’t knows the the answer ,and i was suppose to of told him. '.repeat(4));
  slips.forEach(({ start, end }, at) => {
    expect(start).toBeGreaterThanOrEqual(slips[at - 1]?.end ?? 0);
    expect(end).toBeGreaterThan(start);
  });
});
