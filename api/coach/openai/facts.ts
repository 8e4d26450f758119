import numberWords from '../data/number-words.json' with { type: 'json' };

/** In words as they are written, without «one», which is no number mostly. */
const NUMBER_WORDS: Readonly<Record<string, string>> = numberWords;

/**
 * The numbers and names in what a model wrote that are in nothing that it was given, as far as they can be told: numbers in
 * digits or in one word, and words with a capital inside a sentence. The first word of a sentence proves nothing.
 */
export function newFacts(given: string, written: string): string[] {
  const numbers = new Set(numbersIn(given));
  const words = new Set(wordsIn(given));
  const newNumbers = numbersIn(written).filter((number) => !numbers.has(number));
  const newNames = namesIn(written).filter(
    (name) => !wordsIn(name).every((word) => words.has(word) || words.has(singular(word))),
  );
  return [...new Set([...newNumbers, ...newNames])];
}

/** `1,200` is 1200, and `three` is 3. */
function numbersIn(text: string) {
  const digits = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) =>
    number.replace(/,/g, '').replace(/^0+(?=\d)/, ''),
  );
  const words = wordsIn(text).flatMap((word) => NUMBER_WORDS[singular(word)] ?? []);
  return [...digits, ...words];
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .match(/[\p{L}\p{M}]+/gu) ?? [];
const singular = (word: string) => word.replace(/s$/, '');

/** Always with a capital, and no fact. */
const ORDINARY = /^I(?:['’]\p{L}+)?$/u;

function namesIn(text: string) {
  // One space at a time, because the look back for the end of a sentence goes over all that there are.
  const spaced = text.replace(/[^\S\n]+/g, ' ').replace(/\s*\n\s*/g, '\n');
  return [...spaced.matchAll(/(?<![.!?:;\n•"“(]\s*|^\s*|—\s*)(?<=\s)\p{Lu}[\p{L}\p{M}'’.-]*/gu)]
    .map(([name]) => name.replace(/[.'’-]+$/, ''))
    .filter((name) => name.length > 1 && !ORDINARY.test(name));
}

/** What to tell a model that has added facts; null where it has not. */
export function inventedIn(given: string, written: string) {
  const facts = newFacts(given, written);
  return facts.length === 0 ? null : `These are not in what the student wrote: ${facts.slice(0, 5).join(', ')}.`;
}
