import { describe, expect, test } from 'vitest';
import { BROWN, CARLETON, MIT, WHY_BROWN } from './fixtures/links.ts';
import { ask, replies } from './fixtures/talk.ts';

describe('a mood', () => {
  test.each([
    ['i give up', 'That is a heavy feeling'],
    ['i feel like im not good enough for any of these schools', 'That is a heavy feeling'],
    ['i feel so alone in this', 'That sounds hard'],
    ['i keep checking my applications at night', 'That sounds tiring'],
    ['waitlisted at my top choice :(', 'I am sorry'],
  ])('alone is answered with a word and where help is, and nothing to do: “%s”', (message, opening) => {
    const reply = ask(message);
    expect(reply).toContain(opening);
    expect(reply).toContain('**988**');
    expect(reply).not.toMatch(/\]\(|Next step/);
  });

  test.each([
    ['im so tired', 'That sounds tiring'],
    ["I'm so overwhelmed", 'That sounds like a lot'],
    ['bro im so cooked', 'That sounds like a lot'],
  ])('of plain tiredness or stress has no crisis line, and names whom to tell: “%s”', (message, opening) => {
    const reply = ask(message);
    expect(reply).toContain(opening);
    expect(reply).toMatch(/doctor|counselor/);
    expect(reply).not.toMatch(/988|\]\(|Next step/);
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

describe('what a student lives through', () => {
  test.each([
    ['im pregnant and i dont know what to do about college', 'Thank you for telling me'],
    ['some girls at school are bullying me and brown is due soon', 'That is not okay'],
    ['we got evicted, can i still send mit', 'I am so sorry'],
    ['i got diagnosed with lupus in october', 'I am sorry'],
  ])('is answered kindly and alone: “%s”', (message, word) => {
    const { message: reply, care } = replies([message])[0]!;
    expect(care).toBe(true);
    expect(reply).toContain(word);
    expect(reply).not.toMatch(/\]\(|Next step|due in|\/ 100|win/);
  });

  test.each([
    'my activity is suicide prevention, how do i describe it',
    'i volunteer at a homeless shelter, does that count',
    'my essay is about being bullied in fifth grade, is that ok',
    'this essay is killing me',
    'should i list my anti bullying club',
    'im dead tired of supplements which one is next',
  ])('is not heard where it is only spoken of: “%s”', (message) => {
    expect(replies([message])[0]!.care).toBe(false);
  });
});

describe('what is lived through, told in a few words beside a question,', () => {
  test.each([
    ['my grandpa passed away and i need to know how many deadlines are left in january', 'I am so sorry'],
    ['my mom has cancer. how many words is the limit for the MIT essay', 'I am so sorry'],
    ['my uncle got deported. what do i put on the fafsa', 'sorry'],
    ['my parents are divorcing, which essay should i do first', 'I am so sorry'],
    ['i got my first acceptance but my grandma died the same day', 'I am so sorry'],
  ])('is answered first: “%s”', (message, word) => {
    expect(ask(message).split('\n')[0]).toContain(word);
  });

  test('is answered as the whole tells it, whatever a part of it is like', () => {
    const message = 'my best friend got into her dream school and i feel horrible because im jealous instead of happy';
    expect(ask(message)).toMatch(/^That is envy/);
  });

  test.each([
    'is early decision two binding too? my dad asked',
    'honestly what are my chances at brown, i made a spreadsheet with everybodys stats from reddit and i cant tell',
  ])('is not made of words that could be anything: “%s”', (message) => {
    expect(replies([message])[0]!.care).toBe(false);
  });
});
