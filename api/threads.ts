import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Problem } from '#contract/problem.ts';
import { log } from './log.ts';

export interface ThreadOptions {
  /** The file of the thread, without its ending: it stands beside the one that names it, as source and bundled. */
  file: string;
  /** `import.meta.url` of the file that names it. */
  from: string;
  /** How many run at once. */
  most: number;
  /** How many tasks may wait; the next is answered with a 429. */
  mostWaiting: number;
  /** What the student reads in that case. */
  tooMany: string;
  /** After so long a task is given up and its thread ended. */
  seconds: number;
  /** Megabytes a thread may take for what it makes, buffers and WebAssembly apart. */
  memory: number;
  /** Seconds after which a thread with nothing to do ends. */
  idle: number;
}

/** `--import tsx` does not reach into a thread: what registers it there does. */
const readsSource = () =>
  `data:text/javascript,import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`;

/**
 * Threads for work that would hold the server up. They start with the first task, and neither they nor their timers keep the
 * process alive. What a thread throws crosses as a plain Error; a task that is stopped or given up rejects.
 */
export function openThreads<Task, Answer>(options: ThreadOptions) {
  const { file, from, most, mostWaiting, tooMany, seconds, memory, idle } = options;
  const pool = new Piscina<Task, Answer>({
    filename: fileURLToPath(new URL(`./${file}${extname(from)}`, from)),
    execArgv: from.endsWith('.ts') ? ['--import', readsSource()] : [],
    minThreads: 0,
    maxThreads: most,
    idleTimeout: idle * 1_000,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  }).on('error', ({ code, name }: NodeJS.ErrnoException) => {
    // Never the message: it may hold a text.
    log.error({ event: file, code: code ?? name });
  });

  let free = most;
  const waiting: (() => void)[] = [];

  /** @param watch looks after the task while it runs, and is called when it ends */
  return async function run(task: Task, watch?: (stop: AbortController) => () => void): Promise<Answer> {
    // Tasks wait here, because one that waits in the pool is never done when the thread before it dies.
    if (free > 0) free--;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new Problem(429, tooMany, { retryAfter: seconds });
    const stop = new AbortController();
    const timeout = setTimeout(() => stop.abort(), seconds * 1_000);
    const unwatch = watch?.(stop);
    try {
      return await pool.run(task, { signal: stop.signal });
    } finally {
      clearTimeout(timeout);
      unwatch?.();
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
