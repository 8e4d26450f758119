import { describe, expect, test } from 'vitest';
import offered from '#api/coach/data/chat/offered.json' with { type: 'json' };
import { understood } from './understood.ts';
import { ask, given } from './fixtures/talk.ts';

describe('where it is not clear what a student means', () => {
  test.each(Object.entries(offered))('%s: the question that is offered is answered as that', (name, content) => {
    const { danger, hurt, asked } = understood({ messages: [{ role: 'user', content }], ...given() });
    const heard = asked.map(({ intent, doubtful }) => (doubtful ? 'asked back' : intent?.name));
    expect({ danger, hurt, heard }).toEqual({ danger: undefined, hurt: undefined, heard: [name] });
  });

  test('up to three questions are offered, the likeliest first', () => {
    const answer = ask('help with the money thing');
    expect(answer).toContain('I am not sure what you mean.');
    expect(answer.match(/^- .+\?$/gm)).toHaveLength(3);
  });

  test('where nothing is alike, it is said what can be asked of the own record', () => {
    expect(ask('asdf qwerty')).toContain('I have no answer to that.');
  });
});
