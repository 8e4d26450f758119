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
export const builtInCoach: Coach = {
  engine: 'built-in',
  grade: (input) => ask({ method: 'grade', input }),
  preview: (input) => ask({ method: 'preview', input }),
  polish: (input) => ask({ method: 'polish', input }),
  strengthen: (input) => ask({ method: 'strengthen', input }),
  chat: (input) => ask({ method: 'chat', input }),
};
