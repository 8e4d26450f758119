import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Problem } from '#contract/problem.ts';
import { log } from './log.ts';
import { Busy, type Caller, createTurns, NoTurn, type TurnsOptions } from './turns.ts';

export interface ThreadOptions {
  /** The file of the thread, without its ending: it stands beside the one that names it, as source and bundled. */
  file: string;
  /** `import.meta.url` of the file that names it. */
  from: string;
  /** How many run at once. */
  most: number;
  /** How many tasks of students, and as many of visitors, may wait for each that runs. */
  mostWaiting: number;
  /** How many tasks of one caller run or wait at once. */
  each: TurnsOptions['each'];
  /** What a student reads where too many wait already, of others or of their own (429). */
  tooMany: string;
  tooManyOwn: string;
  /** After so long a task is given up and its thread ended. */
  seconds: number;
  /** Megabytes a thread may take for what it makes, buffers and WebAssembly apart. */
  memory: number;
  /** Seconds after which a thread with nothing to do ends. */
  idle: number;
}

/** Seconds that a task may wait for its turn, and after which who was refused may try again. */
const PATIENCE = 30;
const RETRY = 10;

/** A task has taken longer than it may. */
export class TooSlow extends Error {}

/** `--import tsx` does not reach into a thread: what registers it there does. */
const readsSource = () =>
  `data:text/javascript,import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`;

/**
 * Threads for work that would hold the server up, for whom callers take turns. They start with the first task, and neither they
 * nor their timers keep the process alive. A thread has no environment variables. What a thread throws crosses as a plain Error; a task that is stopped rejects.
 */
export function openThreads<Task, Answer>(options: ThreadOptions) {
  const { file, from, most, mostWaiting, each, tooMany, tooManyOwn, seconds, memory, idle } = options;
  const pool = new Piscina<Task, Answer>({
    filename: fileURLToPath(new URL(`./${file}${extname(from)}`, from)),
    execArgv: from.endsWith('.ts') ? ['--import', readsSource()] : [],
    // Nothing of the settings, which hold keys: what a hostile file makes a thread do finds none.
    env: {},
    minThreads: 0,
    maxThreads: most,
    idleTimeout: idle * 1_000,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  }).on('error', ({ code, name }: NodeJS.ErrnoException) => {
    // Never the message: it may hold a text.
    log.error({ event: file, code: code ?? name });
  });
  // Tasks wait here, because one that waits in the pool is never done when the thread before it dies.
  const { inTurn, state } = createTurns({ most, mostWaiting, each, seconds: PATIENCE });

  /**
   * Throws `TooSlow`, a Problem (429) where too many wait, and what the caller's signal was aborted with before its turn came.
   * @param cost how much there is to do, beside other tasks
   * @param watch looks after the task while it runs, and is called when it ends
   */
  async function run(caller: Caller, task: Task, cost: number, watch: (stop: AbortController) => () => void) {
    const timed = async () => {
      const stop = new AbortController();
      const timeout = setTimeout(() => stop.abort(new TooSlow()), seconds * 1_000);
      const unwatch = watch(stop);
      try {
        return await pool.run(task, { signal: stop.signal });
      } catch (error) {
        throw stop.signal.reason instanceof TooSlow ? stop.signal.reason : error;
      } finally {
        clearTimeout(timeout);
        unwatch();
      }
    };
    try {
      return await inTurn(caller, timed, cost);
    } catch (error) {
      if (error instanceof Busy) throw new Problem(429, error.own ? tooManyOwn : tooMany, { retryAfter: RETRY });
      if (error instanceof NoTurn) throw new Problem(429, tooMany, { retryAfter: RETRY });
      throw error;
    }
  }

  /** `state`: how many tasks run and wait now. */
  return { run, state };
}
