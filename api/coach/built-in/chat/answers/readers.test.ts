import { expect, test } from 'vitest';
import { answerChat } from '../chat.ts';
import { ask, given } from '../fixtures/talk.ts';

const question = 'did anyone comment on my essay';

test('comments that are not settled are named with who wrote them', () => {
  const { plan, ...known } = given();
  const comments = {
    ...plan.items[0]!,
    id: 'comments.main',
    title: 'Read 2 comments on “Main essay”',
    why: 'From Ms. Ruiz. They stand here until you settle them.',
    appIds: [],
    minutes: null,
    essayId: 'main',
    href: '/essaysworkspace',
  };
  const messages = [{ role: 'user' as const, content: question }];
  const reply = answerChat({ messages, ...known, plan: { ...plan, items: [...plan.items, comments] } }).message;
  expect(reply).toContain('[Read 2 comments on “Main essay”](/essaysworkspace). From Ms. Ruiz.');
});

test('where no comment waits, it is said what Laurel knows of readers', () => {
  expect(ask(question)).toContain('I see no comment that waits for you');
  expect(ask('who has reviewed my essay')).toContain('I see no comment that waits for you');
});

test('no opportunity is kept, and none is invented', () => {
  expect(ask('which scholarships did i save')).toContain('Laurel keeps no list of programs');
});
