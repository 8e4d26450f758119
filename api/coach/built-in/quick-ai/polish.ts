import type { GrammarSlip } from '../grammar/rules.ts';
import { MECHANICS, SEAMS } from './edits/mechanics.ts';
import { irregularPast, spelling } from './edits/misspellings.ts';
import { revise, type Change } from './edits/revise.ts';
import { SENTENCES } from './edits/sentences.ts';
import { QUOTES, TABLE } from './edits/table.ts';
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
  const here = slips
    .filter(({ start, end }) => !irregularPast(text.slice(start, end)))
    .map((slip) => ({ ...slip, start: slip.start - lead, end: slip.end - lead }));
  const edits = [spelling(given), ...MECHANICS, ...TABLE, ...SENTENCES, ...SEAMS];
  const { output, changes } = revise(given, edits, here, QUOTES);
  return { output, changes: changes.slice(0, MOST_CHANGES) };
}
