import { describe, expect, test } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { messageFor, messages } from './messages.ts';

/** The error catalogue of the specification, word for word. */
const catalogue = {
  signIn: 'Sign-in failed',
  signUp: 'Sign-up failed',
  preview: 'Preview failed',
  overview: 'Failed to load overview',
  polish: 'Failed to run polish',
  createApplication: 'Failed to create application.',
  resolveColleges: 'Could not resolve colleges',
  importPreview: 'Preview failed',
  importCommit: 'Import failed',
  saveEssay: 'Save failed',
  essayFile: 'Could not parse file',
  essays: 'Failed to load essays',
  workspace: 'Failed to load',
  scoring: 'Scoring failed',
  chat: 'Something went wrong. Try again in a moment.',
  chatEmpty: "Sorry — I couldn't generate a reply.",
  location: 'Location permission denied or unavailable',
} satisfies Partial<Record<keyof typeof messages, string>>;
const situations = Object.keys(catalogue) as (keyof typeof catalogue)[];

test('the catalogue is as specified', () => expect(messages).toMatchObject(catalogue));

describe.each(situations)('%s', (situation) => {
  test("is said in the server's own sentence where there is one", () => {
    expect(messageFor(new Problem(429, 'Too many requests. Try again later.'), situation)).toBe(
      'Too many requests. Try again later.',
    );
  });

  test.each([
    ['a failure without a sentence', new Problem(502, '')],
    ['a server that was not reached', new Problem(0, '')],
    ['a defect of the page', new TypeError('x is not a function')],
    ['what is no error', undefined],
  ])("is said in the catalogue's words for %s", (_, error) => {
    expect(messageFor(error, situation)).toBe(catalogue[situation]);
  });
});
