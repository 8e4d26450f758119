import { describe, expect, test } from 'vitest';
import season from '#api/data/season/advice.json' with { type: 'json' };
import { intents } from './intents.ts';
import { hear } from './items.ts';
import { keyOf } from './names.ts';
import { searchOf } from './search.ts';

const FOLDS = 5;

/** The season's wordings by the fold in which they are held out, as a message is heard. */
const wordings = season.entries.flatMap(({ questions }) =>
  questions.map((question, at) => ({ fold: at % FOLDS, text: hear(question, new Map(), () => undefined).text })),
);

/** Five indexes of all examples are built, which takes half a minute on a busy machine. */
const FIVE_INDEXES = { timeout: 180_000 };

test(
  'a wording of the season’s advice that is held out finds its own intent first in six of ten cases',
  FIVE_INDEXES,
  () => {
    const own = new Map(intents.flatMap(({ name, asked }) => asked.map((text) => [text, name] as const)));
    let right = 0;
    let all = 0;
    for (let fold = 0; fold < FOLDS; fold++) {
      const held = new Set(wordings.filter((one) => one.fold === fold && own.has(one.text)).map(({ text }) => text));
      const search = searchOf(
        intents.map(({ name, asked, says = [] }) => ({
          name,
          asked: asked.filter((text) => !held.has(text)),
          says: keyOf(says.join(' ')),
        })),
      );
      all += held.size;
      right += [...held].filter((text) => search(text)[0]?.thing.name === own.get(text)).length;
    }
    expect(right / all).toBeGreaterThanOrEqual(0.6);
  },
);

describe('the search', () => {
  const search = searchOf([
    { name: 'letters', asked: ['when do i ask for a letter', 'who writes my letter'], says: 'ask a teacher you trust' },
    { name: 'money', asked: ['what is aid', 'how do i get money for college'], says: 'the fafsa opens in october' },
  ]);

  test('finds by examples, by words of the answer, and in spite of a misspelled word', () => {
    expect(search('who writes a letter')[0]?.thing.name).toBe('letters');
    expect(search('fafsa')[0]?.thing.name).toBe('money');
    expect(search('colege moneyy')[0]?.thing.name).toBe('money');
  });

  test('says how well the examples cover a text, and nothing of one that shares no word', () => {
    expect(search('what is aid')[0]?.alike).toBeGreaterThan(search('what is a letter')[0]?.alike ?? 1);
    expect(search('xyzzy')[0]?.alike).toBe(0);
  });
});
