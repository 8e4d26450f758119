import { Problem } from '#contract/problem.ts';
import { messageFor, type messages } from './messages.ts';

/** Why a coach was not asked, or did not answer, as the student reads it. */
export interface CoachFailure {
  error: string;
  /** A language model did not answer: the built-in coach can be asked instead. */
  modelFailed?: boolean;
}

/** Why a language model did not answer, in a sentence, where it was asked; the built-in coach can be asked instead. */
export function modelFailure(problem: unknown): string | undefined {
  return problem instanceof Problem ? problem.fields?.engine : undefined;
}

/** The server's sentence, else the catalogue's, and where a language model failed its reason after it. */
export function coachFailure(problem: unknown, otherwise: keyof typeof messages): CoachFailure {
  const error = messageFor(problem, otherwise);
  const reason = modelFailure(problem);
  if (!reason) return { error };
  return { error: `${error.replace(/[^.!?]$/, '$&.')} ${reason}`, modelFailed: true };
}
