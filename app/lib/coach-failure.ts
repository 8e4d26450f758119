import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { type Failing, messageFor } from './messages.ts';

/** Why a coach was not asked or did not answer, in sentences for the student. */
export interface CoachFailure {
  error: string;
  /** Whether a language model did not answer, so that the built-in coach can be asked instead. */
  modelFailed?: boolean;
  /** Whether the budget of the language model is used up, so that asking it again can't help. */
  usedUp?: boolean;
}

const USED_UP: readonly string[] = [sentences.modelBudget, sentences.modelBudgetOfNetwork];

/** Why a language model did not answer, and whether its budget is used up; undefined where none was asked. */
export function modelFailure(problem: unknown): { reason: string; usedUp: boolean } | undefined {
  const reason = problem instanceof Problem ? problem.fields?.engine : undefined;
  return reason ? { reason, usedUp: USED_UP.includes(reason) } : undefined;
}

/** What is said of a failure: the server's sentence or the catalogue's, and after it why a language model did not answer. */
export function coachFailure(problem: unknown, failing: Failing): CoachFailure {
  const error = messageFor(problem, failing);
  const failure = modelFailure(problem);
  if (!failure) return { error };
  const { reason, usedUp } = failure;
  return { error: `${error.replace(/[^.!?]$/, '$&.')} ${reason}`, modelFailed: true, usedUp };
}
