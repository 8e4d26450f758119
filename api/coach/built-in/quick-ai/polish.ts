import { isEnglish } from './language.ts';
import { MECHANICS, SEAMS } from './edits/mechanics.ts';
import { revise, type Change } from './edits/revise.ts';
import { WORDINESS } from './edits/wordiness.ts';

const EDITS = [...MECHANICS, ...WORDINESS, ...SEAMS];

const MOST_CHANGES = 12;

/**
 * The paragraph given, tighter: the same facts, order and voice, without filler and slips. `changes` names at most 12 kinds
 * of edit, in the order of the text; where no rule applies they are none and `output` is the text, trimmed.
 */
export function polishParagraph(text: string): { output: string; changes: Change[] } {
  const given = text.trim();
  if (!isEnglish(given)) return { output: given, changes: [] };
  const { output, changes } = revise(given, EDITS);
  return { output, changes: changes.slice(0, MOST_CHANGES) };
}
