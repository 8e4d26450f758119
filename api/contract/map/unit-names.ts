import type { PromptUnit } from './prompt-units.ts';

/** What a prompt can ask for, in words, in the order in which it is offered. It stands apart from the schema, so that the browser needs no zod. */
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
