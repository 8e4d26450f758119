import { BUILT_IN } from '#contract/built-in.ts';
import { Problem } from '#contract/problem.ts';
import { openThreads, TooSlow } from '../../threads.ts';
import { type Asker, type BuiltInCoach, failures } from '../coach.ts';
import type { Question } from './coach-worker.ts';

/** One thread, because the grammar checker in it takes some 300 MB. */
const threads = openThreads<Question & { left: Int32Array }, never>({
  file: 'coach-worker',
  from: import.meta.url,
  most: 1,
  mostWaiting: 200,
  // A whole class may share the address of one visitor.
  each: { student: 3, visitor: 30 },
  tooMany: 'Many students are asking the coach right now. Try again in a moment.',
  tooManyOwn: 'The coach is still at what you asked before. Wait for that, then try again.',
  seconds: 30,
  memory: 512,
  idle: Infinity,
});

/** How many questions to the built-in coach run and wait now. */
export const builtInCoachState = threads.state;

async function ask(question: Question, { id, kind, signal }: Asker): Promise<never> {
  const left = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  try {
    // Ending the thread would cost those who wait a second. So the task looks at this number, and ends itself.
    const onLeft = () => void Atomics.store(left, 0, 1);
    return await threads.run({ id, kind, signal }, { ...question, left }, onLeft);
  } catch (error) {
    if (error instanceof TooSlow) throw new Problem(504, failures[question.method]);
    throw error;
  }
}

/** The coach that needs no network and no key: the same question always gets the same answer. */
export const builtInCoach: BuiltInCoach = {
  engine: BUILT_IN,
  grade: (input, asker) => ask({ method: 'grade', input }, asker),
  preview: (input, asker) => ask({ method: 'preview', input }, asker),
  polish: (input, asker) => ask({ method: 'polish', input }, asker),
  strengthen: (input, asker) => ask({ method: 'strengthen', input }, asker),
  chat: (input, asker) => ask({ method: 'chat', input }, asker),
  compare: (input, asker) => ask({ method: 'compare', input }, asker),
  roles: (input, asker) => ask({ method: 'roles', input }, asker),
  cuts: (input, asker) => ask({ method: 'cuts', input }, asker),
};

/**
 * Starts the thread with its rules and tables, so that the first student does not wait for those too. The grammar checker starts with the
 * first text: it takes a second and some 300 MB, which a server that nobody asks does not need.
 */
export async function startBuiltInCoach() {
  const itself: Asker = {
    id: 'start',
    kind: 'visitor',
    private: { name: '', email: '' },
    signal: new AbortController().signal,
  };
  await builtInCoach.preview({ essay: '' }, itself);
}
