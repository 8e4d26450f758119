import { frequency } from './frequency.ts';
import { onceEach } from './measure.ts';
import type { Word } from './text.ts';
import { YOUNG_WORDS } from './words.ts';

/** Occurrences from which a word is common enough to have been meant. */
const COMMON = 300;
const SHORTEST = 5;
const LONGEST = 18;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The commonest English word that is one letter, or one exchange of neighbours, away from the lower-case `word`. */
export function nearestWord(word: string): string | undefined {
  if (word.length < SHORTEST || word.length > LONGEST || YOUNG_WORDS.has(word)) return undefined;
  let nearest: string | undefined;
  let most = COMMON - 1;
  for (const other of oneAway(word)) {
    const times = frequency(other);
    if (times > most) [nearest, most] = [other, times];
  }
  return nearest;
}

function* oneAway(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    if (tail) yield head + tail.slice(1);
    if (tail.length > 1) yield head + tail.charAt(1) + tail.charAt(0) + tail.slice(2);
    for (const letter of LETTERS) {
      yield head + letter + tail;
      if (tail) yield head + letter + tail.slice(1);
    }
  }
}

/** A page of keyboard mash is not looked up word by word. */
const MOST_LOOKED_UP = 200;

/**
 * Words that are spelled wrong as far as the coach can tell: unknown, and near to a common word, in which case `meant` is that
 * word, or unlike any. A word unlike any counts once however often it comes, for it may be of the writer's own world, and
 * unknown words side by side count for nothing: they are another language.
 */
export const misspellings = onceEach(({ sentences }): { word: Word; meant: string | undefined }[] => {
  const meant = new Map<string, string | undefined>();
  const found: { word: Word; meant: string | undefined }[] = [];
  for (const { words, slips } of sentences) {
    // What the grammar checker has a word for, “alot” among them, is no other language.
    const isUnknown = (word: Word | undefined) =>
      word?.known === false &&
      !YOUNG_WORDS.has(word.key) &&
      !slips.some(({ start, end }) => start <= word.start && word.end <= end);
    words.forEach((word, at) => {
      if (!isUnknown(word) || isUnknown(words[at - 1]) || isUnknown(words[at + 1])) return;
      const isNew = !meant.has(word.key);
      if (isNew) meant.set(word.key, meant.size < MOST_LOOKED_UP ? nearestWord(word.key) : undefined);
      const near = meant.get(word.key);
      if (isNew || near !== undefined) found.push({ word, meant: near });
    });
  }
  return found;
});
