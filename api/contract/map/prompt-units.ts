import { z } from 'zod';

/** What a prompt can ask for. */
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

export const PromptUnit = z.enum(promptUnits, { error: 'Choose among what a prompt can ask for.' });
export type PromptUnit = z.output<typeof PromptUnit>;
