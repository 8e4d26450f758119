import { isWord, type Piece, piecesOf } from './pieces.ts';

/** Words of one text that stand in another one. */
export interface Run {
  /** UTF-16 offset in the text that was searched. */
  start: number;
  length: number;
  /** UTF-16 offset in the text that was looked for. */
  from: number;
}

/** A text in which words are looked for. */
export interface Target {
  text: string;
  pieces: readonly Piece[];
  /** The numbers of the words that are new in it. */
  fresh: readonly number[];
  /** Whether a UTF-16 unit may be taken. */
  isFree: (unit: number) => boolean;
  /** How many more comparisons are made in it, so that a text of one word over and over holds nothing up. */
  steps: number;
}

/** So many words in a row are no chance. */
const WORDS = 3;

/**
 * Where words stand in a text: all of them as they are, or else every row of three words or more that was left of them.
 * @param inWords whether they may also stand inside of longer words, as where they were pasted to a word
 */
export function findRuns(words: string, target: Target, inWords = false): Run[] {
  if (target.fresh.length === 0) return [];
  const trimmed = words.trim();
  for (const [whole, from] of [
    [words, 0],
    [trimmed, words.indexOf(trimmed)],
  ] as const) {
    const at = whole === '' ? -1 : wholeIn(whole, target, inWords);
    if (at >= 0) return [{ start: at, length: whole.length, from }];
  }
  return partialRuns(words, target);
}

/** Where the whole of some words stands and is free; -1 where it does not. */
function wholeIn(whole: string, target: Target, inWords: boolean): number {
  const { text, isFree } = target;
  for (let at = text.indexOf(whole); at >= 0 && target.steps > 0; at = text.indexOf(whole, at + 1)) {
    let free = 0;
    while (free < whole.length && isFree(at + free)) free++;
    target.steps -= free + 1;
    if (free === whole.length && (inWords || isWhole(text, at, whole.length))) return at;
  }
  return -1;
}

/** Whether a stretch of a text neither begins nor ends inside of a word. */
function isWhole(text: string, start: number, length: number): boolean {
  const inWord = (at: number) => /[\p{L}\p{N}\p{M}]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1));
  return !inWord(start) && !inWord(start + length);
}

function partialRuns(words: string, target: Target): Run[] {
  const { pieces, fresh, isFree } = target;
  const wanted = piecesOf(words);
  const places = new Map<string, number[]>();
  for (const [i, { text: piece }] of wanted.entries()) {
    if (!isWord(piece)) continue;
    const known = places.get(piece);
    if (known) known.push(i);
    else places.set(piece, [i]);
  }
  const runs: Run[] = [];
  let next = 0;
  for (const i of fresh) {
    const at = places.get(pieces[i]!.text);
    if (i < next || !at || !isFree(pieces[i]!.start)) continue;
    const best = longestFrom(target, i, wanted, at);
    if (target.steps <= 0) break;
    if (best.words < WORDS) continue;
    const [first, last] = [pieces[i]!, pieces[i + best.count - 1]!];
    const length = last.start + last.text.length - first.start;
    runs.push({ start: first.start, length, from: wanted[best.at]!.start });
    next = i + best.count;
  }
  return runs;
}

/** The longest row of pieces from `i` on that stands in what is looked for, ending with a word. */
function longestFrom(target: Target, i: number, wanted: readonly Piece[], places: readonly number[]) {
  const { pieces, isFree } = target;
  let best = { at: 0, count: 0, words: 0 };
  for (const at of places) {
    let [count, words] = [0, 0];
    for (let k = 0; target.steps-- > 0; k++) {
      const [piece, other] = [pieces[i + k], wanted[at + k]];
      if (!piece || !other || piece.text !== other.text || !isFree(piece.start)) break;
      if (isWord(piece.text)) [count, words] = [k + 1, words + 1];
    }
    if (words > best.words) best = { at, count, words };
  }
  return best;
}
