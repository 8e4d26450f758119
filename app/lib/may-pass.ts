import { Problem } from '#contract/problem.ts';

/** Whether a failure may be none at the next try: no network, too many requests, or a server in trouble. */
export function mayPass(problem: unknown) {
  return problem instanceof Problem && (problem.status === 0 || problem.status === 429 || problem.status >= 500);
}
