import { describe, expect, test } from 'vitest';
import weights from '#api/coach/data/chat/danger-weights.json' with { type: 'json' };
import { dangerScore, learnDanger, mayBeDanger, PERHAPS } from './danger-words.ts';
import { dangerous, harmless } from './fixtures/danger-examples.ts';
import { ask } from './fixtures/talk.ts';

describe('the words of a message that may speak of danger', () => {
  const FOLDS = 5;
  /** Each message's score by weights that were learnt without it. */
  const heldOut = (messages: readonly string[], others: readonly string[], isDanger: boolean): number[] =>
    Array.from({ length: FOLDS }, (_, fold) => {
      const rest = (all: readonly string[]) => all.filter((_message, at) => at % FOLDS !== fold);
      const learnt = isDanger ? learnDanger(rest(messages), rest(others)) : learnDanger(rest(others), rest(messages));
      return messages.filter((_message, at) => at % FOLDS === fold).map((message) => dangerScore(message, learnt));
    }).flat();
  /** Of those that have words enough. */
  const share = (scores: number[]) => {
    const told = scores.filter((score) => score > -Infinity);
    return told.filter((score) => score >= PERHAPS).length / told.length;
  };

  test('three of four dangers that are told in five words or more are heard by weights that were learnt without them', () => {
    expect(share(heldOut(dangerous, harmless, true))).toBeGreaterThanOrEqual(0.75);
  });

  test('of a hundred other messages at most two are taken for one', () => {
    expect(share(heldOut(harmless, dangerous, false))).toBeLessThanOrEqual(0.02);
  });

  test('the stored weights are those of the examples', () => {
    expect(learnDanger(dangerous, harmless)).toEqual(weights);
  });

  test('where a message may speak of danger, help stands first, and a way to say that it was misread', () => {
    const answer = ask('i keep burning my arm and it is the only thing that calms me');
    expect(answer).toMatch(/^\*\*(I may misread this|Please call or text 988)/);
    expect(answer).toContain('**741741**');
  });

  test('a plain question is answered as ever', () => {
    for (const question of ['what is due next', 'is brown ready', 'my coach texts us practice times', 'cut 40 words'])
      expect(mayBeDanger(question)).toBe(false);
  });
});
