import { anchorIn } from '../anchor.ts';
import { type Token, tokenize } from '../tokens.ts';

/** Words of a text that somebody commented on, by UTF-16 offsets; null for a comment on the whole. */
export interface Place {
  start: number | null;
  end: number | null;
}

/** Where these words are now. */
export interface Placed extends Place {
  quote: string | null;
  lost: boolean;
}

/** Fewer words are found by chance elsewhere too, so they are looked for only where they stood. */
const WORDS_TO_SEARCH = 3;

/**
 * Moves comments from the text that they were made on to another one. A comment stays on its words as long as those stand side by side.
 * Words that were moved as a whole are found again where both texts have them exactly once. Otherwise the comment is lost, and never
 * on other words.
 */
export function placeComments(places: readonly Place[], from: string, to: string): Placed[] {
  const moved = anchorIn(from)(
    places.map(({ start, end }) => ({ start, end, why: '' })),
    to,
  );
  // Most comments stay on their words, so that nothing has to be looked for.
  let words: { before: Words; now: Words } | undefined;
  return places.map((before, i) => {
    if (before.start === null || before.end === null) return { start: null, end: null, quote: null, lost: false };
    const quote = from.slice(before.start, before.end);
    const { start, end } = moved[i]!;
    // Signs and spaces between the same words may be others by now.
    if (start !== null && end !== null && sameWords(quote, to.slice(start, end)))
      return { start, end, quote, lost: false };
    const again = findOnce(quote, (words ??= { before: byWord(from), now: byWord(to) }));
    return again ? { ...again, quote, lost: false } : { start: null, end: null, quote, lost: true };
  });
}

const wordsOf = (text: string) => tokenize(text).map((token) => token.text);
/** Whether two texts have the same words; spaces between them may be others. */
export const sameWords = (a: string, b: string) => wordsOf(a).join(' ') === wordsOf(b).join(' ');

/** The words of a text, and where each stands among them: of many comments each looks only where its first word is. */
interface Words {
  tokens: readonly Token[];
  at: ReadonlyMap<string, readonly number[]>;
}

function byWord(text: string): Words {
  const tokens = tokenize(text);
  const at = new Map<string, number[]>();
  tokens.forEach(({ text }, place) => {
    const places = at.get(text);
    if (places) places.push(place);
    else at.set(text, [place]);
  });
  return { tokens, at };
}

/** The place of words that stand in both texts exactly once; null otherwise. */
function findOnce(
  quote: string,
  { before, now }: { before: Words; now: Words },
): { start: number; end: number } | null {
  const words = wordsOf(quote);
  if (words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length < WORDS_TO_SEARCH) return null;
  if (runsOf(words, before).length !== 1) return null;
  const [at, ...others] = runsOf(words, now);
  if (at === undefined || others.length > 0) return null;
  return { start: now.tokens[at]!.start, end: now.tokens[at + words.length - 1]!.end };
}

/** Where a run of words begins among the words of a text. */
const runsOf = (run: readonly string[], { tokens, at }: Words): number[] =>
  (at.get(run[0]!) ?? []).filter((start) => run.every((word, i) => tokens[start + i]?.text === word));
