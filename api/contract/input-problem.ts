import type { z } from 'zod';
import { Problem } from './problem.ts';

/** A 400 from what zod found wrong: the first wrong field gives the sentence, each is named in `fields`. */
export function inputProblem(issues: readonly z.core.$ZodIssue[]) {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) if (path.length > 0) fields[path.join('.')] ??= message;
  return new Problem(400, issues[0]!.message, Object.keys(fields).length > 0 ? { fields } : {});
}
