import { expect, test } from 'vitest';
import { type NameKinds, namedWords } from './named-words.ts';

const NONE: NameKinds = () => new Map();

test('a place whose name begins with a common noun is named whole', () => {
  const { places } = namedWords('The machine at the Corner Cafe breaks. I stood at the corner.', null, () => new Map());
  expect(places).toEqual(['Corner Cafe', 'the corner']);
});

test('people, places and times of a paragraph are its own words, each once and in its order', () => {
  const paragraph =
    'By the time I was fourteen I could read its moods from the parking lot. Mrs. Okonski told my father in August. On Saturdays my father and Mrs. Okonski sat in the kitchen for eleven weeks.';
  expect(namedWords(paragraph, null, NONE)).toEqual({
    people: ['Mrs. Okonski', 'my father'],
    places: ['the parking lot', 'the kitchen'],
    times: ['By the time I was fourteen', 'August', 'Saturdays', 'eleven weeks'],
  });
});

test('a paragraph that names nobody and nothing has none', () => {
  expect(namedWords('I love learning new things and making a difference.', null, NONE)).toEqual({
    people: [],
    places: [],
    times: [],
  });
});

test('a language is no place, a first time no time, and a number may begin a sentence', () => {
  const paragraph = "Ten years later I count in Hokkien for the first time. It cost his last month's wages.";
  expect(namedWords(paragraph, null, NONE)).toEqual({
    people: [],
    places: [],
    times: ['Ten years later'],
  });
});

test('an article and the word of a question are no names, whatever a dictionary knows by them', () => {
  const everythingIsAPlace: NameKinds = (names) => new Map(names.map((name) => [name, 'place'] as const));
  const { people, places } = namedWords(
    'In the September issue I asked it aloud. "Who wrote that? What for?" In Room 12 nobody knew.',
    null,
    everythingIsAPlace,
  );
  expect([people, places.filter((name) => /^(?:the|Who|What|Room)$/.test(name))]).toEqual([[], []]);
});
