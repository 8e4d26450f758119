import { countWords } from '../words.ts';
import { findRuns, type Run, type Target } from './find-runs.ts';
import { isWord, keptPieces, piecesOf } from './pieces.ts';
import {
  type Insertion,
  type Origin,
  type OriginRecord,
  originsByUnit,
  type RemovedWords,
  spansOf,
  type TakenWords,
  TYPED,
} from './record.ts';

/** A word of so many units that is taken out and put in by one save was moved. A shorter one may be another. */
const MOVED = 4;
/** How many things that were put in are remembered: enough for a year of writing, and little to store. */
const MOST_TAKEN = 200;
/** Comparisons of one save at most, which take some hundredths of a second. */
const STEPS = 400_000;
/** How much of what was taken out is remembered. */
const REMOVED = { pieces: 40, units: 20_000 };
/** Units before and after words that were taken out, by which a single word is known to come back. */
const NEAR = 12;

/**
 * Where the words of a text came from after it has become another one. What stayed keeps its origin, and so does what comes back or was
 * moved; what the editor said of pasting and inserting has that origin; the rest was typed.
 * @param insertions what was put in since `before`, the oldest first
 * @param at the instant of the save
 */
export function originsAfter(
  record: OriginRecord,
  before: string,
  after: string,
  insertions: readonly Insertion[],
  at: string,
): OriginRecord {
  if (before === after) return record;
  const old = originsByUnit(record.spans, before.length);
  const [oldPieces, pieces] = [piecesOf(before), piecesOf(after)];
  const kept = keptPieces(oldPieces, pieces);
  const units: (Origin | undefined)[] = Array.from({ length: after.length });
  const isKept = new Uint8Array(oldPieces.length);
  for (const [i, { text, start }] of pieces.entries()) {
    const from = kept[i]!;
    if (from < 0) continue;
    isKept[from] = 1;
    for (let k = 0; k < text.length; k++) units[start + k] = old[oldPieces[from]!.start + k]!;
  }

  const target: Target = {
    text: after,
    pieces,
    fresh: pieces.flatMap(({ text }, i) => (kept[i]! < 0 && isWord(text) ? [i] : [])),
    isFree: (unit) => units[unit] === undefined,
    steps: STEPS,
  };
  const gone = removedRuns(before, old, oldPieces, isKept);
  const remembered = [...gone, ...record.removed];
  const taken = record.taken.map((one) => ({ ...one }));
  for (const insertion of insertions) claim(units, target, insertion, { before, old, remembered, taken, at });
  for (const piece of gone) bringBack(units, target, piece, piece.text.trim().length >= MOVED);
  for (const piece of record.removed) bringBack(units, target, piece, false);

  const all = fillRest(units, after);
  const spans = spansOf(all);
  const left = taken.filter(
    (one) =>
      spans.some((span) => span.kind === one.kind && span.from === one.from && span.at === one.at) ||
      one.kind === 'pasted',
  );
  return { spans, taken: left.slice(-MOST_TAKEN), removed: shortened(remembered), since: record.since };
}

interface Known {
  before: string;
  old: readonly Origin[];
  remembered: readonly RemovedWords[];
  taken: TakenWords[];
  at: string;
}

/** Gives new words the origin that the editor said of them. Pasted words that stood in this essay before keep their own. */
function claim(units: (Origin | undefined)[], target: Target, insertion: Insertion, known: Known) {
  const text = insertion.text;
  if (!/\S/.test(text)) return;
  const origin: Origin = { kind: insertion.kind, from: insertion.from, at: known.at };
  const own = insertion.kind === 'pasted' ? ownOrigins(text, known) : null;
  const whole = putIn(text, target);
  const runs = whole ? [whole] : findRuns(text, target, true);
  for (const { start, length, from } of runs)
    for (let k = 0; k < length; k++) units[start + k] = own ? own[from + k]! : origin;
  if (runs.length === 0 || own) return;
  const words = countWords(text);
  const same = known.taken.find((one) => one.kind === origin.kind && one.from === origin.from && one.at === origin.at);
  if (same) same.words += words;
  else known.taken.push({ ...origin, words });
}

