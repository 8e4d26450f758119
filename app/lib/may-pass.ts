import { Problem } from '#contract/problem.ts';

/** Whether another try may succeed: there was no network, there were too many requests, or the server had a failure. */
export function mayPass(problem: unknown) {
  return problem instanceof Problem && (problem.status === 0 || problem.status === 429 || problem.status >= 500);
}
