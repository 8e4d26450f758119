import { isWord, type Piece, piecesOf } from './pieces.ts';

/** Words of one text that stand in another one. */
export interface Run {
  /** UTF-16 offset in the text that was searched. */
  start: number;
  length: number;
  /** UTF-16 offset in the text that was looked for. */
  from: number;
}

/** So many words in a row are no chance. */
const WORDS = 3;

/**
 * Where words stand in a text: all of them as they are, or else every row of three words or more that was left of them.
 * @param isFree whether a unit of the text may be taken
 * @param inWords whether they may also stand inside of longer words, as where they were pasted to a word
 */
export function findRuns(words: string, text: string, isFree: (unit: number) => boolean, inWords = false): Run[] {
  const trimmed = words.trim();
  for (const [whole, from] of [
    [words, 0],
    [trimmed, words.indexOf(trimmed)],
  ] as const) {
    if (whole === '') continue;
    for (let at = text.indexOf(whole); at >= 0; at = text.indexOf(whole, at + 1))
      if (isAllFree(at, whole.length, isFree) && (inWords || isWhole(text, at, whole.length)))
        return [{ start: at, length: whole.length, from }];
  }
  return partialRuns(words, text, isFree);
}

const isAllFree = (start: number, length: number, isFree: (unit: number) => boolean) => {
  for (let k = 0; k < length; k++) if (!isFree(start + k)) return false;
  return true;
};

/** Whether a stretch of a text neither begins nor ends inside of a word. */
function isWhole(text: string, start: number, length: number): boolean {
  const inWord = (at: number) => /[\p{L}\p{N}\p{M}]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1));
  return !inWord(start) && !inWord(start + length);
}

function partialRuns(words: string, text: string, isFree: (unit: number) => boolean): Run[] {
  const wanted = piecesOf(words);
  const places = new Map<string, number[]>();
  for (const [i, { text: piece }] of wanted.entries())
    if (isWord(piece)) places.set(piece, [...(places.get(piece) ?? []), i]);
  const pieces = piecesOf(text);
  const runs: Run[] = [];
  for (let i = 0; i < pieces.length; i++) {
    if (!isFree(pieces[i]!.start) || !places.has(pieces[i]!.text)) continue;
    const best = longestFrom(pieces, i, wanted, places.get(pieces[i]!.text)!, isFree);
    if (best.words < WORDS) continue;
    const [first, last] = [pieces[i]!, pieces[i + best.count - 1]!];
    runs.push({
      start: first.start,
      length: last.start + last.text.length - first.start,
      from: wanted[best.at]!.start,
    });
    i += best.count - 1;
  }
  return runs;
}

/** The longest row of pieces from `i` on that stands in what is looked for, ending with a word. */
function longestFrom(
  pieces: readonly Piece[],
  i: number,
  wanted: readonly Piece[],
  places: readonly number[],
  isFree: (unit: number) => boolean,
) {
  let best = { at: 0, count: 0, words: 0 };
  for (const at of places) {
    let [count, words] = [0, 0];
    for (let k = 0; ; k++) {
      const [piece, other] = [pieces[i + k], wanted[at + k]];
      if (!piece || !other || piece.text !== other.text || !isFree(piece.start)) break;
      if (isWord(piece.text)) [count, words] = [k + 1, words + 1];
    }
    if (words > best.words) best = { at, count, words };
  }
  return best;
}
