import { stemInStory, wordsIn } from '../map/story-words.ts';
import { MOST_COMPARED, paragraphSpans } from './paragraphs.ts';

/** A student's line for a paragraph, and the paragraph as it was when the line was written. */
export interface OutlineLine {
  line: string;
  paragraph: string;
  /** True where the paragraph was taken out. It comes back with its line. These stand behind all others. */
  gone?: true;
}

/** The most lines that are kept for paragraphs that were taken out. */
const MOST_GONE = 50;

/** What is stored where lines are written: these, and the earlier lines of paragraphs that the text has lost. */
export function linesToStore(stored: readonly OutlineLine[], text: string, lines: readonly string[]): OutlineLine[] {
  const written = paragraphSpans(text).map(({ text: paragraph }, at) => ({ line: lines[at] ?? '', paragraph }));
  const origins = new Set(
    originsOf(
      stored,
      written.map(({ paragraph }) => paragraph),
    ),
  );
  const gone = stored.filter(({ line }, at) => line !== '' && !origins.has(at));
  return [...written, ...gone.slice(-MOST_GONE).map((one) => ({ ...one, gone: true as const }))];
}

/** From which share of words in common on a paragraph counts as the one that it was, in other words. */
const ALIKE = 0.4;

/**
 * The line of each paragraph of a text that has changed since the lines were written: of a paragraph that is the same or
 * nearly so, wherever it stands now, and of one that was rewritten between two that are the same.
 */
export function keptLines(stored: readonly OutlineLine[], paragraphs: readonly string[]): string[] {
  return originsOf(stored, paragraphs).map((origin) => (origin === undefined ? '' : (stored[origin]?.line ?? '')));
}

/** The place in `stored` of the line that belongs to each paragraph. */
function originsOf(stored: readonly OutlineLine[], paragraphs: readonly string[]): (number | undefined)[] {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (at: number, origin: number) => {
    found.set(at, origin);
    taken.add(origin);
  };
  const identical = new Map<string, number[]>();
  for (const [origin, { paragraph }] of stored.entries()) {
    const same = identical.get(paragraph);
    if (same) same.push(origin);
    else identical.set(paragraph, [origin]);
  }
  paragraphs.forEach((text, at) => {
    const same = identical.get(text)?.shift();
    if (same !== undefined) pair(at, same);
  });
  const left = (at: number, origin: number) => !found.has(at) && !taken.has(origin);
  const stemsBefore = stored
    .map(({ paragraph }, origin) => ({ origin, paragraph }))
    .filter(({ origin }) => !taken.has(origin))
    .slice(0, MOST_COMPARED)
    .map(({ origin, paragraph }) => ({ origin, stems: stemsOf(paragraph) }));
  const alike = paragraphs
    .map((text, at) => ({ at, text }))
    .filter(({ at }) => !found.has(at))
    .slice(0, MOST_COMPARED)
    .flatMap(({ at, text }) => {
      const stems = stemsOf(text);
      return stemsBefore.map((before) => ({ at, origin: before.origin, share: shareInCommon(stems, before.stems) }));
    })
    .filter(({ share }) => share >= ALIKE)
    .toSorted((a, b) => b.share - a.share);
  for (const { at, origin } of alike) if (left(at, origin)) pair(at, origin);
  const there = stored.filter(({ gone }) => !gone).length;
  const known = [...found].filter(([, origin]) => origin < there);
  for (const { at, origin } of rewritten(paragraphs.length, there, known)) if (left(at, origin)) pair(at, origin);
  return paragraphs.map((_, at) => found.get(at));
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsIn(text).map(stemInStory));

/** The share of their words that two paragraphs have in common, 0 to 1. */
function shareInCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return (2 * common) / Math.max(1, a.size + b.size);
}

/** Where as many paragraphs stand between two known ones as before, they are the same ones, rewritten. */
function rewritten(paragraphs: number, stored: number, known: [number, number][]) {
  const ends: [number, number][] = [[-1, -1], ...known.toSorted(([a], [b]) => a - b), [paragraphs, stored]];
  return ends.slice(1).flatMap(([at, origin], i) => {
    const [before, originBefore] = ends[i]!;
    const gap = at - before - 1;
    if (gap !== origin - originBefore - 1) return [];
    return Array.from({ length: gap }, (_, n) => ({ at: before + 1 + n, origin: originBefore + 1 + n }));
  });
}
