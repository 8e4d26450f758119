import { describe, expect, test } from 'vitest';
import dangerWeights from '#api/coach/data/chat/danger-weights.json' with { type: 'json' };
import hardshipWeights from '#api/coach/data/chat/hardship-weights.json' with { type: 'json' };
import { FAINTLY, PERHAPS } from './danger-words.ts';
import { dangerous, harmless } from './fixtures/danger-examples.ts';
import { onlyAsked, told } from './fixtures/hardship-examples.ts';
import dangers from './fixtures/dangers.json' with { type: 'json' };
import examples from './fixtures/told-or-asked.json' with { type: 'json' };
import { FAINTLY_TOLD, TOLD } from './hardship-words.ts';
import { learnWords, scoreOf } from './word-weights.ts';

const FOLDS = 5;

/** The scores of messages that are meant and of others, each by weights that were learnt without it; of those that have words enough. */
function heldOut(meant: readonly string[], others: readonly string[]): Record<'meant' | 'others', Map<string, number>> {
  const scores = { meant: new Map<string, number>(), others: new Map<string, number>() };
  for (let fold = 0; fold < FOLDS; fold++) {
    const rest = (all: readonly string[]) => all.filter((_, at) => at % FOLDS !== fold);
    const learnt = learnWords(rest(meant), rest(others));
    for (const [kind, all] of [['meant', meant] as const, ['others', others] as const]) {
      for (const message of all.filter((_, at) => at % FOLDS === fold)) {
        const score = scoreOf(message, learnt);
        if (score > -Infinity) scores[kind].set(message, score);
      }
    }
  }
  return scores;
}

const share = (scores: Iterable<number>, least: number): number => {
  const all = [...scores];
  return all.filter((score) => score >= least).length / all.length;
};

describe('weights that were learnt without a message', () => {
  test('hear seven of ten dangers of five words or more beside a question, and eight where nothing else is asked; of a hundred plain questions they take one for a danger, and two where little is clear; of those that were chosen because they sound like one, a fifth', () => {
    const { meant, others } = heldOut(dangerous, harmless);
    expect(share(meant.values(), PERHAPS)).toBeGreaterThanOrEqual(0.7);
    expect(share(meant.values(), FAINTLY)).toBeGreaterThanOrEqual(0.8);
    const [tells, chosen] = [new Set(told), new Set(dangers.safe)];
    const scoresOf = (isChosen: boolean) =>
      [...others].flatMap(([message, score]) => (tells.has(message) || chosen.has(message) !== isChosen ? [] : score));
    expect(share(scoresOf(false), PERHAPS)).toBeLessThanOrEqual(0.012);
    expect(share(scoresOf(false), FAINTLY)).toBeLessThanOrEqual(0.024);
    expect(share(scoresOf(true), PERHAPS)).toBeLessThanOrEqual(0.2);
  });

  test('hear seven of ten that tell of something lived through, and eight where nothing is asked; of a hundred plain questions they take two for one, and of those that were chosen because they sound like it nine', () => {
    const { meant, others } = heldOut(told, onlyAsked);
    expect(share(meant.values(), TOLD)).toBeGreaterThanOrEqual(0.68);
    expect(share(meant.values(), FAINTLY_TOLD)).toBeGreaterThanOrEqual(0.8);
    const chosen = new Set(examples.asked);
    const scoresOf = (isChosen: boolean) =>
      [...others].flatMap(([message, score]) => (chosen.has(message) === isChosen ? score : []));
    expect(share(scoresOf(false), TOLD)).toBeLessThanOrEqual(0.02);
    expect(share(scoresOf(true), TOLD)).toBeLessThanOrEqual(0.09);
  });
});

test('the stored weights are what is learnt from the examples', () => {
  expect(learnWords(dangerous, harmless)).toEqual({ start: dangerWeights.start, weights: dangerWeights.weights });
  expect(learnWords(told, onlyAsked)).toEqual({ start: hardshipWeights.start, weights: hardshipWeights.weights });
});
