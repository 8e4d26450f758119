import { expect, test } from 'vitest';
import { activity, essay } from '../fixtures/rows.ts';
import { senior } from '../fixtures/senior.ts';
import { ask } from '../fixtures/talk.ts';

const [main] = senior.essays;
const salon = essay({ ...main!, text: 'My mother opened the salon when I was two. Nurse Okoro came in on Saturdays.' });
const duke = essay({
  id: 's-duke',
  title: 'Why Duke',
  appId: 'a-emory',
  college: 'Emory University',
  text: 'I want to go on asking what Nurse Okoro asked me.',
  words: 11,
});
const reed = essay({
  id: 's-other',
  title: 'Reading',
  appId: 'a-reed',
  college: 'Reed College',
  text: 'I read on the bus.',
  words: 5,
});
const record = {
  ...senior,
  essays: [salon, duke, reed],
  activities: [
    activity({ id: 'c', title: 'Cashier', organization: 'Cub Foods', impact: 'Bagged groceries; trained 3' }),
  ],
  apps: senior.apps.map((app) =>
    app.college === 'Reed College' ? { ...app, notes: 'Gold scholarship, 10k a year\nAsk about housing' } : app,
  ),
};

test('where something stands in some essays, a question about all of them names those that lack it', () => {
  const reply = ask('is nurse okoro in all of my essays', record);
  expect(reply).toContain('Nurse Okoro came in on Saturdays.');
  expect(reply).toContain('what Nurse Okoro asked me');
  expect(reply).toMatch(/none of these words in \[Reed College: Reading\]/);
});

test('what no essay speaks of is looked for in the rest of the record', () => {
  const reply = ask('which of my essays mention groceries', record);
  expect(reply).toContain('None of your essays');
  expect(reply).toContain('**Cashier**: “Bagged groceries; trained 3”');
});

test('a question that is not understood is met with the note of the college that it names, and not with general advice', () => {
  const reply = ask('reed scholarship times four, total please', record);
  expect(reply).toContain('Gold scholarship, 10k a year');
  expect(reply).not.toContain('housing');
});

test('the title of the main essay names it', () => {
  const titled = { ...record, essays: [{ ...salon, title: 'Hour three' }, duke, reed] };
  expect(ask('how many words is hour three', titled)).toContain('[Main essay](/essaysworkspace)');
});

test('which essay is about something heavy is answered from the essays', () => {
  const divorced = { ...record, essays: [{ ...salon, text: 'When I was ten my parents got divorced.' }, reed] };
  expect(ask('Which of my essays is about my parents’ divorce?', divorced)).toContain('my parents got divorced');
});

test('what is asked of the activities is looked for there', () => {
  expect(ask('what do i say about groceries in my activities', record)).toContain('Bagged groceries; trained 3');
});

test('a name of three letters is in no longer word', () => {
  const bea = { ...record, essays: [{ ...salon, text: 'Bea was late. The beautiful hall was dark.' }, reed] };
  expect(ask('who is bea in my essay', bea)).not.toContain('beautiful');
});
