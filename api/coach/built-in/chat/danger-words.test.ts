import { describe, expect, test } from 'vitest';
import weights from '#api/coach/data/chat/danger-weights.json' with { type: 'json' };
import { dangerScore, FAINTLY, PERHAPS } from './danger-words.ts';
import { dangerous, harmless } from './fixtures/danger-examples.ts';
import { told } from './fixtures/hardship-examples.ts';
import { ask } from './fixtures/talk.ts';
import { learnWords, scoreOf } from './word-weights.ts';

describe('the words of a message that may speak of danger', () => {
  const FOLDS = 5;
  /** Each message's score by weights that were learnt without it. */
  const heldOut = (
    messages: readonly string[],
    others: readonly string[],
    isDanger: boolean,
    counts: (message: string) => boolean = () => true,
  ): number[] =>
    Array.from({ length: FOLDS }, (_, fold) => {
      const rest = (all: readonly string[]) => all.filter((_message, at) => at % FOLDS !== fold);
      const learnt = isDanger ? learnWords(rest(messages), rest(others)) : learnWords(rest(others), rest(messages));
      return messages
        .filter((message, at) => at % FOLDS === fold && counts(message))
        .map((message) => scoreOf(message, learnt));
    }).flat();
  /** Of those that have words enough. */
  const share = (scores: number[], least: number) => {
    const told = scores.filter((score) => score > -Infinity);
    return told.filter((score) => score >= least).length / told.length;
  };

  test('of dangers that are told in five words or more, seven of ten are heard beside a question by weights that were learnt without them, and eight where nothing else is asked', () => {
    const scores = heldOut(dangerous, harmless, true);
    expect(share(scores, PERHAPS)).toBeGreaterThanOrEqual(0.7);
    expect(share(scores, FAINTLY)).toBeGreaterThanOrEqual(0.8);
  });

  test('of a hundred questions at most one is taken for a danger, and two of those in which little is clear', () => {
    const tells = new Set(told);
    const scores = heldOut(harmless, dangerous, false, (message) => !tells.has(message));
    expect(share(scores, PERHAPS)).toBeLessThanOrEqual(0.012);
    expect(share(scores, FAINTLY)).toBeLessThanOrEqual(0.024);
  });

  test('the stored weights are those of the examples', () => {
    expect(learnWords(dangerous, harmless)).toEqual(weights);
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
