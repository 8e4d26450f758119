import { describe, expect, test } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { coachFailure, modelFailure } from './coach-failure.ts';

const tooSlow = new Problem(504, sentences.scoringFailed, { fields: { engine: sentences.modelTooSlow } });

describe('where a language model failed', () => {
  test('its reason stands after the message, and the built-in coach is offered', () => {
    expect(coachFailure(tooSlow, 'scoring')).toEqual({
      error: 'Scoring failed. The language model took too long.',
      modelFailed: true,
    });
    expect(modelFailure(tooSlow)).toBe('The language model took too long.');
  });

  test('a message that is a sentence keeps its own end', () => {
    const used = new Problem(429, 'Try again tomorrow.', { fields: { engine: sentences.modelBudget } });
    expect(coachFailure(used, 'polish').error).toBe(
      'Try again tomorrow. Your share of the language model is used up for now.',
    );
  });

  test('the catalogue speaks where the server has no message', () => {
    const failed = new Problem(502, '', { fields: { engine: sentences.modelFailed } });
    expect(coachFailure(failed, 'preview').error).toBe('Preview failed. The language model could not answer.');
  });
});

test.each([
  ['a network that is gone', new Problem(0, '')],
  ['a wrong input', new Problem(400, '', { fields: { text: 'Paste a paragraph.' } })],
  ['anything else', new Error('no')],
])('of %s the built-in coach helps nobody', (_, problem) => {
  expect(coachFailure(problem, 'polish')).toEqual({ error: 'Failed to run polish' });
  expect(modelFailure(problem)).toBeUndefined();
});
