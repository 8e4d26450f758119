import { expect, test } from 'vitest';
import { senior } from '../fixtures/senior.ts';
import { ask } from '../fixtures/talk.ts';

const accepted = {
  ...senior,
  apps: senior.apps.map((app) =>
    app.id === 'a-emory' ? { ...app, status: 'submitted' as const, decision: 'accepted' as const } : app,
  ),
};

test.each(['do i still have to write the rice essay', 'what now', 'what is missing for rice'])(
  'after a binding yes nothing asks for work on another college: “%s”',
  (question) => {
    const reply = ask(question, accepted);
    expect(reply).toContain('withdraw');
    expect(reply).not.toContain('write three plain sentences');
  },
);

test('before it is sent a round can be changed, and binding is explained', () => {
  expect(ask('can i switch emory to regular', senior)).toContain('is not sent yet, so no round is fixed');
  expect(ask('what round did i pick for emory and does that mean i have to go', senior)).toContain('It binds');
});
