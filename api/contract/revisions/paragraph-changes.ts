import { plainSentences, type SentenceStep } from './sentence-changes.ts';

/** How many breaks between paragraphs are new, and how many are gone, where the sentences on both sides are as they were. */
export interface ParagraphChanges {
  added: number;
  gone: number;
}

/** How the paragraphs of one text became those of another. @param steps how its sentences did, as `sentenceSteps` finds it */
export function paragraphChanges(earlier: string, later: string, steps: readonly SentenceStep[]): ParagraphChanges {
  const breaksBefore = breakFinder(earlier);
  const breaksNow = breakFinder(later);
  const changes: ParagraphChanges = { added: 0, gone: 0 };
  steps.forEach((step, at) => {
    if (step.kind !== 'same' || steps[at - 1]?.kind !== 'same') return;
    const [before, now] = [breaksBefore(step.from!), breaksNow(step.to!)];
    if (now && !before) changes.added++;
    if (before && !now) changes.gone++;
  });
  return changes;
}

/** Whether a paragraph begins at an offset. Where lines wrap inside sentences, only an empty line parts paragraphs. */
function breakFinder(text: string): (at: number) => boolean {
  const isWrapped = plainSentences(text).some(({ start, end }) => text.slice(start, end).includes('\n'));
  const ends = isWrapped ? /\n[^\S\n]*\n\s*$/ : /\n\s*$/;
  return (at) => ends.test(text.slice(Math.max(0, at - MOST_SPACE), at));
}

/** How much white space is looked at before a sentence, in UTF-16 units. */
const MOST_SPACE = 200;
