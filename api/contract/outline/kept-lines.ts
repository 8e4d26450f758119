import { stemOf, wordsIn } from '../map/story-words.ts';
import { MOST_COMPARED } from './paragraphs.ts';

/** A student's line for a paragraph, and the paragraph as it was when the line was written. */
export interface OutlineLine {
  line: string;
  paragraph: string;
}

/** From which share of words in common on a paragraph counts as the one that it was, in other words. */
const ALIKE = 0.4;

/**
 * The line of each paragraph of a text that has changed since the lines were written: of a paragraph that is the same or
 * nearly so, wherever it stands now, and of one that was rewritten between two that are the same.
 */
export function keptLines(stored: readonly OutlineLine[], paragraphs: readonly string[]): string[] {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (at: number, origin: number) => {
    found.set(at, origin);
    taken.add(origin);
  };
  const originsOf = new Map<string, number[]>();
  for (const [origin, { paragraph }] of stored.entries()) {
    const same = originsOf.get(paragraph);
    if (same) same.push(origin);
    else originsOf.set(paragraph, [origin]);
  }
  paragraphs.forEach((text, at) => {
    const same = originsOf.get(text)?.shift();
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
  for (const { at, origin } of rewritten(paragraphs.length, stored.length, found))
    if (left(at, origin)) pair(at, origin);
  return paragraphs.map((_, at) => stored[found.get(at) ?? -1]?.line ?? '');
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsIn(text).map(stemOf));

/** The share of their words that two paragraphs have in common, 0 to 1. */
function shareInCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return (2 * common) / Math.max(1, a.size + b.size);
}

/** Where as many paragraphs stand between two known ones as before, they are the same ones, rewritten. */
function rewritten(paragraphs: number, stored: number, found: ReadonlyMap<number, number>) {
  const known = [...found].toSorted(([a], [b]) => a - b);
  const ends: [number, number][] = [[-1, -1], ...known, [paragraphs, stored]];
  return ends.slice(1).flatMap(([at, origin], i) => {
    const [before, originBefore] = ends[i]!;
    const gap = at - before - 1;
    if (gap !== origin - originBefore - 1) return [];
    return Array.from({ length: gap }, (_, n) => ({ at: before + 1 + n, origin: originBefore + 1 + n }));
  });
}
