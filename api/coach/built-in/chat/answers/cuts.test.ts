import { expect, test } from 'vitest';
import { application, essay, NO_RECORD } from '../fixtures/rows.ts';
import { ask } from '../fixtures/talk.ts';

const TEXT =
  'My father drives a tow truck at night. In the world of today, everyone faces challenges that make them who they are. On a Tuesday in October he did not come home, and I took the calls. I wrote each number on the wall. I believe that hard work and dedication are the keys to success.';
const apps = [application({ id: 'a-reed', college: 'Reed College' })];
const over = essay({
  id: 's',
  appId: 'a-reed',
  college: 'Reed College',
  title: 'Challenge',
  text: TEXT,
  wordLimit: 40,
});

test('which part to cut is answered with the sentences that could go first', () => {
  const reply = ask('which part of my challenge essay should i cut', { ...NO_RECORD, apps, essays: [over] });
  expect(reply).toContain('These sentences could go first');
  expect(reply).toMatch(/- “In the world of today, .*\d+ words/);
});

test('where nothing is over its limit, how to cut is answered in general', () => {
  const fits = { ...over, wordLimit: 400 };
  expect(ask('which part should i cut', { ...NO_RECORD, apps, essays: [fits] })).not.toContain('could go first');
});

test('so many words are to be lost in an essay that fits', () => {
  const fits = { ...over, wordLimit: 400 };
  const reply = ask('what could i cut from my challenge essay to lose 15 words', {
    ...NO_RECORD,
    apps,
    essays: [fits],
  });
  expect(reply).toMatch(/^To lose 15 words in \[/);
  expect(reply).toContain('“In the world of today');
});
