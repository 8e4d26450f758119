import { NUMBER, type Sentence, type Word } from '../text.ts';
import { NUMBER_WORDS, setOf } from '../words.ts';
import type { Reading, ReadSentence } from './reading.ts';
import { singular } from './word-kinds.ts';

/** Two statements that can't both be true. */
export type Contradiction = { first: ReadSentence; second: ReadSentence; says: readonly [string, string] };

const SMALL: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, at + 1]),
);
/** What one has a fixed number of in a life or a family, so that another number contradicts it. */
const COUNTED = setOf(
  'school sibling brother sister sister child kid language country state city house home member grade cat dog',
);
const LOOSE = setOf('other more another last first next these those in of every another than after before');

/** Facts of which a text says two things: seven schools and five, an only child and a sister. */
export function contradictions({ sentences }: Reading): Contradiction[] {
  const counts = new Map<string, { value: number; said: string; sentence: ReadSentence }>();
  const found: Contradiction[] = [];
  for (const sentence of sentences) {
    if (sentence.evidence.speech) continue;
    for (const { noun, value, said } of countsIn(sentence)) {
      const before = counts.get(noun);
      if (!before) counts.set(noun, { value, said, sentence });
      else if (before.value !== value && before.sentence !== sentence)
        found.push({ first: before.sentence, second: sentence, says: [before.said, said] });
    }
  }
  const only = sentences.find(({ text }) => /\b(?:I am|I'm|I was|as) an only child\b/i.test(text));
  const sibling = sentences.find(({ text }) => /\bmy (?:\w+ )?(?:brother|sister|twin)s?\b/i.test(text));
  if (only && sibling) found.push({ first: only, second: sibling, says: ['an only child', 'a brother or sister'] });
  return found.slice(0, 1);
}

/** “seven different schools”: a number, at most one word, and what is counted, where the sentence speaks of the whole. */
function countsIn({ words, text }: Sentence): { noun: string; value: number; said: string }[] {
  if (!/\b(?:I|my|we|our|in|to)\b/i.test(text)) return [];
  return words.flatMap((word, at) => {
    const value = numberOf(word);
    if (value === undefined || value < 2 || LOOSE.has(words[at - 1]?.key ?? '')) return [];
    const next = [words[at + 1], words[at + 2]].find(
      (other) => other !== undefined && COUNTED.has(singular(other.key)),
    );
    const between = words[at + 1];
    if (
      !next ||
      (next !== between && between !== undefined && (numberOf(between) !== undefined || LOOSE.has(between.key)))
    )
      return [];
    return [{ noun: singular(next.key), value, said: `${word.raw.toLowerCase()} ${next.raw.toLowerCase()}` }];
  });
}

const numberOf = ({ key, raw }: Word): number | undefined =>
  key === NUMBER
    ? Number.isInteger(Number(raw))
      ? Number(raw)
      : undefined
    : NUMBER_WORDS.has(key) || key === 'one'
      ? SMALL[key]
      : undefined;
