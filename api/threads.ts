import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Problem } from '#contract/problem.ts';
import { log } from './log.ts';
import { Busy, type Caller, createQueue, type QueueOptions, WaitedTooLong } from './queue.ts';

export interface ThreadOptions extends Pick<QueueOptions, 'most' | 'mostWaiting' | 'each'> {
  /** The name of the thread's file without its ending. The file lies beside the one that names it, as source and bundled. */
  file: string;
  /** `import.meta.url` of the file that names it. */
  from: string;
  /** The sentence of a 429 when too many tasks wait already: those of others, or the student's own. */
  tooMany: string;
  tooManyOwn: string;
  /** After so many seconds a task is given up and its thread is ended. */
  seconds: number;
  /** Megabytes that a thread may take for what it makes, apart from buffers and WebAssembly. */
  memory: number;
  /** Seconds after which a thread with nothing to do ends. */
  idle: number;
  /** Looks after each task while it runs, and returns what ends this. */
  watch?: (stop: AbortController) => () => void;
}

/** Seconds that a task may wait for a thread. */
const WAIT = 30;
/** Seconds after which a caller who was refused may try again. */
const RETRY = 10;

/** A task has taken longer than it may. */
export class TooSlow extends Error {}

/** `--import tsx` does not reach into a thread: what registers it there does. */
const readsSource = () =>
  `data:text/javascript,import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`;

/**
 * Threads for work that would hold up the server's own thread. Tasks wait in a queue (`queue.ts`). The threads start with the first task;
 * neither they nor their timers keep the process alive. A thread has no environment variables. What a thread throws arrives as a plain
 * Error, and a task that is stopped rejects.
 */
export function openThreads<Task, Answer>(options: ThreadOptions) {
  const { file, from, most, tooMany, tooManyOwn, seconds, memory, idle, watch } = options;
  const pool = new Piscina<Task, Answer>({
    filename: fileURLToPath(new URL(`./${file}${extname(from)}`, from)),
    execArgv: from.endsWith('.ts') ? ['--import', readsSource()] : [],
    // The settings hold keys. A hostile file that makes a thread do its will finds none of them.
    env: {},
    minThreads: 0,
    maxThreads: most,
    idleTimeout: idle * 1_000,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  }).on('error', ({ code, name }: NodeJS.ErrnoException) => {
    // Never the message, because it may hold a text.
    log.error({ event: file, code: code ?? name });
  });
  // Tasks wait here and not in the pool, where a task that waits for a thread that dies is never done.
  const queue = createQueue({ ...options, seconds: WAIT });

  /**
   * Runs a task in a thread. Throws `TooSlow`, a Problem (429) when too many tasks wait, and what the caller's signal was aborted with
   * while the task waited.
   * @param onLeft called when the caller leaves while the task runs; without it the task is stopped then
   */
  async function run(caller: Caller, task: Task, onLeft?: () => void) {
    const timed = async () => {
      const stop = new AbortController();
      const timeout = setTimeout(() => stop.abort(new TooSlow()), seconds * 1_000);
      const leave = onLeft ?? (() => stop.abort());
      caller.signal.addEventListener('abort', leave);
      const unwatch = watch?.(stop);
      try {
        return await pool.run(task, { signal: stop.signal });
      } catch (error) {
        throw stop.signal.reason instanceof TooSlow ? stop.signal.reason : error;
      } finally {
        clearTimeout(timeout);
        caller.signal.removeEventListener('abort', leave);
        unwatch?.();
      }
    };
    try {
      return await queue.run(caller, timed);
    } catch (error) {
      if (!(error instanceof Busy || error instanceof WaitedTooLong)) throw error;
      const isOwn = error instanceof Busy && error.own;
      throw new Problem(429, isOwn ? tooManyOwn : tooMany, { retryAfter: RETRY });
    }
  }

  return { run, state: queue.state };
}
