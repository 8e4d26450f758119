import { describe, expect, test } from 'vitest';
import weights from '#api/coach/data/chat/hardship-weights.json' with { type: 'json' };
import { fingerprintOf } from './fixtures/fingerprint.ts';
import { onlyAsked, told } from './fixtures/hardship-examples.ts';
import { ask, replies } from './fixtures/talk.ts';

describe('the words in which students tell what they live through', () => {
  test('were learnt from the present examples: if not, run `npm run danger-words`', () => {
    expect(weights.of).toBe(fingerprintOf(told, onlyAsked));
  });

  test.each([
    'they found a lump and now its stage 3 and im the one driving my mom to everything',
    'lights got shut off at my house so im doing this at mcdonalds wifi.. embarassing',
    'so dads moving out after xmas and they both keep asking me whose side im on',
    'first thanksgiving without my dad today. everyones just pretending',
    'i close at wendys till 1am so we can make rent, when am i supposed to write essays',
    'some girls at school found my common app essay and read it out loud at lunch in a funny voice',
    'my lab partner was in that wreck on route 9',
  ])('are answered kindly and with somebody to tell, without a task of the record: “%s”', (message) => {
    const { message: reply, care } = replies([message])[0]!;
    expect(care).toBe(true);
    expect(reply).toMatch(/counselor/);
    expect(reply).not.toMatch(/\]\(|not sure what you mean/);
  });

  test.each([
    'my dad has cancer do i put that in additional info',
    'my friend said brown is nov 1 is that right',
    'what killed my brown score',
    'alright im going to bed gn',
    'i answered phones at a suicide hotline for 2 years where do i list that',
    'whats the point of the why major essay',
    'my coach texts us at 6am w practice plans, can he write my rec',
    'id kill for a yes from brown. when do they say',
  ])('are not heard in what is only asked: “%s”', (message) => {
    const { message: reply, care } = replies([message])[0]!;
    expect(care).toBe(false);
    expect(reply).not.toContain('**988**');
  });

  test('a lighter feeling gets a word beside the answer', () => {
    expect(ask('so scared ive missed something. whats overdue')).toMatch(/^That sounds like a lot.*Carleton/s);
  });

  test('who has no strength left is given the smallest thing that is no writing', () => {
    const reply = ask('brain is mush whats a no thinking task');
    expect(reply).toContain('no writing');
    expect(reply).not.toContain('[Write');
  });
});
