import { type Essay, type Sentence, spokenParts, type Word } from '../text.ts';
import { CONJUNCTIONS, FUNCTION_WORDS, PREPOSITIONS, setOf, SUBJECTS, SUBORDINATORS } from '../words.ts';
import type { RuleKey } from './rule-remarks.ts';

/** UTF-16 offsets into the text of the essay. */
export type Stretch = { start: number; end: number };

/** A stretch that a rule would mark. `detail` goes into the remark; `strength`, 0 to 100, decides between stretches. */
export type Find = Stretch & { detail?: string; strength: number };

/** `find` gets the `remaining` essay, and the `whole` one with the sentences that the guards took out. */
export type Rule = {
  key: RuleKey;
  kind: 'like' | 'needsWork';
  find: (remaining: Essay, whole: Essay) => Find[];
};

export const like = (key: RuleKey, find: Rule['find']): Rule => ({ key, kind: 'like', find });
export const needsWork = (key: RuleKey, find: Rule['find']): Rule => ({ key, kind: 'needsWork', find });

const QUOTED_WORDS = 10;
const QUOTED_LETTERS = 80;

/** The student's own words between quotation marks, shortened after ten words. */
export function quote({ text }: Essay, start: number, end: number): string {
  const words = text.slice(start, Math.min(end, start + 400)).split(/\s+/);
  const shown = words.slice(0, QUOTED_WORDS).join(' ').slice(0, QUOTED_LETTERS);
  const cut = words.length > QUOTED_WORDS || shown.length === QUOTED_LETTERS;
  return `“${shown.replace(/[“”"]/g, '').replace(/[.,;:]+$/, '')}${cut ? ' …' : ''}”`;
}

/** The words of `spanOf` in quotation marks; '' where there are none. */
export function quoteWords(essay: Essay, words: Word[]): string {
  if (words.length === 0) return '';
  const { start, end } = spanOf(essay, words);
  return quote(essay, start, end);
}

/** The stretch as it stands in the essay, with straight quotation marks. */
export const textAt = ({ plain }: Essay, { start, end }: Stretch): string => plain.slice(start, end);

/** “a”, “b” and “c”, each once. */
export function listed(words: string[]): string {
  const quoted = [...new Set(words)].map((word) => `“${word}”`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}

/** No word is widened further than this at either end; a run of letters and hyphens as long as a page is no word. */
const LONGEST = 40;

/** Widens a match to whole words, hyphens and apostrophes included, and drops what is not part of a word at either end. */
export function wholeWords(plain: string, from: number, to: number): Stretch {
  let start = from;
  let end = to;
  while (start < end && !isLetter(plain[start])) start++;
  while (end > start && !isLetter(plain[end - 1])) end--;
  const first = start - LONGEST;
  const last = end + LONGEST;
  while (start > first && (isLetter(plain[start - 1]) || (isJoin(plain[start - 1]) && isLetter(plain[start - 2]))))
    start--;
  while (end < last && (isLetter(plain[end]) || (isJoin(plain[end]) && isLetter(plain[end + 1])))) end++;
  return { start, end };
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}\p{M}]/u.test(char);
const isJoin = (char: string | undefined): boolean => char === '-' || char === "'";

export type Occurrence = Stretch & { sentence: Sentence };

/** More occurrences of one pattern than this are never needed, and a pasted page of them must not take seconds. */
const MOST_OCCURRENCES = 40;

