import { z } from 'zod';

/** What a prompt can ask for: the parts that an answer must have. */
export const promptUnits = [
  'why-college',
  'why-field',
  'interest-origin',
  'use-resources',
  'community',
  'contribute',
  'challenge',
  'disagreement',
  'leadership',
  'activity',
  'joy',
  'identity',
  'values',
  'gratitude',
  'creativity',
  'short-fact',
  'free',
] as const;
export const PromptUnit = z.enum(promptUnits, { error: 'Choose from the list of what a prompt can ask for.' });
export type PromptUnit = z.output<typeof PromptUnit>;
