import { frequency } from './frequency.ts';
import type { Essay, Sentence, Word } from './text.ts';
import { OPENING_WORDS } from './words.ts';

/** The same measure, worked out once for each essay. */
export function onceEach<Answer>(measure: (essay: Essay) => Answer): (essay: Essay) => Answer {
  const known = new WeakMap<Essay, Answer>();
  return (essay) => {
    const before = known.get(essay);
    if (before !== undefined) return before;
    const answer = measure(essay);
    known.set(essay, answer);
    return answer;
  };
}

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Where `value` stands between `low` (0) and `high` (1). */
export const ramp = (value: number, low: number, high: number): number => clamp((value - low) / (high - low));

export const mean = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const share = <T>(items: T[], test: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

/** Words of the set per 100 words. */
export const rate = (essay: Essay, words: ReadonlySet<string>): number => per100(essay, count(essay.words, words));

export const per100 = (essay: Essay, times: number): number =>
  essay.words.length === 0 ? 0 : (100 * times) / essay.words.length;

export const count = (words: Word[], of: ReadonlySet<string>): number =>
  words.filter((word) => of.has(word.key)).length;

/** Different stems among the words of the set. */
export const types = (words: Word[], of: ReadonlySet<string>): number =>
  new Set(words.filter((word) => of.has(word.key)).map((word) => word.stem)).size;

export const matches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export const contentWords = onceEach(({ words }): Word[] => words.filter((word) => word.content && word.known));

/** Occurrences below which a word is outside the 5,000 commonest of the frequency list. */
const RARE_BELOW = 415;

export function isRare(word: Word): boolean {
  const times = frequency(word.key);
  return word.content && times > 0 && times < RARE_BELOW;
}

/** Misspelled words must not pass for a rich vocabulary: all unknown words count as one. */
const counted = (word: Word): string => (word.known ? word.key : '?');

/** Mean share of different words in windows of 50 words (MATTR). */
export function windowVariety(words: Word[], size = 50): number {
  if (words.length < size) return words.length === 0 ? 0 : new Set(words.map(counted)).size / size;
  const inWindow = new Map<string, number>();
  let total = 0;
  words.forEach((word, at) => {
    const key = counted(word);
    inWindow.set(key, (inWindow.get(key) ?? 0) + 1);
    const gone = words[at - size];
    if (gone) {
      const left = (inWindow.get(counted(gone)) ?? 1) - 1;
      if (left === 0) inWindow.delete(counted(gone));
      else inWindow.set(counted(gone), left);
    }
    if (at >= size - 1) total += inWindow.size / size;
  });
  return total / (words.length - size + 1);
}

/** Mean length in words of stretches that keep a type-token ratio of .72, read in both directions (MTLD). */
export const sustainedVariety = (words: Word[]): number =>
  words.length === 0 ? 0 : (oneWay(words) + oneWay([...words].reverse())) / 2;

function oneWay(words: Word[]): number {
  let factors = 0;
  let seen = new Set<string>();
  let length = 0;
  for (const word of words) {
    seen.add(counted(word));
    length++;
    if (seen.size / length <= 0.72) {
      factors++;
      seen = new Set();
      length = 0;
    }
  }
  if (length > 0) factors += (1 - seen.size / length) / (1 - 0.72);
  return words.length / Math.max(factors, 1);
}

const stems = (sentence: Sentence): Set<string> =>
  new Set(sentence.words.filter((word) => word.content).map((word) => word.stem));

function meanOverlap(sets: Set<string>[], distances: number[]): number {
  const shares: number[] = [];
  for (const distance of distances) {
    for (let at = 0; at + distance < sets.length; at++) {
      const [a, b] = [sets[at], sets[at + distance]];
      if (!a?.size || !b?.size) continue;
      shares.push([...a].filter((stem) => b.has(stem)).length / Math.min(a.size, b.size));
    }
  }
  return mean(shares);
}

/** `near`: mean share of content stems that neighbouring sentences have in common. `gain`: near less the same 4 to 6 sentences apart. */
export const overlap = onceEach((essay): { near: number; gain: number } => {
  const sets = essay.sentences.map(stems);
  const near = meanOverlap(sets, [1]);
  return { near, gain: near - meanOverlap(sets, [4, 5, 6]) };
});

/** Different first words in windows of 8 sentences, mean share. */
export function startVariety(essay: Essay): number {
  const starts = essay.sentences.map((sentence) => sentence.words[0]?.key ?? '');
  const size = Math.min(8, starts.length);
  const windows: number[] = [];
  for (let at = 0; at + size <= starts.length && size > 0; at++)
    windows.push(new Set(starts.slice(at, at + size)).size / size);
  return mean(windows);
}

/** Standard deviation of sentence length, in words. */
export function lengthSpread(essay: Essay): number {
  const lengths = essay.sentences.map((sentence) => sentence.words.length);
  const middle = mean(lengths);
  return Math.sqrt(mean(lengths.map((length) => (length - middle) ** 2)));
}

/** True when a clause is set before the main one, with its comma within the first eight words. */
export function opensWithClause({ words: [first, ...rest], text, start }: Sentence): boolean {
  if (!first) return false;
  const last = rest[Math.min(7, rest.length) - 1] ?? first;
  const opens = OPENING_WORDS.has(first.key) || (first.content && /(?:ing|ed|ly)$/.test(first.key));
  return opens && text.slice(0, last.end - start).includes(',');
}
