import { describe, expect, test } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { sentences } from '#contract/sentences.ts';
import { coachFailure, modelFailure } from './coach-failure.ts';

const tooSlow = new Problem(504, sentences.scoringFailed, { fields: { engine: refusals.modelTooSlow } });

describe('where a language model failed', () => {
  test('its reason stands after the message, and the built-in coach is offered', () => {
    expect(coachFailure(tooSlow, 'scoring')).toEqual({
      error: 'Scoring failed. The language model took too long.',
      modelFailed: true,
      usedUp: false,
    });
    expect(modelFailure(tooSlow)?.reason).toBe('The language model took too long.');
  });

  test('a message that is a sentence keeps its own end', () => {
    const ended = new Problem(502, sentences.chatFailed, { fields: { engine: refusals.modelFailed } });
    expect(coachFailure(ended, 'chat').error).toBe(
      'Something went wrong. Try again in a moment. The language model could not answer.',
    );
  });

  test.each([sentences.modelBudget, sentences.modelBudgetOfNetwork])('%s Another try does not help', (reason) => {
    const used = new Problem(429, sentences.scoringFailed, { fields: { engine: reason }, retryAfter: 21_600 });
    expect(coachFailure(used, 'scoring')).toEqual({
      error: `Scoring failed. ${reason}`,
      modelFailed: true,
      usedUp: true,
    });
  });

  test('too many students at once are no reason not to try again', () => {
    const busy = new Problem(429, sentences.scoringFailed, { fields: { engine: refusals.modelBusy }, retryAfter: 30 });
    expect(coachFailure(busy, 'scoring').usedUp).toBe(false);
  });

  test('the catalogue speaks where the server has no message', () => {
    const failed = new Problem(502, '', { fields: { engine: refusals.modelFailed } });
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
