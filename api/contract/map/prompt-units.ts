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

/** Units as a student reads them. */
export const unitNames: Readonly<Record<PromptUnit, string>> = {
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
