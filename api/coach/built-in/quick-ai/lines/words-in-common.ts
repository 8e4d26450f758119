import { FUNCTION_WORDS } from '../../words.ts';

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu));

/** Lines that share more of their words than this are one line in two versions. */
export const MOST_ALIKE = 0.78;

/** Share of their words that two lines have in common, 0 to 1 (Jaccard). */
export function likeness(a: string, b: string): number {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common);
}

/** True where a line says all that the other says but for the verb in front. */
export function holds(line: string, other: string): boolean {
  const said = wordsOf(line);
  return [...wordsOf(other)].slice(1).every((word) => said.has(word));
}

/** Words with a meaning of their own, less plain endings. */
const stemsOf = (text: string): string[] =>
  [...wordsOf(text)]
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map((word) => word.replace(/(?<=\p{L}{3})(?:ing|ed|es|er|s|e)$/u, ''));

const SAYS_NOTHING = ['belong', 'do', 'did', 'serv', 'memb', 'handl'];

/** True where the other text says all that this one says, as the title “Chess Club” does of “member of the chess club”. */
export function isSaidBy(text: string, other: string): boolean {
  const said = new Set([...stemsOf(other), ...SAYS_NOTHING]);
  return stemsOf(text).every((stem) => said.has(stem));
}
