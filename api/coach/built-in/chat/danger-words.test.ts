import { describe, expect, test } from 'vitest';
import weights from '#api/coach/data/chat/danger-weights.json' with { type: 'json' };
import { dangerScore, FAINTLY } from './danger-words.ts';
import { dangerous, harmless } from './fixtures/danger-examples.ts';
import { fingerprintOf } from './fixtures/fingerprint.ts';
import { ask } from './fixtures/talk.ts';

describe('the words of a message that may speak of danger', () => {
  test('were learnt from the present examples: if not, run `npm run danger-words`', () => {
    expect(weights.of).toBe(fingerprintOf(dangerous, harmless));
  });

  test('where a message may speak of danger, help stands first, and a way to say that it was misread', () => {
    const answer = ask('i keep burning my arm and it is the only thing that calms me');
    expect(answer).toMatch(/^\*\*(I may misread this|Please call or text 988)/);
    expect(answer).toContain('**741741**');
  });

  test('a plain question is answered as ever', () => {
    for (const question of ['what is due next', 'is brown ready', 'my coach texts us practice times', 'cut 40 words'])
      expect(dangerScore(question)).toBeLessThan(FAINTLY);
  });
});

test('a plain question about two colleges is answered, with one line on where help is below', () => {
  const reply = ask('is brown easier to get into than rice');
  expect(reply).not.toMatch(/^\*\*I may misread/);
});
