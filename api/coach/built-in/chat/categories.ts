import categories from '#api/coach/data/chat/categories.json' with { type: 'json' };
import { categoryNames, type CategoryName } from '#contract/essays.ts';
import { holds } from './phrases.ts';

/** What each category looks at, as the end of "Voice is …". */
export const meaningOf = (name: CategoryName): string => categories[name].meaning;

/** One move that raises a category, whatever the essay, as the end of "Next step: …". */
export const moveFor = (name: CategoryName): string => categories[name].move;

/** The category that a question names. */
export const categoryIn = (text: string): CategoryName | undefined =>
  categoryNames.find((name) => holds(text, categories[name].phrases));
