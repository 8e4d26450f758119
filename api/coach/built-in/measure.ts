import type { Essay, Word } from './text.ts';

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

export const per100 = (essay: Essay, times: number): number =>
  essay.words.length === 0 ? 0 : (100 * times) / essay.words.length;

export const count = (words: Word[], of: ReadonlySet<string>): number =>
  words.filter((word) => of.has(word.key)).length;

export const matches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Misspelled words must not pass for a rich vocabulary: all unknown words count as one. */
const counted = (word: Word): string => (word.known ? word.key : '?');

const WINDOW = 50;

/** Mean share of different words in windows of so many words (MATTR). */
export function windowVariety(words: Word[]): number {
  if (words.length < WINDOW) return words.length === 0 ? 0 : new Set(words.map(counted)).size / WINDOW;
  const inWindow = new Map<string, number>();
  let total = 0;
  words.forEach((word, at) => {
    const key = counted(word);
    inWindow.set(key, (inWindow.get(key) ?? 0) + 1);
    const gone = words[at - WINDOW];
    if (gone) {
      const left = (inWindow.get(counted(gone)) ?? 1) - 1;
      if (left === 0) inWindow.delete(counted(gone));
      else inWindow.set(counted(gone), left);
    }
    if (at >= WINDOW - 1) total += inWindow.size / WINDOW;
  });
  return total / (words.length - WINDOW + 1);
}
