import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test of faults has measured, for the table at the end of the run. */
    figures?: Figure[];
  }
}

export interface Figure {
  what: string;
  /** With its unit, and beside it what it is measured against. */
  value: string;
}

/** Notes what a test has measured; `npm run test:faults` ends with a table of all. */
export function figure({ task }: Pick<TestContext, 'task'>, what: string, value: string) {
  (task.meta.figures ??= []).push({ what, value });
}
