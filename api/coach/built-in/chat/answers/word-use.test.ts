import { expect, test } from 'vitest';
import { senior } from '../fixtures/senior.ts';
import { ask, replies } from '../fixtures/talk.ts';

const told =
  'I practice at four. My brother practices too, and practicing is loud. We practiced until June. In Hum 110 with Professor Le Guin I would ask why.';

/** The senior with that text as the main essay. */
const record = {
  ...senior,
  essays: senior.essays.map((essay) => (essay.id === 'main' ? { ...essay, text: told, words: 27 } : essay)),
};

test('a word is counted in all its forms', () => {
  const reply = ask('how often do i use the word practice in my main essay', record);
  expect(reply).toContain('4 times in [Main essay]');
  expect(reply).toContain('“I practice at four.”');
});

test('a word that is not there is said not to be there', () => {
  expect(ask('do i use the word passion too often in my main essay', record)).toContain('“passion” is not in [Main');
});

test('without a word those are told that come back', () => {
  expect(ask('which words do i overuse in my main essay', record)).toContain('“practice” 4 times');
});

test('the classes and teachers that an essay names are told', () => {
  const reply = ask('does my main essay name an actual class', record);
  expect(reply).toContain('names Hum 110');
  expect(reply).toContain('Le Guin');
});

test('hours are summed without an activity that is to be left out', () => {
  const [, after] = replies(['how many hours a week are my activities in total', 'and without robotics']);
  expect(after!.message).not.toContain('Robotics');
  expect(after!.message).toMatch(/add up to \*\*\d/);
});
