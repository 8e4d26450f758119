/** A word that is said letter by letter or as a name, such as AP, MIT, SAT-prep or F: its sound does not follow from its letters. */
const LETTERS = /^\p{Lu}[\p{Lu}\p{N}]*(?:s|['-].*)?$/u;

const isLetters = (word: string) => LETTERS.test(word);

/** What follows the grade A, and never the article: “A in chemistry”. */
const AFTER_GRADE = /^(?:after|also|although|and|are|as|at|if|in|is|on|only|or|until|unless)$/i;

/**
 * Whether what looks like an article can't be judged by the word after it: it stands before letters, or is itself the letter of a
 * grade, which it is in the middle of a sentence, and before a word that follows no article.
 * @param start where it begins, and `end` where it ends
 */
export function isLetterOrBeforeLetters(text: string, start: number, end: number) {
  const [, next = ''] = /^\s+([\p{L}\p{N}'-]{1,40})/u.exec(text.slice(end, end + 50)) ?? [];
  if (isLetters(next)) return true;
  const beginsSentence = /(?:^|[.!?:\n]["”)\s]*)["“(\s]*$/u.test(text.slice(Math.max(0, start - 8), start));
  return text.slice(start, end) === 'A' && (!beginsSentence || AFTER_GRADE.test(next));
}
