import { expect, test } from 'vitest';
import { asFormTakesIt, changesIn, countOf } from './value.ts';

test.each([
  ['curly quotes become straight', '“It’s ‘fine’,” ‚she‛ „said‟', `"It's 'fine'," 'she' "said"`],
  ['double spaces become one', 'two  spaces\tand   more', 'two spaces and more'],
  ['spaces that do not break count as spaces', 'a\u00a0\u00a0b\u2009c\u3000d', 'a b c d'],
  ['spaces around it go', '  \n Violin \r\n ', 'Violin'],
  ['line ends of every system become one kind', 'a\r\nb\rc\nd\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
  ['an empty line between paragraphs stays', 'One.\n\nTwo.', 'One.\n\nTwo.'],
  ['an accent that is combined becomes one letter', 'cafe\u0301', 'caf\u00e9'],
  ['a letter that has no single form keeps its mark', 'q\u0307', 'q\u0307'],
  ['emoji stay whole', '🎻 👩🏽‍🔧', '🎻 👩🏽‍🔧'],
  ['marks of feet and quotes of other languages stay', '6′ «oui» ‹non›', '6′ «oui» ‹non›'],
  ['nothing is nothing', ' \n ', ''],
])('%s', (_what, text, value) => {
  expect(asFormTakesIt(text)).toBe(value);
  expect(asFormTakesIt(value)).toBe(value);
});

test.each([
  ['Violin', 'characters', 6],
  ['', 'characters', 0],
  ['a\nb', 'characters', 4],
  ['One.\n\nTwo.', 'characters', 12],
  ['🎻', 'characters', 2],
  ['👩🏽‍🔧', 'characters', 7],
  ['🇺🇸', 'characters', 4],
  ['caf\u00e9', 'characters', 4],
  ['q\u0307', 'characters', 2],
  ['مُدرّسة', 'characters', 7],
  ['One.\n\nTwo three - four.', 'words', 5],
  ["it's well-known", 'words', 2],
  ['', 'words', 0],
  ['🎻 🎻', 'words', 2],
  ['Robotics', 'none', 8],
  ['a\nb', 'unknown', 4],
] as const)('%j is so many %s: %i', (value, unit, count) => expect(countOf(value, unit)).toBe(count));

test('what the form changes is told', () => {
  expect(changesIn('“Yes,” he  said.')).toEqual(['quotes', 'spaces']);
  expect(changesIn(' Yes.\r\n\r\nNo. ')).toEqual([]);
});
