import { z } from 'zod';
import { formWords } from './form-words.ts';

/** How a sentence calls each field whose words are those of the forms. */
const names: Record<keyof typeof formWords, string> = {
  type: 'Type',
  grades: 'A grade',
  timing: 'Timing',
  ucCategory: 'UC category',
  levels: 'A level of recognition',
  awardType: 'Type of award',
};

/** The words of a field for a sentence: all of a short list, and the first of a long one. */
function someOf(words: readonly string[]): string {
  const rest = words.length - MOST_NAMED;
  return rest > 1 ? `${words.slice(0, MOST_NAMED).join(', ')} and ${rest} others in the form’s list` : words.join(', ');
}
const MOST_NAMED = 8;

/** One of the words that the forms offer for a field. */
export const formWord = <Field extends keyof typeof formWords>(field: Field) =>
  z.enum(formWords[field], { error: `${names[field]} is one of ${someOf(formWords[field])}.` });

/** Several of these words, each once. */
export const formWordList = <Field extends keyof typeof formWords>(field: Field) =>
  z
    .array(formWord(field), { error: `Send a list of these: ${someOf(formWords[field])}.` })
    .max(MOST_WORDS, { error: `Name each of them once.` })
    .overwrite((words) => [...new Set(words)]);

/** More than any field offers, so that a list is not read to its end for nothing. */
const MOST_WORDS = 50;
