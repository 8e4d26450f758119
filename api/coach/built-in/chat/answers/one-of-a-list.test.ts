import { expect, test } from 'vitest';
import { activity, honor } from '../fixtures/rows.ts';
import { senior } from '../fixtures/senior.ts';
import { rich } from '../fixtures/students.ts';
import { ask, replies } from '../fixtures/talk.ts';

const record = {
  ...senior,
  honors: [
    honor({ id: 'h-ap', title: 'AP Scholar', level: 'National', gradeYear: 11 }),
    honor({ id: 'h-att', title: 'Perfect attendance', level: 'School', gradeYear: 11 }),
  ],
  activities: [
    activity({ id: 'e-route', title: 'Paper route', hoursPerWeek: 18, weeksPerYear: 22 }),
    activity({ id: 'e-alto', title: 'Alto', organization: 'Choir', hoursPerWeek: 3, weeksPerYear: 50 }),
    activity({ id: 'e-coach', title: 'Assistant coach', hoursPerWeek: 6, weeksPerYear: 40 }),
  ],
};
const last = (...turns: string[]) => replies(turns, record).at(-1)!.message;

test('which one goes first or last is asked of the honors that were just told', () => {
  expect(last('what do i have in honors', 'which one should go at the top')).toContain('**AP Scholar** goes first');
  expect(last('which honor should i list first', 'and which one last')).toContain('**Perfect attendance** goes last');
});

test('both together are the two that were asked about one after the other', () => {
  const reply = last('how many hours a week is the paper route', 'and the choir', 'so both together');
  expect(reply).toContain('**21 hours**');
});

test('a word that stands in the record by chance is not quoted where nothing of one’s own is asked', () => {
  expect(ask('college vs university is there a real difference', record)).not.toContain('what you have entered');
});

test('a sentence is cut from the essay that the talk is about', () => {
  const reply = last('how is my main essay', 'which sentence should i cut first');
  expect(reply).toMatch(/\[Main essay\].*(?:inside|over) its limit/);
});

test('“simpler” after an essay whose name has a colon is a whole sentence', () => {
  expect(last('how is my brown community essay', 'say it again but simpler')).not.toMatch(/^\[[^\]]*$/);
});

test('“is that enough” after a length is judged by the limit', () => {
  expect(last('how long is my main essay', 'is that enough')).toMatch(
    /^(?:Yes, that is enough|That is short|That is too much)/,
  );
});

test('the next weakest is not the one that was just told', () => {
  const replied = replies(['whats my weakest essay', 'whats the next weakest'], rich).map(({ message }) => message);
  expect(replied[1]).toContain('is your second lowest score');
  expect(replied[0]).not.toContain('second lowest');
});

test('an honor of last year is no last honor', () => {
  expect(ask('which honors did i get last year', record)).not.toContain('goes last');
});

test('what is told in despair before “which essay” is heard first', () => {
  expect(ask('i feel so depressed, which essay do i even care about anymore', record)).toContain('**988**');
});

test('a question before the reason of another one is answered too', () => {
  const reply = ask('Is my main essay final? I have to tell my mom tonight so how many words is my main essay', record);
  expect(reply).toMatch(/final/);
  expect(reply).toMatch(/words/);
});
