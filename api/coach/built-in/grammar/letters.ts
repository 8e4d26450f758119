/** A word that is said letter by letter or as a name, such as AP, MIT, SAT-prep or F: its sound does not follow from its letters. */
const LETTERS = /^\p{Lu}[\p{Lu}\p{N}]*(?:s|['-].*)?$/u;

/** What follows the grade A, and never the article: “A in chemistry”. */
const AFTER_GRADE = /^(?:after|also|although|and|are|as|at|if|in|is|on|only|or|until|unless)$/i;

/**
 * True where the article from `start` to `end` must be left alone, because a word follows that is spelled out, such as AP, or because it
 * is the grade A. An A is a grade in the middle of a sentence, or before a word that follows no article.
 */
export function isLetterOrBeforeLetters(text: string, start: number, end: number) {
  const [, next = ''] = /^\s+([\p{L}\p{N}'-]{1,40})/u.exec(text.slice(end, end + 50)) ?? [];
  if (LETTERS.test(next)) return true;
  const beginsSentence = /(?:^|[.!?:\n]["”)\s]*)["“(\s]*$/u.test(text.slice(Math.max(0, start - 8), start));
  return text.slice(start, end) === 'A' && (!beginsSentence || AFTER_GRADE.test(next));
}
