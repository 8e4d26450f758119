import { expect, test } from 'vitest';
import { namedWords } from '#contract/outline/named-words.ts';
import { nameKinds } from './name-kinds.ts';

test.each([
  ['Denise laughed. I gave it to Mateo.', ['Denise', 'Mateo'], []],
  ['I speak Nepali and Urdu. In Mock Trial and the Recycling Club nobody does.', [], []],
  ['Customers had opinions. My mother had none, and my mother was right.', ['My mother'], []],
  ['From San Marcos we drove to Maple Bend Country Club.', [], ['San Marcos', 'Maple Bend Country Club']],
  ['We met in the Elm Street gym.', [], ['Elm Street']],
  ['Villanova has an outpatient program that I saw in Villanova.', [], ['Villanova']],
])('of «%s» the people are %j and the places %j', (paragraph, people, places) => {
  expect(namedWords(paragraph, 'Villanova University', nameKinds)).toEqual({ people, places, times: [] });
});
