import { expect, test } from 'vitest';
import type { StudentRecord } from '#contract/ai.ts';
import { answerChat } from '../chat.ts';
import { senior } from '../fixtures/senior.ts';
import { ask, given } from '../fixtures/talk.ts';

/** The same with a person whom the plan has to be asked. */
function withPerson(record: StudentRecord, name: string) {
  const known = given(record);
  const items = known.plan.items.map((item) => (item.kind === 'ask' ? { ...item, personId: 'p' } : item));
  return { ...known, people: [{ id: 'p', name, role: 'teacher' as const }], plan: { ...known.plan, items } };
}

test('whether a letter can still be asked for is told by the plan, and not by a rule for January 1', () => {
  const reply = ask('is it too late to ask a teacher for rice', senior);
  expect(reply).toMatch(/^In your plan:\n\n- \[Ask .*Rice University/);
  expect(reply).not.toContain('January 1 ');
});

test('when one asks in general is answered in general', () => {
  expect(ask('how early should i ask teachers for letters', senior)).not.toContain('In your plan');
});

test('how long the asking of one person takes is not the time of everything', () => {
  const messages = [{ role: 'user' as const, content: 'how long will asking ms kowalski take' }];
  const { message } = answerChat({ messages, ...withPerson(senior, 'Ms. Kowalski') });
  expect(message).toMatch(/^\[Ask .*\]\(\/plan\) takes about 10 minutes\./);
});
