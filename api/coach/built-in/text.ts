import { frequency, isKnown, listedAsName } from './frequency.ts';
import type { GrammarSlip } from './grammar/rules.ts';
import { CONCRETE, FUNCTION_WORDS, OPENERS, PEOPLE, TIME_ANCHORS } from './words.ts';

/** Every name, and every number in digits, is read as the same word: a score must not depend on who is in the story. */
export const NAME = '<name>';
export const NUMBER = '<number>';

/**
 * A word at UTF-16 offsets `start` to `end`. `key` is lower case, or NAME or NUMBER; `stem` is the key less a plain ending;
 * `known` is false for a content word that the frequency list and its derivations lack.
 */
export type Word = {
  key: string;
  raw: string;
  stem: string;
  content: boolean;
  known: boolean;
  start: number;
  end: number;
};

/** A sentence at UTF-16 offsets `start` to `end`, without white space around it; `text` is normalised. */
export type Sentence = {
  text: string;
  start: number;
  end: number;
  paragraph: number;
  words: Word[];
  slips: GrammarSlip[];
};

/**
 * What the coach reads: the `text` given; the same with straight quotes and LF, of the same length, as `plain`; its sentences,
 * their words and slips of grammar, and their normalised texts one to a line as `prose`.
 */
export type Essay = {
  text: string;
  plain: string;
  prose: string;
  sentences: Sentence[];
  words: Word[];
  slips: GrammarSlip[];
};

const WORD = /@?\p{L}[\p{L}\p{M}\p{N}]*(?:'\p{L}+)*|\p{N}+(?:[.,:]\p{N}+)*\p{L}*/gu;
const ABBREVIATION = /(?:^|[\s("'])(?:mr|mrs|ms|dr|st|vs|jr|sr|prof|mt|no|e\.g|i\.e|[a-hj-z])$/i;
const CLOCK = /[ap]\.m$/i;

/**
 * Reads `text` into paragraphs (lines that are not empty), sentences and words, with offsets into `text` itself.
 * @param slips what the grammar checker found in it, in text order
 */
export function readEssay(text: string, slips: readonly GrammarSlip[] = []): Essay {
  const plain = straighten(text);
  const sentences: Sentence[] = [];
  let start = 0;
  let paragraph = 0;
  for (const line of plain.split('\n')) {
    const found = splitSentences(plain, start, start + line.length);
    for (const [from, to] of found)
      sentences.push({ text: plain.slice(from, to), start: from, end: to, paragraph, words: [], slips: [] });
    if (found.length > 0) paragraph++;
    start += line.length + 1;
  }
  readWords(sentences);
  placeSlips(sentences, slips);
  return withSentences(
    { text, plain },
    sentences.filter((sentence) => sentence.words.length > 0),
  );
}

/** The same text, read as these sentences only. */
export const withSentences = ({ text, plain }: Pick<Essay, 'text' | 'plain'>, sentences: Sentence[]): Essay => ({
  text,
  plain,
  prose: sentences.map((sentence) => sentence.text).join('\n'),
  sentences,
  words: sentences.flatMap((sentence) => sentence.words),
  slips: sentences.flatMap((sentence) => sentence.slips),
});

/** Where something stands between straight double quotes within a paragraph. */
export const spokenParts = (plain: string): [start: number, end: number][] =>
  [...plain.matchAll(/"[^"\n]*"/g)].map(({ 0: part, index }) => [index, index + part.length]);

/** Straight quotes, LF, plain spaces. Every replacement keeps the length, so that offsets stay true. */
export function straighten(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/\r\n/g, ' \n')
    .replace(/[\r\u2028\u2029]/g, '\n')
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');
}

function splitSentences(plain: string, start: number, end: number): [number, number][] {
  const line = plain.slice(start, end);
  const spans: [number, number][] = [];
  let from = 0;
  const cut = (to: number) => {
    const piece = line.slice(from, to);
    const trimmed = piece.trim();
    if (trimmed) {
      const lead = piece.length - piece.trimStart().length;
      spans.push([start + from + lead, start + from + lead + trimmed.length]);
    }
    from = to;
  };
  for (const stop of line.matchAll(/[.!?\u2026]+["')\]]*/g)) {
    const after = stop.index + stop[0].length;
    if (endsSentence(line, stop.index, stop[0], after)) cut(after);
  }
  cut(line.length);
  return spans;
}

function endsSentence(line: string, at: number, stop: string, after: number): boolean {
  const next = line[after];
  if (next === undefined) return true;
  if (next !== ' ') return /[a-z]/.test(line[at - 1] ?? '') && /[A-Z]/.test(next);
  const before = line.slice(Math.max(0, at - 6), at);
  const lower = /[a-z]/.test(line[after + 1] ?? '');
  if (stop[0] === '.' && stop.length === 1 && ABBREVIATION.test(before)) return false;
  if (CLOCK.test(before) || stop !== '.') return !lower;
  return true;
}

function placeSlips(sentences: Sentence[], slips: readonly GrammarSlip[]): void {
  let at = 0;
  for (const slip of slips) {
    while (slip.start >= (sentences[at]?.end ?? Infinity)) at++;
    sentences[at]?.slips.push(slip);
  }
}

function readWords(sentences: Sentence[]): void {
  const spotted = new Set<string>();
  const seen: { sentence: Sentence; raw: string; start: number; opens: boolean }[] = [];
  for (const sentence of sentences) {
    let first = true;
    for (const match of sentence.text.matchAll(WORD)) {
      const raw = match[0];
      const opens = first || /["(]/.test(sentence.text[match.index - 1] ?? '');
      if (!opens && looksLikeName(raw)) spotted.add(bare(raw));
      seen.push({ sentence, raw, start: sentence.start + match.index, opens });
      first = false;
    }
  }
  for (const { sentence, raw, start, opens } of seen) {
    const named = looksLikeName(raw) && (!opens || spotted.has(bare(raw)) || opensWithName(bare(raw)));
    sentence.words.push(wordOf(raw, start, named));
  }
}

function wordOf(raw: string, start: number, named: boolean): Word {
  const key = named ? NAME : /^\p{N}/u.test(raw) ? NUMBER : raw.toLowerCase().replace(/'s$/, '');
  const content = key.length >= 3 && !named && key !== NUMBER && !key.includes("'") && !FUNCTION_WORDS.has(key);
  const known = !content || isKnown(key);
  return { key, raw, stem: stemOf(key), content, known, start, end: start + raw.length };
}

const bare = (raw: string): string => raw.toLowerCase().replace(/'s$/, '');

function looksLikeName(raw: string): boolean {
  if (raw.startsWith('@')) return true;
  if (!/^\p{Lu}/u.test(raw) || /^I(?:'|$)/.test(raw)) return false;
  const word = bare(raw);
  return (
    word.length > 1 &&
    !word.includes("'") &&
    ![FUNCTION_WORDS, OPENERS, TIME_ANCHORS, CONCRETE, PEOPLE].some((words) => words.has(word))
  );
}

const opensWithName = (word: string): boolean => word.startsWith('@') || listedAsName(word) || frequency(word) === 0;

/** Cuts -s, -es, -ed, -ing and -ly, so that "push", "pushes" and "pushed" count as one word. */
export function stemOf(key: string): string {
  if (key.length < 5 || key.length > 28)
    return key.length > 28 ? key.slice(0, 28) : key.replace(/(?<=[a-z]{2}[^s])s$/, '');
  const cut = key.replace(/(?:ing|ed|es|ly|s)$/, '');
  return cut.length >= 3 ? cut.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/e$/, '') : key;
}
