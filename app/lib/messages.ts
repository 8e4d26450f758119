import { Problem } from '#contract/problem.ts';

/** The error catalogue of the specification: what is said where the server gave no sentence of its own. */
export const messages = {
  signIn: 'Sign-in failed',
  signUp: 'Sign-up failed',
  preview: 'Preview failed',
  workspace: 'Failed to load',
  overview: 'Failed to load overview',
  scoring: 'Scoring failed',
  essayFile: 'Could not parse file',
  saveEssay: 'Save failed',
} as const;

/** The server's own sentence about a failure, else the catalogue's. */
export function messageFor(error: unknown, otherwise: keyof typeof messages) {
  return (error instanceof Problem && error.message) || messages[otherwise];
}
