const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number in a sentence: a word up to ten, figures beyond. */
export const inWords = (count: number): string => words[count] ?? count.toLocaleString('en');

const list = new Intl.ListFormat('en-GB');

/** Things in running text: a; a and b; a, b and c. */
export const listInWords = (things: readonly string[]): string => list.format(things);