/** Where the whole of a text was put in: something of it is new there, and the rest are words that stood there before. */
function putIn(text: string, target: Target): Run | null {
  const words = text.trim();
  const { text: after, isFree } = target;
  for (let at = after.indexOf(words); at >= 0 && target.steps > 0; at = after.indexOf(words, at + 1))
    for (let k = 0; k < words.length; k++, target.steps--)
      if (isFree(at + k)) return { start: at, length: words.length, from: text.indexOf(words) };
  return null;
}

/** The origins of words that stand in the essay, or stood there and were taken out; null for others. */
function ownOrigins(text: string, { before, old, remembered }: Known): Origin[] | null {
  const words = text.trim();
  const pad = text.indexOf(words);
  const spread = (origins: readonly Origin[]) => [
    ...Array.from<Origin>({ length: pad }).fill(TYPED),
    ...origins,
    ...Array.from<Origin>({ length: text.length - pad - words.length }).fill(TYPED),
  ];
  for (const piece of remembered) {
    const at = piece.text.indexOf(words);
    if (at >= 0) return spread(originsByUnit(piece.spans, piece.text.length).slice(at, at + words.length));
  }
  const at = before.indexOf(words);
  return at < 0 ? null : spread(old.slice(at, at + words.length));
}

/**
 * Gives words that come back the origins that they had.
 * @param anywhere whether also one or two words may stand elsewhere now
 */
function bringBack(units: (Origin | undefined)[], target: Target, piece: RemovedWords, anywhere: boolean) {
  if (target.fresh.length === 0) return;
  const { text: after } = target;
  const origins = originsByUnit(piece.spans, piece.text.length);
  const isShort = countWords(piece.text) < 3;
  for (const { start, length, from } of findRuns(piece.text, target)) {
    // A single word may be typed anew by chance, so it has to stand between the same words.
    const [left, right] = piece.near;
    const end = start + length;
    const stands =
      after.slice(Math.max(0, start - left.length), start) === left && after.slice(end, end + right.length) === right;
    if (isShort && !anywhere && !(length === piece.text.length && stands)) continue;
    for (let k = 0; k < length; k++) units[start + k] = origins[from + k]!;
  }
}

/** What was taken out, run by run. */
function removedRuns(
  before: string,
  old: readonly Origin[],
  pieces: readonly { text: string; start: number }[],
  isKept: Uint8Array,
): RemovedWords[] {
  const runs: RemovedWords[] = [];
  for (let i = 0; i < pieces.length; i++) {
    if (isKept[i]) continue;
    let last = i;
    while (last + 1 < pieces.length && !isKept[last + 1]) last++;
    const start = pieces[i]!.start;
    const end = pieces[last]!.start + pieces[last]!.text.length;
    const text = before.slice(start, end);
    const spans = spansOf(old.slice(start, end));
    // A word or two that were typed are typed again when they come back.
    const isWorthIt = isWord(text) && (countWords(text) > 2 || spans.some(({ kind }) => kind !== 'typed'));
    if (isWorthIt)
      runs.push({ text, spans, near: [before.slice(Math.max(0, start - NEAR), start), before.slice(end, end + NEAR)] });
    i = last;
  }
  return runs;
}

function shortened(remembered: readonly RemovedWords[]): RemovedWords[] {
  let units = 0;
  return remembered.slice(0, REMOVED.pieces).filter(({ text }) => (units += text.length) <= REMOVED.units);
}

/** What is left was typed. White space between words of one origin is of it too. */
function fillRest(units: readonly (Origin | undefined)[], text: string): Origin[] {
  const all = units.map((origin) => origin ?? TYPED);
  for (const { 0: space, index } of text.matchAll(/\s+/g)) {
    const [before, after] = [all[index - 1], all[index + space.length]];
    if (before && before === after && units[index] === undefined) all.fill(before, index, index + space.length);
  }
  return all;
}
