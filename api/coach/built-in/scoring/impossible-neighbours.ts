import { NAME, NUMBER, type Essay } from '../text.ts';
import { CONJUNCTIONS, COPULAS, DETERMINERS, FINITE, PREPOSITIONS, SUBJECTS } from '../words.ts';

/**
 * Pairs of closed-class words that English hardly allows side by side ("the of", "to was"). Essays have fewer than 2 in
 * 100 words; words in shuffled order have about 6.
 */
export function impossibleNeighbours(essay: Essay): number {
  let found = 0;
  for (const { text, start, words } of essay.sentences) {
    words.forEach((word, at) => {
      const next = words[at + 1];
      const between = next ? text.slice(word.end - start, next.start - start) : '.';
      const joined = next !== undefined && between.trim() === '';
      // “I got an A” has no article at its end.
      if (at > 0 && word.raw === 'A') return;
      if (joined ? isImpossible(word.key, next.key) : /[.,;:!?]/.test(between) && cannotEnd(word.key)) found++;
    });
  }
  return found;
}

const cannotEnd = (key: string): boolean =>
  (DETERMINERS.has(key) && !['his', 'its'].includes(key)) || ['of', 'and', 'because'].includes(key);

function isImpossible(a: string, b: string): boolean {
  if (a === b) return !['had', 'that', 'very', 'so', 'no', NAME, NUMBER].includes(a);
  const subject = SUBJECTS.has(b);
  if (DETERMINERS.has(a) && a !== 'his') {
    return DETERMINERS.has(b) || PREPOSITIONS.has(b) || subject || CONJUNCTIONS.has(b) || FINITE.has(b) || b === 'to';
  }
  if (PREPOSITIONS.has(a))
    return (
      (subject && a !== 'for') ||
      FINITE.has(b) ||
      CONJUNCTIONS.has(b) ||
      b === 'to' ||
      (a !== 'from' && PREPOSITIONS.has(b))
    );
  if (SUBJECTS.has(a)) return DETERMINERS.has(b) || PREPOSITIONS.has(b) || subject;
  if (COPULAS.has(a)) return COPULAS.has(b);
  return a === 'to' && (FINITE.has(b) || SUBJECTS.has(b) || CONJUNCTIONS.has(b) || (PREPOSITIONS.has(b) && b !== 'at'));
}
