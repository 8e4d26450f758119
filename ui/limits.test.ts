import { expect, test } from 'vitest';
import { limits } from '../api/contract/limits.ts';
import { IMPACT_LIMIT, NAME_LIMIT as ACTIVITY_NAME_LIMIT } from './activities/ActivityFields/ActivityFields.tsx';
import { TITLE_LIMIT } from './essay/PromptField/PromptField.tsx';
import { COMMENT_LIMIT, NAME_LIMIT } from './review/review.ts';

test('fields take as many characters as the server does', () => {
  expect(IMPACT_LIMIT).toBe(limits.impact);
  expect(ACTIVITY_NAME_LIMIT).toBe(limits.title);
  expect(ACTIVITY_NAME_LIMIT).toBe(limits.organization);
  expect(TITLE_LIMIT).toBe(limits.title);
  expect(COMMENT_LIMIT).toBe(limits.comment);
  expect(NAME_LIMIT).toBe(limits.name);
});
