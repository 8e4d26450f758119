import type { Cut } from '#contract/cuts.ts';
import { sentenceSpans } from '#contract/sentence-spans.ts';
import { countWords } from '#contract/words.ts';

/**
 * Sentences that could go, the shortest first, until the text is inside its limit.
 * @param limit in words; null for none
 */
export function cutsOf(text: string, limit: number | null): Cut[] {
  let over = limit === null ? 0 : countWords(text) - limit;
  return sentenceSpans(text)
    .slice(1)
    .map(({ start, end, text: sentence }) => ({ start, end, words: countWords(sentence) }))
    .toSorted((a, b) => a.words - b.words)
    .flatMap((sentence) => {
      if (over <= 0) return [];
      over -= sentence.words;
      return [{ ...sentence, why: 'The essay can be followed without it.' }];
    });
}
