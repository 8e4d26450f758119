const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/**
 * The numbers and names in what a model wrote that are in nothing that it was given. A name is a word with a capital
 * inside a sentence; the first word of one proves nothing.
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
  const words = wordsIn(text).flatMap((word) => {
    const at = NUMBER_WORDS.indexOf(word);
    return at < 0 ? [] : [String(at + 2)];
  });
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
  return [...text.matchAll(/(?<![.!?:;\n•"“(]\s*|^\s*|—\s*)(?<=\s)\p{Lu}[\p{L}\p{M}'’.-]*/gu)]
    .map(([name]) => name.replace(/[.'’-]+$/, ''))
    .filter((name) => name.length > 1 && !ORDINARY.test(name));
}
