import categories from '#api/coach/data/chat/categories.json' with { type: 'json' };
import type { ContextEssay } from '#contract/ai.ts';
import { kindOf } from '#contract/essay-kind.ts';
import { categoryNames, type CategoryName } from '#contract/essays.ts';
import { holds } from './phrases.ts';

/** What each category looks at, as the end of "Voice is …". */
export const meaningOf = (name: CategoryName): string => categories[name].meaning;

/** One move that raises a category of an essay, as the end of "Next step: …". An answer to "why this college" has no moment to tell. */
export function moveFor(name: CategoryName, essay: ContextEssay | undefined): string {
  const { move, moveOfWhy = move }: { move: string; moveOfWhy?: string } = categories[name];
  if (!essay) return move;
  const kind = essay.kind ?? kindOf(essay.prompt, essay.wordLimit, essay.college);
  return kind === 'whyCollege' ? moveOfWhy : move;
}

/** The category that a question names. */
export const categoryIn = (text: string): CategoryName | undefined =>
  categoryNames.find((name) => holds(text, categories[name].phrases));
