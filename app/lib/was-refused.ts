import { Problem } from '#contract/problem.ts';

/** Whether a failure is the server's answer with this status, such as 404 for what is gone. */
export const hasStatus = (problem: unknown, status: number) => problem instanceof Problem && problem.status === status;

/** Whether the server itself failed. Without a network, and of what is gone, a page says more than that. */
export const serverFailed = (problem: unknown) => problem instanceof Problem && problem.status >= 500;

/** The server's sentence about each field that it refused; empty where it named none. */
export const refusedFields = (problem: unknown): Partial<Record<string, string>> =>
  (problem instanceof Problem && problem.fields) || {};

/** Whether another try may succeed: there was no network, there were too many requests, or the server had a failure. */
export const mayPass = (problem: unknown) => hasStatus(problem, 0) || hasStatus(problem, 429) || serverFailed(problem);

/** Whether a failure says that a save was not taken. Without an answer it may have been. */
export const wasRefused = (problem: unknown) =>
  problem instanceof Problem && problem.status !== 401 && !mayPass(problem);

/** Lets a refusal pass, and throws everything else on. */
export function throwUnlessRefused(problem: unknown) {
  if (!wasRefused(problem)) throw problem;
}

/** Lets pass that what was to be deleted or ended is gone already, and throws everything else on. */
export function throwUnlessGone(problem: unknown) {
  if (!hasStatus(problem, 404)) throw problem;
}
