import { expect, test } from 'vitest';
import { guessVerb, inflect, verbOf } from './verbs.ts';

test.each([
  ['teach', 'taught', 'teaching', 'teaches'],
  ['plan', 'planned', 'planning', 'plans'],
  ['tutor', 'tutored', 'tutoring', 'tutors'],
  ['organize', 'organized', 'organizing', 'organizes'],
  ['carry', 'carried', 'carrying', 'carries'],
  ['tie', 'tied', 'tying', 'ties'],
  ['referee', 'refereed', 'refereeing', 'referees'],
  ['quit', 'quit', 'quitting', 'quits'],
  ['babysit', 'babysat', 'babysitting', 'babysits'],
  ['co-found', 'co-founded', 'co-founding', 'co-founds'],
  ['go', 'went', 'going', 'goes'],
])('“%s” is told as “%s”, “%s” and “%s”', (base, past, ing, s) => {
  expect([inflect(base, 'past'), inflect(base, 'ing'), inflect(base, 's')]).toEqual([past, ing, s]);
  for (const word of [base, past, ing, s]) expect(verbOf(word)?.base).toBe(base);
});

test.each([
  ['kayaking', 'kayak'],
  ['vlogged', 'vlog'],
  ['liaising', 'liaise'],
  ['typified', 'typify'],
])('the unknown “%s” is read as a form of “%s”', (word, base) => {
  expect(verbOf(word)).toBeUndefined();
  expect(guessVerb(word).base).toBe(base);
});

test('a noun is no verb', () => {
  expect(verbOf('Saturday')).toBeUndefined();
});
