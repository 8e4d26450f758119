import type { ReadSentence } from '#contract/outline/reading.ts';
import { sentenceSpans } from '#contract/sentence-spans.ts';
import { readingOf } from './reading/reading.ts';
import { readEssay } from './text.ts';

/** What each sentence of a text does, in its order. One without words is about the telling itself, such as a line of asterisks. */
export function rolesIn(text: string): ReadSentence[] {
  const read = readingOf(readEssay(text)).sentences;
  let at = 0;
  return sentenceSpans(text).map(({ start, end }) => {
    while (at < read.length - 1 && read[at]!.end <= start) at++;
    const first = read[at];
    const next = read[at + 1];
    const overlap = (sentence: typeof first) =>
      sentence ? Math.min(end, sentence.end) - Math.max(start, sentence.start) : 0;
    const best = overlap(next) > overlap(first) ? next : first;
    return { start, end, role: best && overlap(best) > 0 ? best.role : 'frame' };
  });
}
