import { expect, test } from 'vitest';
import { hearer } from './hearer.ts';
import { rich } from './fixtures/students.ts';
import { writtenOut } from './written-out.ts';

const heardAs = hearer(rich);
const last = (...talk: string[]) => writtenOut(talk.map(heardAs), rich).at(-1)!;
const collegesOf = (...talk: string[]) => last(...talk).apps.map(({ college }) => college);

test.each(['same for MIT?', 'what about MIT tho', 'hm and MIT, do they want it', 'ok do that for MIT', 'no no MIT'])(
  '“%s” asks of MIT what was asked before',
  (next) => {
    expect(last('does Brown make you send the sat', next).text).toBe('does COLLEGE make you send the sat');
    expect(collegesOf('does Brown make you send the sat', next)).toEqual(['MIT']);
  },
);

test('goes through several messages that leave the question out', () => {
  expect(last('when is Brown due', 'and MIT?', 'Rice too?').text).toBe('when is COLLEGE due');
  expect(collegesOf('when is Brown due', 'and MIT?', 'Rice too?')).toEqual(['Rice University']);
});

test('a question about a college that is new stays as it is', () => {
  expect(last('when is Brown due', 'is MIT need blind').text).toBe('is COLLEGE need blind');
});

test('what was asked of an essay is asked of the essays of the college that is named next', () => {
  const { text, essays } = last('what should i fix in my why brown essay', 'ok do that for rice');
  expect(text).toBe('what should i fix in my ESSAY');
  expect(essays.map(({ title }) => title)).toEqual(['Why Rice']);
});

test('a feeling is not carried on to the next college', () => {
  expect(last('im tired, what is due next', 'What about MIT?').text).not.toContain('tired');
});

test('a college may be called by its round', () => {
  expect(collegesOf('when does MIT answer', 'no i meant the ed one')).toEqual(['Brown University']);
  const others = collegesOf('when does MIT answer', 'not them, the other early ones');
  expect(others).toContain('University of Michigan');
  expect(others).not.toContain('MIT');
});

test('an activity may be called by a word akin to its title', () => {
  const { text, activities } = last('how many hours a week is robotics', 'and the tutoring one?');
  expect(text).toBe('how many hours a week is ACTIVITY');
  expect(activities).toHaveLength(1);
});
