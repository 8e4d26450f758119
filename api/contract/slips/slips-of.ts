import type { Slip } from '../slips.ts';
import type { NameIndex } from './name-index.ts';
import { slipsIn } from './slips-in.ts';

interface Answer {
  text: string;
  /** The college that reads it; null for the main essay, which goes to every college. */
  college: string | null;
  /** Names that the student said to mean. */
  meantNames: readonly string[];
}

/** The names of other colleges in an essay, each with whether it is meant; none in the main essay. */
export function slipsOf({ text, college, meantNames }: Answer, names: NameIndex): Slip[] {
  if (college === null) return [];
  return slipsIn(text, college, names).map((slip) => ({
    ...slip,
    meant: meantNames.includes(text.slice(slip.start, slip.end)),
  }));
}

/** The names that are not meant, as they are written, each once. */
export function namesLeftIn(answer: Answer, names: NameIndex): string[] {
  const left = slipsOf(answer, names).filter(({ meant }) => !meant);
  return [...new Set(left.map(({ start, end }) => answer.text.slice(start, end)))];
}
