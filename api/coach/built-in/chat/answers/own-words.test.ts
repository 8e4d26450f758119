import { expect, test } from 'vitest';
import { mark } from '../fixtures/rows.ts';
import { senior } from '../fixtures/senior.ts';
import { empty } from '../fixtures/students.ts';
import { ask, talk } from '../fixtures/talk.ts';

const told = [
  'My mother had driven me for eleven years.',
  '"What miles?" she said. "You talked the whole way."',
  'My father was laid off in March.',
  'She still drives me, though I have a license.',
  "It's for the gas.",
].join(' ');

/** The senior with that text as the main essay. */
const record = {
  ...senior,
  essays: senior.essays.map((essay) =>
    essay.id === 'main'
      ? {
          ...essay,
          text: told,
          words: 36,
          needsWork: [mark(told, "It's for the gas.", 'Too short to land.')],
          likes: [],
        }
      : essay,
  ),
};

test('the end of an essay is read back, a short last sentence with the one before it', () => {
  expect(ask('how does my main essay end', record)).toContain(
    "ends: “She still drives me, though I have a license. It's for the gas.”",
  );
});

test('the first sentence is read back', () => {
  expect(ask('whats the first sentence of my main essay', record)).toContain(
    'begins: “My mother had driven me for eleven years.”',
  );
});

test('whether an ending is good is answered by what was marked in it', () => {
  expect(ask('is the ending of my main essay any good', record)).toContain(
    'Marked as needing work there: Too short to land.',
  );
});

test('an activity is read back with its hours and its line', () => {
  expect(ask('read me back what i have for the paper route', senior)).toContain(
    '**Paper route** (18 hours a week, 22 weeks a year): “212 houses, up at 2:45.”',
  );
});

test('whoever has written nothing reads that', () => {
  expect(ask('whats the last line of my main essay', empty)).toMatch(/nothing|no essay/i);
});

test('what somebody says in an essay is found where somebody speaks', () => {
  expect(ask('what did my mom say in my essay', record)).toContain('"What miles?" she said.');
});

test('of “mom or dad” each essay counts that speaks of one of them', () => {
  const reply = ask('which essays do i talk about my mom or dad in', record);
  expect(reply).toContain('[Main essay]');
  expect(reply).toContain('PIQ 5: Challenge');
});

test('who an essay shows is told by the sentences in which its writer thinks', () => {
  const reply = ask('what does my essay say about me', record);
  expect(reply).toMatch(/^A reader of \[Main essay\]\(.+ learns who you are mostly from these sentences:\n\n- “/);
  expect(reply).toContain('I can’t hear how you come across');
});

test('dropping a college tells what work falls away, and that a sent one saves none', () => {
  expect(ask('thinking of skipping villanova', senior)).toMatch(
    /^Without \[Villanova University\]\(.+ of your own work would fall away\./,
  );
  expect(ask('should i drop georgia tech')).toMatch(
    /^\[Georgia Institute of Technology\]\(.+ is sent, so dropping it saves you no more work/,
  );
});

test('a doubt about a date is answered with that date', () => {
  const [, reply] = talk(['when is villanova due', 'are you sure'], senior);
  expect(reply).toMatch(/^\[Villanova University\]\(/);
});
