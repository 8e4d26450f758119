import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/**
 * Something that students ask about, and the answer to it. The wordings are written as they are heard, in lower case without
 * punctuation ("whats due", "i cant"), with COLLEGE, ESSAY, ACTIVITY and HONOR for names. In `sure` and `hints`, `(a|b)` is either,
 * `(a )?` may be left out, `*` stands for up to eight words, and at the end of a word for the rest of it.
 */
export interface Topic {
  name: string;
  /** Wordings that hardly mean anything else. */
  sure?: readonly string[];
  /** Whole questions: one that uses much the same words is of this kind too. The place to add a question that was not understood. */
  like: readonly string[];
  /** Wordings that others use too: they decide between topics of which each has a sure one, or where nothing else does. */
  hints?: readonly string[];
  answer: (question: Question) => Reply;
  /** The answer to "why?" after it, where that is another one. */
  why?: (question: Question) => Reply;
}

/** What may be weak, after "weak". */
export const SPOTS = '(spots?|points?|parts?|areas?|sides?|links?)';

/** Whether one of the wordings stands in a text. */
export const says = (wordings: readonly string[] | undefined, text: string): boolean =>
  wordings?.some((wording) => patternOf(wording).test(text)) ?? false;

/** The text without those of the wordings that stand in it. */
export const without = (wordings: readonly string[], text: string): string =>
  wordings
    .reduce((rest, wording) => rest.replace(patternOf(wording), ' '), text)
    .replace(/ +/g, ' ')
    .trim();

const patterns = new Map<string, RegExp>();

function patternOf(wording: string): RegExp {
  const known = patterns.get(wording);
  if (known) return known;
  const source = wording.replace(/(?<![^ ])\* /g, '(?:\\S+ ){0,8}').replace(/(?<=[a-z])\*/g, '\\w*');
  const pattern = new RegExp(`(?<![^ ])(?:${source})(?![^ ])`);
  patterns.set(wording, pattern);
  return pattern;
}
