const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number in a sentence: a word up to ten, figures beyond. */
export const inWords = (count: number): string => words[count] ?? count.toLocaleString('en');

/** A number of things in figures: 592 words, 1 word. */
export const inFigures = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const list = new Intl.ListFormat('en-GB');

/** Things in running text: a; a and b; a, b and c. */
export const listInWords = (things: readonly string[]): string => list.format(things);
