import { expect, test } from 'vitest';
import { namedWords } from './named-words.ts';

test('people, places and times of a paragraph are its own words, each once and in its order', () => {
  const paragraph =
    'By the time I was fourteen I could read its moods from the parking lot. Mrs. Okonski told my father in August. On Saturdays my father and Mrs. Okonski sat in the kitchen for eleven weeks.';
  expect(namedWords(paragraph, null)).toEqual({
    people: ['Mrs. Okonski', 'my father'],
    places: ['the parking lot', 'the kitchen'],
    times: ['By the time I was fourteen', 'August', 'Saturdays', 'eleven weeks'],
  });
});

test('a paragraph that names nobody and nothing has none', () => {
  expect(namedWords('I love learning new things and making a difference.', null)).toEqual({
    people: [],
    places: [],
    times: [],
  });
});

test.each([
  ['Denise laughed. I gave it to Mateo.', ['Denise', 'Mateo'], []],
  ['I speak Nepali and Urdu. In Mock Trial and the Recycling Club nobody does.', [], []],
  ['Customers had opinions. My mother had none, and my mother was right.', ['My mother'], []],
  ['From San Marcos we drove to Maple Bend Country Club.', [], ['San Marcos', 'Maple Bend Country Club']],
  ['Villanova has an outpatient program that I saw in Villanova.', [], ['Villanova']],
])('of «%s» the people are %j and the places %j', (paragraph, people, places) => {
  expect(namedWords(paragraph, 'Villanova University')).toEqual({ people, places, times: [] });
});
