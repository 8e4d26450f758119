import { expect, test } from 'vitest';
import { answerChat } from '../chat.ts';
import { application, NO_RECORD } from '../fixtures/rows.ts';
import { given } from '../fixtures/talk.ts';

const apps = [
  application({ id: 'a-stanford', college: 'Stanford University', round: 'rea' }),
  application({ id: 'a-chicago', college: 'University of Chicago', round: 'ea' }),
];

test('a scholarship among the requirements counts where early plans are judged', () => {
  const messages = [{ role: 'user' as const, content: 'do any of my early plans clash' }];
  const known = given({ ...NO_RECORD, apps });
  expect(answerChat({ messages, ...known }).message).toContain('may not go together');
  const scholarship = {
    ...known.requirements[0]!,
    id: 'own',
    appId: 'a-chicago',
    kind: 'scholarship' as const,
    state: 'open' as const,
    own: true,
  };
  const { message } = answerChat({ messages, ...known, requirements: [...known.requirements, scholarship] });
  expect(message).toContain('may or may not go together');
});
