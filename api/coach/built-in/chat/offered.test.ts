import { describe, expect, test } from 'vitest';
import offered from '#api/coach/data/chat/offered.json' with { type: 'json' };
import { understood } from './understood.ts';
import { replyTo } from './answer.ts';
import { named } from './intents.ts';
import { empty } from './fixtures/students.ts';
import { ask, given } from './fixtures/talk.ts';

describe('where it is not clear what a student means', () => {
  test.each(Object.entries(offered))('%s: the question that is offered is answered as that', (name, content) => {
    const { danger, hurt, asked } = understood({ messages: [{ role: 'user', content }], ...given() });
    const heard = asked.map(({ intent, doubtful }) => (doubtful ? 'asked back' : intent?.name));
    expect({ danger, hurt, heard }).toEqual({ danger: undefined, hurt: undefined, heard: [name] });
  });

  test('of a few words up to three questions are offered, the likeliest first', () => {
    const answer = ask('whats an mbti');
    expect(answer).toContain('I am not sure what you mean.');
    expect(answer.match(/^- .+\?$/gm)).toHaveLength(3);
  });

  test('both are answered where two are about as likely, each below its question', () => {
    const message = 'do private schools cost more than in state like how do i figure out what id actually pay';
    const { asked } = understood({ messages: [{ role: 'user', content: message }], ...given() });
    expect(asked[0]?.other).toBeDefined();
    const answer = ask(message);
    expect(answer).toMatch(/^I can read that in two ways\./);
    expect(answer.match(/^\*\*.+\?\*\*$/gm)).toHaveLength(2);
  });

  test('one answer stands once where both questions have the same, because nothing is entered', () => {
    const message = 'what closes first';
    const { asked } = understood({ messages: [{ role: 'user', content: message }], ...given(empty) });
    const both = replyTo({ ...asked[0]!, other: named('sent') }, message);
    expect(both.map(({ says }) => says)).toEqual([['No college is in Laurel yet.']]);
  });

  test('the nearest is answered below its question, and others are offered, where little is alike', () => {
    const answer = ask('is a poetry slam win an honor');
    expect(answer).toMatch(/^The nearest question that I can answer is this one:\n\n\*\*.+\?\*\*\n\n/);
    expect(answer).toMatch(/If you mean something else, you could ask:\n\n- .+\?/);
  });

  test('what is only a little like its question is answered below it, and never as if it were sure', () => {
    const message = 'when is brown due';
    const { asked } = understood({ messages: [{ role: 'user', content: message }], ...given() });
    const [first] = replyTo({ ...asked[0]!, alike: 0.29 }, message);
    expect(first?.says.slice(0, 2)).toEqual([
      'The nearest question that I can answer is this one:',
      '**What are my upcoming deadlines?**',
    ]);
    expect(replyTo({ ...asked[0]!, alike: 0.31 }, message)[0]?.says[0]).not.toContain('nearest question');
  });

  test('where nothing is alike, it is said what can be asked of the own record', () => {
    expect(ask('asdf qwerty')).toContain('I have no answer to that.');
  });
});
