import { expect, test } from 'vitest';
import independent from './fixtures/independent-prompts.json' with { type: 'json' };
import fixtures from './fixtures/prompts.json' with { type: 'json' };
import { type LabelledPrompt, labelledIn, learnWords } from './learn-words.ts';
import { type PromptUnit, promptUnits } from './prompt-units.ts';
import { unitNames } from './unit-names.ts';
import { readUnits } from './read-units.ts';

/** A prompt's units, and those that were read. */
type Reading = [wanted: readonly string[], read: readonly string[]];

/** The F1 of each unit, averaged over the units. */
function macroF1(readings: readonly Reading[]): number {
  const each = promptUnits.map((unit) => {
    const wanted = readings.filter(([wanted]) => wanted.includes(unit));
    const read = readings.filter(([, read]) => read.includes(unit));
    return (2 * wanted.filter((reading) => read.includes(reading)).length) / (wanted.length + read.length);
  });
  return each.reduce((sum, f1) => sum + f1, 0) / each.length;
}

const readingsOf = (prompts: readonly LabelledPrompt[], weights?: ReturnType<typeof learnWords>): Reading[] =>
  prompts.map(({ text, units }) => [units, readUnits(text, weights)]);

test('the prompts for tuning are read as they are labelled, but for a few', () => {
  expect(macroF1(readingsOf(labelledIn(fixtures.development)))).toBeGreaterThan(0.94);
});

test('prompts written for this reader are read as they are labelled, but for some', () => {
  expect(macroF1(readingsOf(labelledIn(fixtures.own)))).toBeGreaterThan(0.94);
});

test('prompts of somebody who knew nothing of this reader, which nothing learns from, are read as they are labelled, but for more of them', () => {
  expect(macroF1(readingsOf(labelledIn(independent)))).toBeGreaterThan(0.81);
});

test('prompts that neither cues nor words were tuned to are read as they are labelled, but for more of them', () => {
  const fresh = labelledIn(fixtures.fresh);
  const isHeldOut = (_: LabelledPrompt, at: number) => at % 5 === 0;
  const weights = learnWords([
    ...labelledIn(fixtures.development),
    ...labelledIn(fixtures.own),
    ...fresh.filter((prompt, at) => !isHeldOut(prompt, at)),
  ]);
  expect(macroF1(readingsOf(fresh.filter(isHeldOut), weights))).toBeGreaterThan(0.78);
}, 30_000);

test.each<[string, PromptUnit[]]>([
  ['Why Brown?', ['why-college']],
  ['why brown', ['why-college']],
  ['Why nursing?', ['why-field']],
  ['Tell us about a community that you belong to.', ['community']],
  ['Write about anything', ['free']],
  ['Topic of your choice', ['free']],
  ['Favourite colour?', ['short-fact']],
  ['Favorite color?', ['short-fact']],
  ['What can’t you stop laughing about?', ['joy']],
])('%s', (prompt, units) => {
  expect(readUnits(prompt)).toEqual(units);
});

test.each(['', '   ', '???', '...', 'Prompt', 'Prompt 1', 'Supplement', 'Essay topic', 'asdf qwer'])(
  'nothing is known of “%s”',
  (prompt) => {
    expect(readUnits(prompt)).toEqual([]);
  },
);

test('a prompt is read as three units at most', () => {
  const prompt =
    'How will you explore community at Penn? Consider how Penn will help shape your perspective, and how your experiences and perspective will help shape Penn.';
  expect(readUnits(prompt)).toHaveLength(3);
});

test('every unit has a name of its own', () => {
  expect(new Set(Object.values(unitNames)).size).toBe(promptUnits.length);
});
