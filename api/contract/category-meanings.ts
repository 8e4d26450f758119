import type { CategoryName } from './essays.ts';

/** The meaning of each category, for a language model and for a student who asks how a score is made. */
export const CATEGORY_MEANINGS: Record<CategoryName, string> = {
  content: 'Something happens that matters to the writer, and the essay develops it',
  structure: 'An opening that begins somewhere, paragraphs that lead on, an ending that does not only repeat',
  voice: 'It sounds like one person and nobody else; no stock phrases',
  clarity: 'Sentences are correct, varied and easy to follow',
  specificity: 'Names, places, actions, numbers, things said; no generalities',
  reflection: 'What the writer noticed, questioned or changed, said in thoughts of their own',
};
