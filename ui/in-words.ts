const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number in a sentence: a word up to ten, figures beyond. */
export const inWords = (count: number): string => words[count] ?? count.toLocaleString('en');
