import { describe, expect, test } from 'vitest';
import { BROWN, CARLETON, MIT, WHY_BROWN } from './fixtures/links.ts';
import { ask } from './fixtures/talk.ts';

describe('a mood', () => {
  test.each([
    ["I'm so overwhelmed", 'That sounds like a lot'],
    ['im so tired', 'That sounds tiring'],
    ['i give up', 'That is a heavy feeling'],
    ['i feel like im not good enough for any of these schools', 'That is a heavy feeling'],
    ['i feel so alone in this', 'That sounds hard'],
    ['waitlisted at my top choice :(', 'I am sorry'],
  ])('alone is answered with a word and where help is, and nothing to do: “%s”', (message, opening) => {
    const reply = ask(message);
    expect(reply).toContain(opening);
    expect(reply).toContain('**988**');
    expect(reply).not.toMatch(/\]\(|Next step/);
  });

  test.each([
    ['im so tired and i missed carleton', `${CARLETON} is 3 days overdue (Oct 17)`],
    [
      'im so tired and i missed brown ED',
      `${BROWN} (Early Decision) is due in 12 days (Nov 1). By that date you have not missed it.`,
    ],
    ['im freaking out is mit really due tomorrow', `${MIT} (Early Action) is due tomorrow`],
    ["I'm so stressed, which essays are left", WHY_BROWN],
    ["I'm overwhelmed, what should I do this week", 'Your next 7 days, in this order'],
  ])('does not take over the question: “%s”', (message, fact) => {
    const reply = ask(message);
    expect(reply).toMatch(/^That sounds/);
    expect(reply).toContain(fact);
    expect(reply).not.toContain('988');
  });

  test('that is dark keeps its word on help beside an answer', () => {
    const reply = ask('i feel hopeless, what is due tomorrow');
    expect(reply).toContain('**988**');
    expect(reply).toContain(MIT);
  });

  test('that is good is met with a word and nothing to worry about', () => {
    expect(ask('im so happy')).toBe(`That is good to hear. Your next deadline is ${MIT}, due tomorrow (Oct 21).`);
  });
});
