import { FUNCTION_WORDS } from '../../words.ts';

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu));

/** Lines that share more of their words than this are one line in two versions. */
export const MOST_ALIKE = 0.89;

/** Share of their words that two lines have in common, 0 to 1 (Jaccard). */
export function likeness(a: string, b: string): number {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common);
}

/** Words with a meaning of their own, less plain endings. */
const stemsOf = (text: string): string[] =>
  [...wordsOf(text)]
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map((word) => word.replace(/(?<=\p{L}{3})(?:ing|ed|es|er|s|e)$/u, ''));

const SAYS_NOTHING = ['belong', 'do', 'did', 'serv', 'memb'];

/** True where the other text says all that this one says, as the title “Chess Club” does of “member of the chess club”. */
export function isSaidBy(text: string, other: string): boolean {
  const said = new Set([...stemsOf(other), ...SAYS_NOTHING]);
  return stemsOf(text).every((stem) => said.has(stem));
}

const COMMON = new Set('team club group school class work high student council program'.split(' '));

/** True where the text would say a word of its label again. */
export function repeats(text: string, label: string): boolean {
  const said = new Set(stemsOf(label).filter((stem) => !COMMON.has(stem)));
  return stemsOf(text).some((stem) => said.has(stem));
}