/** Where the pattern occurs in the sentences, as whole words, and in which sentence. */
export function occurrences(essay: Essay, sentences: Sentence[], pattern: RegExp): Occurrence[] {
  const all = pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`);
  if (essay.prose.search(all) < 0) return [];
  const found = sentences.flatMap((sentence) => [...sentence.text.matchAll(all)].map((match) => ({ match, sentence })));
  return found.slice(0, MOST_OCCURRENCES).map(({ match, sentence }) => ({
    ...wholeWords(essay.plain, sentence.start + match.index, sentence.start + match.index + match[0].length),
    sentence,
  }));
}

/** Words before a claim that the writer does not make: "It would be easy to say that I learned …". */
export const DISOWNED =
  /\b(?:(?:easy|like|nice|tempting|wish I could|could|used|supposed|going) to (?:say|think|believe|write)|(?:could|can|wish I could) say|would like to say|told (?:me|people|them|everyone)|(?:people|they|everyone) (?:say|said|think|thought))\b/i;

/** The occurrences of the patterns that the writer says himself, none inside another: not in quotation marks, and not to disown them. */
export function ownClaims(essay: Essay, patterns: readonly RegExp[]): Occurrence[] {
  const found = patterns.flatMap((pattern) => occurrences(essay, essay.sentences, pattern));
  const spoken = found.length > 0 ? spokenParts(essay.plain) : [];
  let last = 0;
  return found
    .filter(
      ({ start, sentence }) =>
        !spoken.some(([from, to]) => start >= from && start < to) &&
        !DISOWNED.test(essay.plain.slice(Math.max(sentence.start, start - DISOWNED_WITHIN), start)),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ end }) => {
      const outside = end > last;
      last = Math.max(last, end);
      return outside;
    });
}

const DISOWNED_WITHIN = 60;

/** Finds every own claim of these patterns, all of one strength. */
export const claimsOf =
  (patterns: readonly RegExp[], strength: number): Rule['find'] =>
  (essay) =>
    ownClaims(essay, patterns).map((found) => ({ ...found, strength }));

export const findOf = (essay: Essay, words: Word[], strength: number, detail = ''): Find => ({
  ...spanOf(essay, words),
  detail,
  strength,
});

/** From the first to the last of `named`, which are some of the words. */
export const fromFirstToLast = (words: Word[], named: Word[]): Word[] =>
  words.slice(words.indexOf(named[0]!), words.indexOf(named.at(-1)!) + 1);

const SHORTEST_CLAUSE = 4;

/**
 * The sentence cut at its quotation marks, and at commas, colons, dashes and before a joining word with a new subject where a
 * piece of four words or more stands on both sides.
 */
export function clauses({ text, start, words }: Sentence): Word[][] {
  const pieces: Word[][] = [];
  let piece: Word[] = [];
  words.forEach((word, at) => {
    piece.push(word);
    const next = words[at + 1];
    const between = next ? text.slice(word.end - start, next.start - start) : '';
    const left = words.length - at - 1;
    const joins = isJoining(next) && SUBJECTS.has(words[at + 2]?.key ?? '') && !BOUND.has(word.key);
    const stops = /[,;:\u2013\u2014"()]/.test(between);
    const last = pieces.at(-1);
    const short = piece.length < SHORTEST_CLAUSE;
    const speaks = between.includes('"');
    if (!speaks && ((!joins && !stops) || left < SHORTEST_CLAUSE || (short && (!stops || !last)))) return;
    if (short && !speaks) last?.push(...piece);
    else pieces.push(piece);
    piece = [];
  });
  if (piece.length > 0) pieces.push(piece);
  return pieces;
}

/** Words that belong to the joining word after them: "as if", "even though". */
const BOUND = setOf('as even and but only just');

const isJoining = (word: Word | undefined): boolean =>
  word !== undefined && (CONJUNCTIONS.has(word.key) || SUBORDINATORS.has(word.key) || word.key === 'so');

const LOOSE_HEADS = new Set(['and', 'but', 'or', 'so', 'because', 'that', 'then', 'to']);
const LONGEST_MARK = 18;
const SHORTEST_MARK = 5;

/** The span of these words: without a joining word at its head, at most eighteen words, cut where a phrase ends. */
export function spanOf(essay: Essay, words: Word[]): Stretch {
  const from = words.length >= SHORTEST_CLAUSE && LOOSE_HEADS.has(words[0]?.key ?? '') ? 1 : 0;
  const shown = words.slice(from, from + LONGEST_MARK);
  if (words.length - from > LONGEST_MARK) {
    const cut = shown.findLastIndex(
      (word) => isJoining(word) || PREPOSITIONS.has(word.key) || ['that', 'who', 'which', 'to'].includes(word.key),
    );
    if (cut >= SHORTEST_MARK) shown.length = cut;
    const dangles = cut >= SHORTEST_MARK ? BOUND : FUNCTION_WORDS;
    while (shown.length > SHORTEST_MARK && dangles.has(shown.at(-1)?.key ?? '')) shown.pop();
  }
  return wholeWords(essay.plain, shown[0]?.start ?? 0, shown.at(-1)?.end ?? 0);
}
