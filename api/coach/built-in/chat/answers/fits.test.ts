import { expect, test } from 'vitest';
import { answerChat } from '../chat.ts';
import { rich } from '../fixtures/students.ts';
import { ask, given } from '../fixtures/talk.ts';

const question = 'can i finish everything in time';

test('without hours it says the work that is left, and where to say the hours', () => {
  expect(ask(question)).toMatch(/^About .* of your own work are left/);
  expect(ask(question)).toContain('[Plan](/plan)');
});

test('with hours it says the verdict of the plan and what would help', () => {
  const known = given(rich);
  const plan = {
    ...known.plan,
    weeks: known.plan.weeks.map((week) => ({ ...week, available: 60 })),
    verdict: {
      kind: 'no' as const,
      slackMinutes: -540,
      tightest: { due: '2026-11-02T05:59:00.000Z', needed: 600, available: 60 },
      waysOut: [{ says: 'Six hours a week would do.', savesMinutes: 540, hoursPerWeek: 6 }],
      unknown: [],
    },
  };
  const { message } = answerChat({ messages: [{ role: 'user', content: question }], ...known, plan });
  expect(message).toContain('9 hours short for November 1.');
  expect(message).toContain('- Six hours a week would do.');
});

test('which of two is less work is told by the hours of each, the least first', () => {
  const [first, ...others] = ask('which is easier to finish, brown or mit', rich)
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(first).toContain('of its own');
  expect(others).toHaveLength(1);
});

test('how long one essay takes is told of that essay alone', () => {
  const reply = ask('how long would the why brown essay take me', rich);
  expect(reply).toMatch(/^\[[^\]]*“Why Brown”\]\S+, about .*words are written/);
});

test('why an essay takes so long is told by how Laurel counts', () => {
  expect(ask('why does the why brown essay take so long', rich)).toContain(
    '90 minutes for any essay and 45 for every 100 words',
  );
});

test('how long an essay takes is not told of the comments on it', () => {
  const known = given(rich);
  const essay = known.plan.items.find(({ kind, title }) => kind === 'essay' && title.includes('Why Brown'))!;
  const comments = { ...essay, id: `comments.${essay.essayId}`, title: 'Read 2 comments on “Why Brown”', minutes: 10 };
  const plan = { ...known.plan, items: [comments, ...known.plan.items] };
  const content = 'how long would the why brown essay take me';
  const { message } = answerChat({ messages: [{ role: 'user', content }], ...known, plan });
  expect(message).not.toContain('Read 2 comments');
  expect(message).toMatch(/about .*words are written/);
});
