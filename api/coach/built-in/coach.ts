import { BUILT_IN } from '#contract/built-in.ts';
import { openThreads } from '../../threads.ts';
import type { Coach } from '../coach.ts';
import type { Task } from './coach-worker.ts';

/** One thread, because the grammar checker in it takes some 300 MB. */
const ask = openThreads<Task, never>({
  file: 'coach-worker',
  from: import.meta.url,
  most: 1,
  mostWaiting: 200,
  tooMany: 'Many students are asking the coach right now. Try again in a moment.',
  seconds: 30,
  memory: 512,
  idle: Infinity,
});

/** The coach that needs no network and no key: the same question always gets the same answer. */
export const builtInCoach = {
  engine: BUILT_IN,
  grade: (input: Parameters<Coach['grade']>[0]) => ask({ method: 'grade', input }),
  preview: (input: Parameters<Coach['preview']>[0]) => ask({ method: 'preview', input }),
  polish: (input: Parameters<Coach['polish']>[0]) => ask({ method: 'polish', input }),
  strengthen: (input: Parameters<Coach['strengthen']>[0]) => ask({ method: 'strengthen', input }),
  chat: (input: Parameters<Coach['chat']>[0]) => ask({ method: 'chat', input }),
} satisfies Coach;
