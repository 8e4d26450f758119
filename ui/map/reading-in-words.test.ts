import { expect, test } from 'vitest';
import { readingInWords } from './reading-in-words.ts';
import { choices } from './story-parts.ts';

test.each([
  [['community', 'leadership'], null, 'Laurel read this from the prompt.'],
  [[], null, 'Laurel could not read it.'],
  [
    ['community', 'leadership'],
    ['community', 'contribute'],
    'Laurel read “A community” and “Leading”. You put “What you would bring” for “Leading”.',
  ],
  [['community'], ['community', 'leadership'], 'Laurel read “A community”. You added “Leading”.'],
  [['community', 'leadership'], ['community'], 'Laurel read “A community” and “Leading”. You took out “Leading”.'],
  [['joy'], ['joy'], 'You said the same as Laurel read.'],
  [[], ['joy'], 'Laurel could not read it. You said what it asks for.'],
])('of %j, corrected to %j, it says: %s', (read, said, words) => {
  expect(readingInWords({ read, units: said ?? read, corrected: said !== null }, choices)).toBe(words);
});
