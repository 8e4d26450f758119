import { expect, test } from 'vitest';
import { senior } from '../fixtures/senior.ts';
import { empty, rich } from '../fixtures/students.ts';
import { ask, given, talk } from '../fixtures/talk.ts';

const itemsIn = (reply: string): string[] =>
  [...reply.matchAll(/^\d+\. \[(?<title>[^\]]+)\]/gm)].map(([, title]) => title!);

test('what to do first is what the plan has for today, under its titles and in its order', () => {
  const { items, today } = given().plan;
  const titles = today.map((id) => items.find((item) => item.id === id)?.title);
  expect(itemsIn(ask('What should I do first?'))).toEqual(titles);
});

test('in little time as many of them are named as fit into it, and the first one where none does', () => {
  expect(itemsIn(ask('I have two and a half hours'))).toHaveLength(3);
  // What is done last may take a little longer.
  expect(itemsIn(ask('i have one hour what should i work on first', senior))).toHaveLength(2);
  expect(ask('I have 10 minutes, what should I do')).toMatch(/one thing only:\n\n- \[Ask your counselor for a letter/);
  expect(ask('I have 5 minutes, what should I do')).toMatch(/one thing only:\n\n- \[Check and send Carleton College\]/);
});

test('an essay that is due soon is named also where it takes longer than the student has', () => {
  expect(ask('I have 10 minutes, what should I do')).toMatch(/More than that time is needed for \[Write “For fun”\]/);
});

test('where an essay is asked for, essays alone are named: what is due first, or what has the least left', () => {
  expect(itemsIn(ask('which essay should i do next'))).toEqual([
    'Write “For fun”',
    'Edit your main essay',
    'Finish “Community essay”',
  ]);
  const [, easiest] = talk(['how many essays do i have left', 'which ones the easiest']);
  expect(easiest).toMatch(/^Of your open essays, these have the least left to do:\n\n1\. \[/);
});

test('of one college only what belongs to it is named', () => {
  const reply = ask('what should i do first', rich, { appId: 'a-michigan', essayId: null });
  expect(reply).toContain('In this order:');
  expect(reply).not.toContain('Check and send Carleton College');
});

test('before there is a college, adding one comes first', () => {
  const begun = { ...empty, essays: empty.essays.map((essay) => ({ ...essay, text: 'Once.', words: 1 })) };
  expect(ask('What should I do first?', begun)).toContain(
    '1. Add your first college in [Applications](/applications).',
  );
});

test('a question about everything is not narrowed to the college that the talk spoke of', () => {
  const [, reply] = talk(['is reed sent', 'nvm whats the one thing i should do right now'], senior);
  expect(reply).toMatch(/If it is only one thing, then this:\s+- \[/);
});

test('what would fall away without a college is told in hours', () => {
  expect(ask('what would happen to my hours if i drop rice', senior)).toMatch(
    /^Without \[Rice University\]\(\/applications\/a-rice\), about \*\*\d+ hours?.*\*\* of your own work would fall away/,
  );
});

test('of two colleges the one that closes first is named, behind one that is due even sooner', () => {
  const reply = ask('should i do rice or villanova tonight', senior);
  expect(reply).toMatch(
    /^(?:Neither of them first: .+ Of the two, then|Of the two,) \[Rice University\]\(.+: it closes on \*\*January 4/,
  );
});

test('which of the open essays comes first is about essays alone', () => {
  const [, reply = ''] = talk(['which essays are still open', 'so which first'], senior);
  expect(reply).toMatch(/Of your essays, .+ in this order:/);
});
