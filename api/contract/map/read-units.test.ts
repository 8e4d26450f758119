import { expect, test } from 'vitest';
import fixtures from './fixtures/prompts.json' with { type: 'json' };
import { promptUnits, type PromptUnit } from './prompt-units.ts';
import { unitNames } from './unit-names.ts';
import { readUnits } from './read-units.ts';

/** The F1 of each unit, averaged over the units. */
function macroF1(promptsByUnits: Readonly<Record<string, readonly string[]>>): number {
  const counts = new Map(promptUnits.map((unit) => [unit, { right: 0, extra: 0, missed: 0 }]));
  for (const [units, prompts] of Object.entries(promptsByUnits)) {
    const wanted = new Set(units.split('+'));
    for (const read of prompts.map((prompt) => new Set(readUnits(prompt)))) {
      for (const [unit, count] of counts) {
        if (read.has(unit) && wanted.has(unit)) count.right += 1;
        else if (read.has(unit)) count.extra += 1;
        else if (wanted.has(unit)) count.missed += 1;
      }
    }
  }
  const each = [...counts.values()].map(({ right, extra, missed }) => (2 * right) / (2 * right + extra + missed));
  return each.reduce((sum, f1) => sum + f1, 0) / each.length;
}

test('the prompts for tuning are read as they are labelled, but for a few', () => {
  expect(macroF1(fixtures.development)).toBeGreaterThan(0.94);
});

test('prompts written for this reader are read as they are labelled, but for some', () => {
  expect(macroF1(fixtures.own)).toBeGreaterThan(0.9);
});

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
  const prompt = 'Tell us about your community, a challenge, your leadership, and an activity outside class.';
  expect(readUnits(prompt)).toHaveLength(3);
});

test('every unit has a name of its own', () => {
  expect(new Set(Object.values(unitNames)).size).toBe(promptUnits.length);
});
