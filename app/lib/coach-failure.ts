import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { messageFor, type messages } from './messages.ts';

/** Why a coach was not asked, or did not answer, as the student reads it. */
export interface CoachFailure {
  error: string;
  /** A language model did not answer: the built-in coach can be asked instead. */
  modelFailed?: boolean;
  /** The share of the language model is used up: asking it again can't help. */
  usedUp?: boolean;
}

const USED_UP: readonly string[] = [sentences.modelBudget, sentences.modelBudgetOfNetwork];

/**
 * Why a language model did not answer, in a sentence, and whether that is because its share is used up; undefined where
 * none was asked. The built-in coach can be asked instead.
 */
export function modelFailure(problem: unknown): { reason: string; usedUp: boolean } | undefined {
  const reason = problem instanceof Problem ? problem.fields?.engine : undefined;
  return reason ? { reason, usedUp: USED_UP.includes(reason) } : undefined;
}

/** The server's sentence, else the catalogue's, and where a language model failed its reason after it. */
export function coachFailure(problem: unknown, otherwise: keyof typeof messages): CoachFailure {
  const error = messageFor(problem, otherwise);
  const failure = modelFailure(problem);
  if (!failure) return { error };
  const { reason, usedUp } = failure;
  return { error: `${error.replace(/[^.!?]$/, '$&.')} ${reason}`, modelFailed: true, usedUp };
}
