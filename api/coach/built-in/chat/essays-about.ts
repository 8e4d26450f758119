import type { ContextEssay } from '#contract/ai.ts';
import sameMeaning from '#api/coach/data/chat/same-meaning.json' with { type: 'json' };
import topics from '#api/coach/data/chat/essay-topics.json' with { type: 'json' };
import { frequency } from '../frequency.ts';
import { FUNCTION_WORDS } from '../words.ts';
import { textOf } from './essays.ts';
import { keyOf } from './names.ts';

/** Occurrences per 51 million words up to which a word tells one essay from the others. */
const TELLING = 10_000;
/** How many times as often as in any other essay the words must stand in the one that is meant. */
const CLEARLY = 2;
const PIECE = 5;

const NO_CONTENT = new Set([...topics['no topics'], ...topics['essay words'], ...topics['no content']]);

const MEANINGS = new Map(sameMeaning.flatMap((group, at) => group.split(' ').map((word) => [word, at] as const)));

/** "quit" of "quitting" and "quits". */
const stemOf = (word: string): string => word.replace(/(?:ing|ed|s)$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1');

/** True for one word in two forms, or for two that mean the same. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const meaning = MEANINGS.get(one);
  if (meaning !== undefined && meaning === MEANINGS.get(other)) return true;
  if (one.length >= PIECE && other.length >= PIECE && one.slice(0, PIECE) === other.slice(0, PIECE)) return true;
  return stemOf(one) === stemOf(other);
}

/** Finds the essay whose text has what a name says: "the divorce one", "the piq about my parents splitting up". */
export function essayAbout(essays: readonly ContextEssay[]): (name: string) => ContextEssay | undefined {
  let texts: { essay: ContextEssay; words: string[] }[] | undefined;
  return (name) => {
    const telling = name
      .split(' ')
      .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word) && !/[A-Z]/.test(word));
    if (telling.length === 0 || telling.some((word) => NO_CONTENT.has(word))) return undefined;
    if (telling.every((word) => frequency(word) > TELLING)) return undefined;
    texts ??= essays.map((essay) => ({ essay, words: keyOf(`${essay.title} ${textOf(essay)}`).split(' ') }));
    const found = texts
      .map(({ essay, words }) => ({
        essay,
        times: Math.min(...telling.map((word) => words.filter((other) => isAlike(word, other)).length)),
      }))
      .filter(({ times }) => times > 0)
      .toSorted((a, b) => b.times - a.times);
    const [first, second] = found;
    return first && first.times >= CLEARLY * (second?.times ?? 0) ? first.essay : undefined;
  };
}
