const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number in running text: a word up to ten, figures beyond. */
export function inWords(count: number) {
  return words[count] ?? count.toLocaleString('en');
}

/** The same at the start of a sentence. */
export function inWordsCapital(count: number) {
  const text = inWords(count);
  return text[0]!.toUpperCase() + text.slice(1);
}

const list = new Intl.ListFormat('en-GB');

/** Things in running text: a; a and b; a, b and c. */
export const listInWords = (things: readonly string[]) => list.format(things);

/** A number of things: five activities, one activity. */
export function counted(count: number, one: string, many = `${one}s`) {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** The same at the start of a sentence. */
export function countedCapital(count: number, one: string, many = `${one}s`) {
  return `${inWordsCapital(count)} ${count === 1 ? one : many}`;
}

/** The same in figures: 592 words, 1 word. */
export function inFigures(count: number, one: string, many = `${one}s`) {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
