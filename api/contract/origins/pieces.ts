import { diffArrays } from 'diff';

/** Beyond so many changed pieces, all between the unchanged beginning and end counts as new. */
const MAX_EDITS = 600;
/** Edits times pieces at most, so that comparing long parts takes some hundredths of a second. */
const MAX_STEPS = 2_000_000;

/** A word, white space or a sign of a text. Together they are the whole text. */
export interface Piece {
  text: string;
  start: number;
}

export function piecesOf(text: string): Piece[] {
  let end = 0;
  return (text.match(/[\p{L}\p{N}\p{M}'’]+|\s+|[^]/gu) ?? []).map((piece) => {
    const start = end;
    end += piece.length;
    return { text: piece, start };
  });
}

export const isWord = (piece: string) => /[\p{L}\p{N}]/u.test(piece);

/** For each piece after, the one before that it is; -1 for a new one. */
export function keptPieces(before: readonly Piece[], after: readonly Piece[]): Int32Array {
  const kept = new Int32Array(after.length).fill(-1);
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head]!.text === after[head]!.text) kept[head] = head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail]!.text === after[after.length - 1 - tail]!.text) tail++;
  for (let i = 1; i <= tail; i++) kept[after.length - i] = before.length - i;
  const texts = (pieces: readonly Piece[]) => pieces.slice(head, pieces.length - tail).map(({ text }) => text);
  const [old, now] = [texts(before), texts(after)];
  if (old.length === 0 || now.length === 0) return kept;
  const maxEditLength = Math.min(MAX_EDITS, Math.floor(MAX_STEPS / (old.length + now.length)));
  let i = head;
  let j = head;
  for (const { added, removed, count, value } of diffArrays(old, now, { maxEditLength }) ?? []) {
    if (added) j += count;
    else if (removed) i += count;
    // White space alone is kept by chance between other words.
    else if (!value.some(isWord)) {
      i += count;
      j += count;
    } else for (let k = 0; k < count; k++) kept[j++] = i++;
  }
  return kept;
}
