import { type SentenceSpan, sentenceSpans } from '../sentence-spans.ts';
import { plainText } from '../plain-text.ts';

/** A sentence of one of two texts, or of both, as it stands in the reading order of the later one. */
export interface SentenceStep {
  /** `movedAway` is where a moved sentence stood before, `movedHere` where it stands now. */
  kind: 'same' | 'cut' | 'added' | 'movedAway' | 'movedHere';
  text: string;
  /** UTF-16 offset into the earlier text; null for what was not there. */
  from: number | null;
  /** The same for the later text. */
  to: number | null;
}

/** Only so many places of one sentence are compared, so that a text of one sentence over and over costs no more than another. */
const MOST_PLACES = 64;

/** A sentence, and its words by which it is the same as another: curly quotes, as a word processor makes them, change nothing. */
interface Sentence extends SentenceSpan {
  words: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const EMPTY_LINES = /\n[^\S\n]*\n\s*/;

/** A first line of few words that ends like no half sentence, before one that begins with a capital. */
const TITLE =
  /^\s*(?:[^\s]+[^\S\n]+){0,7}(?!(?:an?|the|and|or|but|of|to|in|on|at|for|with|that|which|who|when|as|I|my|our)\n)[^\s.!?,;:…]+(?=\n\s*["'“‘]?\p{Lu})/u;

/** The parts of a text that no sentence goes beyond: its title, and what empty lines part. Other lines only wrap. */
function partsOf(text: string): string[] {
  const title = TITLE.exec(text)?.[0] ?? '';
  return [title, ...text.slice(title.length).split(EMPTY_LINES)];
}

/** The sentences of a text without regard to spaces and to lines that wrap, with their offsets into the text as it is. */
export function plainSentences(text: string): Sentence[] {
  let at = 0;
  const skip = () => {
    while (at < text.length && /\s/.test(text[at]!)) at++;
  };
  const spans = partsOf(text).flatMap((part) => sentenceSpans(oneLine(part)));
  return spans.map((sentence) => {
    skip();
    const start = at;
    for (const letter of sentence.text)
      if (letter === ' ') skip();
      else at += letter.length;
    return { start, end: at, text: sentence.text, words: plainText(sentence.text) };
  });
}

/**
 * How the sentences of one text became those of another. A sentence with other words is cut and added; of those that both
 * have, the fewest that explain the new order have moved. Where lines wrap, spaces and curly quotes change nothing.
 */
export function sentenceSteps(earlier: string, later: string): SentenceStep[] {
  const from = plainSentences(earlier);
  const to = plainSentences(later);
  const kept = keptInOrder(from, to);
  const keptTo = new Set(kept.values());
  /** The places of sentences that are not kept in order, the last taken first. */
  const waiting = new Map<string, number[]>();
  from.forEach(({ words }, at) => {
    if (kept.has(at)) return;
    const others = waiting.get(words);
    if (others) others.push(at);
    else waiting.set(words, [at]);
  });
  const movedFrom = new Set<number>();
  const movedTo = new Map<number, number>();
  to.forEach(({ words }, at) => {
    const origin = keptTo.has(at) ? undefined : waiting.get(words)?.pop();
    if (origin === undefined) return;
    movedFrom.add(origin);
    movedTo.set(at, origin);
  });

  const steps: SentenceStep[] = [];
  let [nextFrom, nextTo] = [0, 0];
  const goTo = (endFrom: number, endTo: number) => {
    for (; nextFrom < endFrom; nextFrom++) {
      const { text, start } = from[nextFrom]!;
      steps.push({ kind: movedFrom.has(nextFrom) ? 'movedAway' : 'cut', text, from: start, to: null });
    }
    for (; nextTo < endTo; nextTo++) {
      const { text, start } = to[nextTo]!;
      const origin = movedTo.get(nextTo);
      const before = origin === undefined ? null : from[origin]!.start;
      steps.push({ kind: origin === undefined ? 'added' : 'movedHere', text, from: before, to: start });
    }
  };
  for (const [atFrom, atTo] of kept) {
    goTo(atFrom, atTo);
    steps.push({ kind: 'same', text: to[atTo]!.text, from: from[atFrom]!.start, to: to[atTo]!.start });
    nextFrom = atFrom + 1;
    nextTo = atTo + 1;
  }
  goTo(from.length, to.length);
  return steps;
}

interface Link {
  from: number;
  to: number;
  before: Link | undefined;
}

/**
 * The most sentences that stand in both texts in one order, by their places: a longest common subsequence, found as the
 * longest rising sequence of places (Hunt and Szymanski).
 */
function keptInOrder(from: readonly Sentence[], to: readonly Sentence[]): Map<number, number> {
  const shorter = Math.min(from.length, to.length);
  const isSame = (atFrom: number, atTo: number) => from[atFrom]?.words === to[atTo]?.words;
  let begin = 0;
  while (begin < shorter && isSame(begin, begin)) begin++;
  let end = 0;
  while (end < shorter - begin && isSame(from.length - 1 - end, to.length - 1 - end)) end++;
  const between = keptBetween(from.slice(begin, from.length - end), to.slice(begin, to.length - end));
  return new Map([
    ...Array.from({ length: begin }, (_, i): [number, number] => [i, i]),
    ...between.map(([atFrom, atTo]): [number, number] => [atFrom + begin, atTo + begin]),
    ...Array.from({ length: end }, (_, i): [number, number] => [from.length - end + i, to.length - end + i]),
  ]);
}

/** The same for what stands between an unchanged beginning and an unchanged end. */
function keptBetween(from: readonly Sentence[], to: readonly Sentence[]): [number, number][] {
  const places = new Map<string, number[]>();
  to.forEach(({ words }, at) => {
    const known = places.get(words);
    if (!known) places.set(words, [at]);
    else if (known.length < MOST_PLACES) known.push(at);
  });
  /** The best sequence of each length, which is the one that ends earliest. */
  const ends: Link[] = [];
  from.forEach(({ words }, atFrom) => {
    for (const atTo of (places.get(words) ?? []).toReversed()) {
      const length = firstFrom(ends, atTo);
      ends[length] = { from: atFrom, to: atTo, before: ends[length - 1] };
    }
  });
  const kept: [number, number][] = [];
  for (let link = ends.at(-1); link; link = link.before) kept.push([link.from, link.to]);
  return kept.reverse();
}

/** The place of the first sequence that ends at `place` or after it. */
function firstFrom(ends: readonly Link[], place: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]!.to < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
