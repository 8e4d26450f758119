/** Whether `word` begins with `typed` when one letter may be too many, missing, wrong, or swapped with its neighbour. */
export function beginsWithTypo(typed: string, word: string): boolean {
  let at = 0;
  while (typed[at] === word[at]) at++;
  const rest = typed.slice(at + 1);
  return (
    word.startsWith(rest, at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    word.startsWith(rest, at + 1) ||
    (rest[0] === word[at] && word.startsWith(typed[at] + rest.slice(1), at + 1))
  );
}

/** Whether two words are the same when one letter may differ in that way. */
export const isTypoOf = (typed: string, word: string): boolean =>
  beginsWithTypo(typed, word) && beginsWithTypo(word, typed);
