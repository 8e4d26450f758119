import { describe, expect, test } from 'vitest';
import { senior } from '../fixtures/senior.ts';
import { ask } from '../fixtures/talk.ts';
import { placesIn } from './left-over.ts';

const inEssayFor = (college: string, text: string) => placesIn(text, college);

describe('an essay for Michigan', () => {
  test.each([
    ['I hope to join Brown next fall.', 'Brown'],
    ['At Boston University, I would row.', 'Boston University'],
    ['That is why MIT is my first choice.', 'MIT'],
    ['I have dreamed of Stanford University since I was six.', 'Stanford University'],
    ['Texas A&M University has a band.', 'Texas A&M University'],
    ['My visit to NYU changed my mind.', 'NYU'],
  ])('names another college in “%s”', (text, name) => {
    expect(inEssayFor('University of Michigan', text).join()).toContain(name);
  });

  test.each([
    'I want to study at Michigan, because UMich has a library on wheels.',
    'I grew up in Boston and moved north.',
    'Mrs. Brown taught me to bake.',
    'My neighbor James Brown plays the drums.',
    'We ate brown rice.',
    'I read about Georgia and Virginia.',
  ])('names no other college in “%s”', (text) => {
    expect(inEssayFor('University of Michigan', text)).toEqual([]);
  });

  test('shows the words around a name from the beginning of its sentence', () => {
    expect(
      inEssayFor('University of Michigan', 'I row. I am sure that Brown would be the right place for me and us.'),
    ).toEqual(['I am sure that Brown would be the right place']);
  });

  test('shows three places at most', () => {
    const text = Array.from({ length: 9_000 }, (_, at) => `I am sure that Brown is number ${at}.`).join(' ');
    expect(inEssayFor('University of Michigan', text)).toHaveLength(3);
  });
});

test('an essay that goes to every college names each as another', () => {
  expect(placesIn('Dear University of Michigan,', null)).toEqual(['Dear University of Michigan,']);
});

test('a name that the student said to mean is not told of, and another one in the same essay is', () => {
  const text = 'At Stanford University I learned to row. I hope to row at Yale University.';
  expect(placesIn(text, 'Brown University', ['Yale University']).join()).toContain('Yale University');
  expect(placesIn(text, 'Brown University', ['Yale University']).join()).not.toContain('Stanford');
  expect(placesIn(text, 'Brown University', [])).toEqual([]);
});

test('who asks for typos is told where spelling is looked at, besides the names of colleges', () => {
  const reply = ask('any typos in my emory community essay', senior);
  expect(reply).toContain('for the names of other colleges');
  expect(reply).toContain('have the essay scored, and they are marked in its text');
});
