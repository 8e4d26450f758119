import { plainSentences, type SentenceStep } from './sentence-changes.ts';

/** How many breaks between paragraphs are new, and how many are gone, where the sentences on both sides are as they were. */
export interface ParagraphChanges {
  added: number;
  gone: number;
}

/** How the paragraphs of one text became those of another. @param steps how its sentences did, as `sentenceSteps` finds it */
export function paragraphChanges(earlier: string, later: string, steps: readonly SentenceStep[]): ParagraphChanges {
  const isWrapped = [earlier, later].some(wraps);
  const breaksBefore = breakFinder(earlier, isWrapped);
  const breaksNow = breakFinder(later, isWrapped);
  const changes: ParagraphChanges = { added: 0, gone: 0 };
  steps.forEach((step, at) => {
    if (step.kind !== 'same' || steps[at - 1]?.kind !== 'same') return;
    const [before, now] = [breaksBefore(step.from!), breaksNow(step.to!)];
    if (now && !before) changes.added++;
    if (before && !now) changes.gone++;
  });
  return changes;
}

/** Whether a line ends inside a sentence. */
const wraps = (text: string): boolean =>
  plainSentences(text).some(({ start, end }) => text.slice(start, end).includes('\n'));

/** Whether a paragraph begins at an offset. Where lines of one of both texts wrap, only an empty line parts paragraphs. */
function breakFinder(text: string, isWrapped: boolean): (at: number) => boolean {
  const ends = isWrapped ? /\n[^\S\n]*\n\s*$/ : /\n\s*$/;
  return (at) => ends.test(text.slice(Math.max(0, at - MOST_SPACE), at));
}

/** How much white space is looked at before a sentence, in UTF-16 units. */
const MOST_SPACE = 200;
