import type { GrammarSlip } from '../grammar/rules.ts';
import { type Essay, spokenParts } from '../text.ts';
import { setOf } from '../words.ts';

/** Not the last word of a sentence, although a full stop follows. */
const ABBREVIATIONS = setOf('etc vs st mr mrs ms dr jr sr no approx prof dept min max fig vol est incl');

const AFTER_SENTENCE = /(?<=(\p{L}{2,})[.!?][ \n]{1,4})\p{Ll}[\p{L}']*/gu;

/** A sentence that says what somebody wrote or said: what follows may be more of it, in their spelling. */
const WORDS_OF_SOMEBODY = /\b(?:writes?|wrote|written|reads?|said|says|texted|typed)\b[^.!?]*[.!?]\s*$/i;
const NEAR = 200;

/** Sentences that begin with a small letter after a full stop, outside what somebody says or wrote. */
export function capitalSlips({ plain }: Pick<Essay, 'plain'>): GrammarSlip[] {
  const spoken = spokenParts(plain);
  return [...plain.matchAll(AFTER_SENTENCE)]
    .filter(({ 0: word, 1: before = '' }) => !ABBREVIATIONS.has(before.toLowerCase()) && word === word.toLowerCase())
    .filter(({ index }) => !WORDS_OF_SOMEBODY.test(plain.slice(Math.max(0, index - NEAR), index)))
    .filter(({ index }) => !spoken.some(([from, to]) => index >= from && index < to))
    .map(({ 0: word, index }) => ({
      kind: 'capital',
      start: index,
      end: index + word.length,
      fix: word[0]!.toUpperCase() + word.slice(1),
      because: 'a sentence begins with a capital',
    }));
}
