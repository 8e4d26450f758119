import { expect, test } from 'vitest';
import { senior } from '../fixtures/senior.ts';
import { ask } from '../fixtures/talk.ts';

test('what to write about a college is looked for at the college, and not in one’s own activities', () => {
  const reply = ask('what should i write about for why villanova', senior);
  expect(reply).toContain('So look for things that only Villanova University has');
  expect(reply).not.toContain('Three questions that find a moment');
});
