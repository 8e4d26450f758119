import { Problem } from '#contract/problem.ts';
import { mayPass } from './may-pass.ts';

/** Whether a failure tells that a save was not taken. Without an answer it may have been. */
export const wasRefused = (problem: unknown) =>
  problem instanceof Problem && problem.status !== 401 && !mayPass(problem);

/** Lets a refusal pass, and throws everything else on. */
export function throwUnlessRefused(problem: unknown) {
  if (!wasRefused(problem)) throw problem;
}
