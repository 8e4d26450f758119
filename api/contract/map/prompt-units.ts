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

export const unitNames: Record<PromptUnit, string> = {
  'why-college': 'Why this college',
  'why-field': 'Why this field',
  'interest-origin': 'Where the interest began',
  'use-resources': 'What you would use there',
  community: 'A community',
  contribute: 'What you would bring',
  challenge: 'A challenge',
  disagreement: 'A disagreement',
  leadership: 'Leading',
  activity: 'One activity',
  joy: 'What you enjoy',
  identity: 'Who you are',
  values: 'What you hold to',
  gratitude: 'Gratitude',
  creativity: 'Making something new',
  'short-fact': 'A short fact',
  free: 'Your own topic',
};
