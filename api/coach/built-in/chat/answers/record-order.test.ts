import { expect, test } from 'vitest';
import { senior } from '../fixtures/senior.ts';
import { empty } from '../fixtures/students.ts';
import { ask, talk } from '../fixtures/talk.ts';

const after = (first: string, second: string): string => talk([first, second], senior).at(-1) ?? '';

test('of a list of dates the last one and the one with the most time are told', () => {
  for (const question of ['and the last one?', 'which of those do i have the most time for'])
    expect(after('what deadlines do i have left', question)).toMatch(/^Last comes \[Reed College\]/);
});

test('what is due right after a college comes with its essay', () => {
  const reply = ask('whats due right after davis and how much of it do i have', senior);
  expect(reply).toMatch(/^After \[University of California, Davis\].* comes \[Emory University\]/);
  expect(reply).toContain('of 250 words');
});

test('two colleges are told in their order, though one was only spoken of before', () => {
  expect(after('when is emory due', 'is that b4 or after rice')).toMatch(
    /^\[Emory University\].* comes before \[Rice University\].*\*\*3 days more\*\*/,
  );
});

test('the shortest and the longest essay are named', () => {
  expect(ask('whats my shortest essay', senior)).toMatch(/^The shortest is/);
  expect(ask('which essay is the longest one i have', senior)).toMatch(/^The longest is/);
});

test('hours that the student names are weighed against each date', () => {
  const reply = ask('i only have like 6 hrs a week for this, do i make it', senior);
  expect(reply).toContain('At 6 hours a week');
  expect(reply).toContain('of work up to then');
});

test('a note is read for what has to be answered', () => {
  const notes = 'Alumni interview: answer the e-mail by Friday.';
  const record = { ...senior, apps: senior.apps.map((app) => (app.id === 'a-rice' ? { ...app, notes } : app)) };
  expect(ask('theres some interview thing i gotta reply to, when', record)).toMatch(/^Your notes say:/);
});

test('the fees that are left are added up', () => {
  expect(ask('how much more am i gonna pay in app fees', senior)).toContain('**$310**');
});

test('the main essay goes to all but the University of California', () => {
  expect(ask('does davis even see my personal statement', senior)).toContain('reads only the four Personal Insight');
});

test('whoever misses a text reads that nothing is saved and where to look', () => {
  expect(ask('where are my essays they were here', empty)).toMatch(/^I see no essay text saved in this account/);
});

test('a rest is allowed, and what is due first is told with its work', () => {
  expect(ask('can i take the whole thanksgiving weekend off', senior)).toMatch(/^Today off is fine/);
});
