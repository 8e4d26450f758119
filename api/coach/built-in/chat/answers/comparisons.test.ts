import { expect, test } from 'vitest';
import { senior } from '../fixtures/senior.ts';
import { empty } from '../fixtures/students.ts';
import { ask, talk } from '../fixtures/talk.ts';

const after = (first: string, second: string): string => talk([first, second], senior).at(-1) ?? '';

test('two essays that are named are held against each other, by a topic alone too', () => {
  for (const question of [
    'did piq 4 score higher than piq 5',
    'which of my 2 davis answers is better the barrier or the challenge',
  ])
    expect(ask(question, senior)).toMatch(
      /PIQ 4: Educational barrier\].* scores higher than .*89 \/ 100 against 60 \/ 100/,
    );
});

test('“is that one better than” holds the essay of the last question against the one that is named', () => {
  const reply = after('what is good about my piq 4', 'is that one better than piq 5');
  expect(reply).toMatch(/PIQ 4: Educational barrier\].* scores higher than .*PIQ 5: Challenge/);
});

test('“the longest one” after the activities is the one with the most hours', () => {
  expect(after('list my activities', 'which one of those is the longest one')).toMatch(/most of it in \*\*/);
});

test('two essays whose prompts have no part in common say what each asks for', () => {
  expect(ask('can i use my community essay for piq 4', senior)).toContain('asks for a community');
});

test('of two colleges the one with less to write is closer to done', () => {
  expect(ask('am i further along on emory or rice', senior)).toMatch(/^\[Emory University\].* is closer to done/);
});

test('“which of those” asks of what the last answer listed', () => {
  const reply = after('which supplements do i still have to start', 'which of those is the shortest');
  expect(reply).toMatch(/^The shortest is \[Rice University: Why Rice\].*room for 150 words/);
  expect(reply).not.toContain('Villanova');
});

test('“the shorter one” is one of those that were listed, and no university', () => {
  expect(after('how many words are my davis answers', 'what about the shorter one is that ok')).toMatch(
    /^The shortest is \[University of California, Davis/,
  );
});

test('activities that no essay speaks of are told', () => {
  const reply = ask('which activities do i never mention in my essays', senior);
  expect(reply).toMatch(/no essay speaks of .*\*\*Paper route\*\*/);
});

test('honors of a grade are found by what students call it', () => {
  expect(ask('what honors did i get junior year', senior)).toMatch(/^From grade 11 you list .*AP Scholar/);
});

test('an empty record is never called complete', () => {
  expect(ask('what all do i still need to fill out', empty)).not.toContain('Nothing is missing');
  expect(ask('what is missing on my common app sheet', empty)).not.toContain('Nothing is missing');
});
