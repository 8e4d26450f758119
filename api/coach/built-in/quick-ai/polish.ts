import type { GrammarSlip } from '../grammar/rules.ts';
import { MECHANICS, SEAMS } from './edits/mechanics.ts';
import { spelling } from './edits/misspellings.ts';
import { revise, type Change } from './edits/revise.ts';
import { VERB_FORMS } from './edits/verb-forms.ts';
import { WORDINESS } from './edits/wordiness.ts';
import { isEnglish } from './language.ts';

const MOST_CHANGES = 12;

/**
 * The paragraph given, tighter: the same facts, order and voice, without filler and slips. `slips` are those of grammar at
 * offsets of `text`; `changes` names at most 12 kinds of edit, in the order of the text. Where nothing is to be mended they
 * are none and `output` is the text, trimmed.
 */
export function polishParagraph(text: string, slips: readonly GrammarSlip[]): { output: string; changes: Change[] } {
  const given = text.trim();
  if (!isEnglish(given)) return { output: given, changes: [] };
  const lead = text.length - text.trimStart().length;
  const here = slips.map((slip) => ({ ...slip, start: slip.start - lead, end: slip.end - lead }));
  const edits = [spelling(given), ...VERB_FORMS, ...MECHANICS, ...WORDINESS, ...SEAMS];
  const { output, changes } = revise(given, edits, here);
  return { output, changes: changes.slice(0, MOST_CHANGES) };
}
