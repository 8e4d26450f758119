import { describe, expect, test } from 'vitest';
import { BROWN, CARLETON, WHY_BROWN } from './fixtures/links.ts';
import { ask } from './fixtures/talk.ts';
import { partsOf } from './parts.ts';

test.each([
  ['when is brown due and is it ready', ['when is brown due', 'is it ready']],
  ['Hi! What is due, which essay is weakest?', ['Hi', 'What is due', 'which essay is weakest']],
  ['do my essays and activities fit together', ['do my essays and activities fit together']],
  ['is a 3.5 ok', ['is a 3.5 ok']],
  ['If Emory says yes, which ones do I withdraw?', ['If Emory says yes which ones do I withdraw']],
])('“%s” is cut where a question begins', (message, parts) => {
  expect(partsOf(message)).toEqual(parts);
});

describe('two questions at once', () => {
  test('are both answered, the second about what the first named', () => {
    const reply = ask('when is brown due and is it ready');
    expect(reply).toContain(`${BROWN} (Early Decision) is due in 12 days (Nov 1).`);
    expect(reply).toContain(`${WHY_BROWN}: 20 words over its limit`);
    expect(reply.match(/Next step/g)).toHaveLength(1);
  });

  test('are one where the second only asks what the first is', () => {
    expect(ask('superscoring?? what is it')).toMatch(/^Superscoring means/);
  });

  test('lean on the answer to the first', () => {
    expect(ask('whats my weakest essay and how do i fix it')).toContain(`In ${WHY_BROWN} (58 / 100), in this order:`);
  });

  test('may follow a greeting or thanks, which then need no answer', () => {
    const reply = ask('thanks! whats overdue? and how many schools have i sent');
    expect(reply).toContain(CARLETON);
    expect(reply).toContain('You marked 2 applications as submitted');
    expect(reply).not.toContain('welcome');
  });

  test('stand behind their reason, which is not answered', () => {
    const reply = ask('My dad wants to budget for the application fees, so how many colleges do I have on my list?');
    expect(reply).toMatch(/^You have \d+ applications:/);
  });
});

test.each(['hola cuando es la fecha limite', 'quand est la date limite', '我该怎么办'])(
  'a message in another language is told so: “%s”',
  (message) => {
    expect(ask(message)).toContain('I understand only English so far');
  },
);
