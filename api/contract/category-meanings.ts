import type { CategoryName } from './essays.ts';

/** The meaning of each category, for a language model and for a student who asks how a score is made. */
export const CATEGORY_MEANINGS: Record<CategoryName, string> = {
  content: 'It answers this prompt with something worth telling, and the writer is the one who acts',
  structure: 'The parts could stand in no other order: what is planted comes back, the ending follows',
  voice: 'A friend would know who wrote it: plain words, own comparisons, people who are heard; no office prose',
  clarity: 'Each sentence is understood at first reading, and correct',
  specificity: 'One could film it or look it up: names, times, objects, speech that do work; no lists of awards',
  reflection:
    'A thought that only these events could give: a correction of oneself, an act that changed; no stock lesson',
};
