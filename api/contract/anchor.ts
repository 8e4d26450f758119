import { diffArrays } from 'diff';
import type { Highlight } from './essays.ts';
import { firstEndingAfter, retokenize, type Token, tokenize } from './tokens.ts';

/** Beyond so many changed tokens, all the text between the unchanged beginning and end counts as new. */
const MAX_EDITS = 600;
/** Edits times tokens at most, so that comparing long parts takes some hundredths of a second. */
const MAX_STEPS = 2_000_000;

/**
 * Moves highlights from the text they were made on to what it has become. A highlight stays on its words where
 * those still stand side by side, whatever happened around them; where a word of it changed, it loses its place
 * and keeps its remark. Used by the API when it answers and by the editor at every change, so both agree.
 */
export function anchorHighlights(highlights: readonly Highlight[], from: string, to: string): Highlight[] {
  return anchorIn(from)(highlights, to);
}

/**
 * The same for lists of remarks, without those whose words are gone, because nothing is left that they speak of. Remarks on
 * the whole text stay.
 */
export function standingHighlights(lists: readonly (readonly Highlight[])[], from: string, to: string): Highlight[][] {
  const moved = anchorHighlights(lists.flat(), from, to);
  return lists.map((list) =>
    moved.splice(0, list.length).filter((highlight, i) => !hasLostItsWords(list[i]!, highlight)),
  );
}

/** True for a highlight that had words, and has none in the text that it was moved to. */
export const hasLostItsWords = (before: Highlight, after: Highlight) => before.start !== null && after.start === null;

/** The same as `anchorHighlights` for a text that goes on changing: what `from` is made of is worked out once. */
export function anchorIn(from: string) {
  let tokens: Token[] | undefined;
  return (highlights: readonly Highlight[], to: string): Highlight[] => {
    if (from === to || highlights.length === 0) return [...highlights];
    const before = (tokens ??= tokenize(from));
    const after = retokenize(before, from, to);
    const match = matchTokens(before, after);
    return highlights.map((highlight) => {
      const place = movePlace(highlight, before, after, match);
      return { ...highlight, start: place?.start ?? null, end: place?.end ?? null };
    });
  };
}

function movePlace({ start, end }: Highlight, before: Token[], after: Token[], match: Int32Array) {
  if (start === null || end === null) return null;
  const first = firstEndingAfter(before, start);
  const last = firstEndingAfter(before, end - 1);
  const [a, z] = [before[first], before[last]];
  const [p, q] = [after[match[first] ?? -1], after[match[last] ?? -1]];
  if (!a || !z || !p || !q) return null;
  for (let i = first; i < last; i++) if (match[i]! < 0 || match[i + 1] !== match[i]! + 1) return null;
  return { start: p.start + Math.max(0, start - a.start), end: q.start + Math.min(end, z.end) - z.start };
}

/** For each token before, the index of the same token after, or -1. */
function matchTokens(before: Token[], after: Token[]) {
  const match = new Int32Array(before.length).fill(-1);
  let head = 0;
  while (head < before.length && before[head]!.text === after[head]?.text) match[head] = head++;
  let tail = 0;
  while (
    before.length - tail > head &&
    after.length - tail > head &&
    before[before.length - 1 - tail]!.text === after[after.length - 1 - tail]!.text
  ) {
    match[before.length - 1 - tail] = after.length - 1 - tail;
    tail++;
  }
  const texts = (tokens: Token[]) => tokens.slice(head, tokens.length - tail).map((token) => token.text);
  const [old, now] = [texts(before), texts(after)];
  const maxEditLength = Math.min(MAX_EDITS, Math.floor(MAX_STEPS / (old.length + now.length)));
  const changes = diffArrays(old, now, { maxEditLength });
  let i = head;
  let j = head;
  for (const { added, removed, count } of changes ?? []) {
    if (added) j += count;
    else if (removed) i += count;
    else for (let k = 0; k < count; k++) match[i++] = j++;
  }
  return match;
}
