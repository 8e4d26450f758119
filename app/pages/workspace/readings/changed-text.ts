import type { ChangedSentence } from '@laurel/ui';
import { paragraphSpans } from '#contract/outline/paragraphs.ts';
import { sentenceSteps } from '#contract/revisions/sentence-changes.ts';

/** Words that are marked in the later text, and whether that mark is new. */
interface MarkedWords {
  quote: string | null;
  isNew: boolean;
}

/**
 * The paragraphs of the later text, each with what was changed in it. What was cut stands where it stood, after what was before it, and a
 * paragraph that is gone, or has moved as a whole, stands by itself where it stood.
 */
export function changedText(from: string, to: string, marks: readonly MarkedWords[]): ChangedSentence[][] {
  const [before, after] = [paragraphSpans(from), paragraphSpans(to)];
  const paragraphAt = (spans: typeof before, offset: number) =>
    Math.max(
      0,
      spans.findIndex(({ end }) => offset < end),
    );
  const marked = marks.flatMap(({ quote, isNew }) => {
    const start = quote === null ? -1 : to.indexOf(quote);
    return start < 0 ? [] : [{ start, end: start + quote!.length, mark: isNew ? ('new' as const) : ('left' as const) }];
  });
  const steps = sentenceSteps(from, to);
  const stayed = new Set(
    steps.flatMap(({ kind, from: was }) => (kind === 'same' && was !== null ? paragraphAt(before, was) : [])),
  );
  const paragraphs = new Map<string, ChangedSentence[]>();
  let current = 0;
  steps.forEach(({ kind, text, from: was, to: is }, i) => {
    const isGone = is === null && was !== null && !stayed.has(paragraphAt(before, was));
    if (is !== null) current = paragraphAt(after, is);
    // What was cut between two paragraphs belongs to the next one where it began a paragraph itself.
    else if (was !== null && before.some(({ start }) => start === was)) {
      const next = steps.slice(i + 1).find((step) => step.to !== null)?.to;
      if (next != null) current = paragraphAt(after, next);
    }
    const twin = steps.find(
      (step) => step.kind === (kind === 'movedAway' ? 'movedHere' : 'movedAway') && step.from === was,
    );
    const other = kind === 'movedAway' ? twin && paragraphAt(after, twin.to!) + 1 : paragraphAt(before, was ?? 0) + 1;
    const end = is === null ? 0 : is + text.length;
    const mark = is === null ? undefined : marked.find((words) => words.start < end && is < words.end)?.mark;
    const key = isGone ? `gone ${paragraphAt(before, was)}` : `stands ${current}`;
    const sentences = paragraphs.get(key) ?? [];
    paragraphs.set(key, sentences);
    sentences.push({
      kind,
      text,
      ...((kind === 'movedAway' || kind === 'movedHere') && { other }),
      ...(mark && { mark }),
    });
  });
  return [...paragraphs.values()];
}

/** In which paragraph of a text certain words stand, from 1; null where they do not. */
export function paragraphOf(text: string, quote: string | null): number | null {
  const at = quote === null ? -1 : text.indexOf(quote);
  if (at < 0) return null;
  return paragraphSpans(text).findIndex(({ end }) => at < end) + 1;
}
