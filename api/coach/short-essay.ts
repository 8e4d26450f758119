/** Fewer words than this cannot be judged: the score is at most SHORT_CEILING. */
export const SHORT = 50;
export const SHORT_CEILING = 20;

/** The remark on an essay that is so short, and the next step. */
export function remarkOnShort(words: number): readonly [says: string, next: string] {
  if (words === 0)
    return ['There is nothing to read yet.', 'Write down one thing that happened, as you would tell it to a friend.'];
  const many = words === 1 ? 'one word' : `${words} words`;
  return [
    `There is very little to read yet: ${many}, where ${SHORT} are the least the coach can judge.`,
    'Write on until one moment is told from its beginning to its end.',
  ];
}
