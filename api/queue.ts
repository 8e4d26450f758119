import PQueue from 'p-queue';

/** Who asks for work. */
export interface Caller {
  /** A student's id, or a visitor's network address. */
  id: string;
  kind: 'student' | 'visitor';
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** Too many tasks wait already; nothing was done. */
export class Busy extends Error {
  /** Whether they are the caller's own. */
  readonly own: boolean;
  constructor(own: boolean) {
    super('Too many tasks wait already.');
    this.own = own;
  }
}

/** No worker was free in time; nothing was done. */
export class WaitedTooLong extends Error {}

export interface QueueOptions {
  /** How many tasks run at once. Visitors have at most a quarter of these workers, but one at least. */
  most: number;
  /** How many tasks of students may wait for each worker, and how many of visitors for each of theirs. */
  mostWaiting: number;
  /** How many tasks of one caller run or wait at once. */
  each: Record<Caller['kind'], number>;
  /** How many seconds a task may wait for a worker. */
  seconds: number;
}

/** Lower than the priority of any student's task. */
const VISITOR = -1_000;

interface Task {
  id: string;
  /** Whether it waits in the queue of its kind. */
  isQueued: boolean;
}

/**
 * Runs tasks when a worker is free: students before visitors, so that nobody without an account keeps a student waiting, and the
 * first task of every caller before the second of anybody, so that callers alternate.
 */
export function createQueue({ most, mostWaiting, each, seconds }: QueueOptions) {
  const workersOf = { student: most, visitor: Math.max(1, Math.floor(most / 4)) };
  // A visitor's task passes through both queues.
  const queues = {
    student: new PQueue({ concurrency: workersOf.student }),
    visitor: new PQueue({ concurrency: workersOf.visitor }),
  };
  const waiting = { student: 0, visitor: 0 };
  /** The tasks of each caller that run or wait, oldest first. */
  const tasks = new Map<string, Task[]>();
  let lastId = 0;

  /** Does `work` when a worker is free. Throws `Busy`, `WaitedTooLong`, and what the caller's signal was aborted with before that. */
  async function run<T>({ id, kind, signal }: Caller, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const key = `${kind} ${id}`;
    const own = tasks.get(key) ?? [];
    if (own.length >= each[kind]) throw new Busy(true);
    if (waiting[kind] >= mostWaiting * workersOf[kind]) throw new Busy(false);
    const task: Task = { id: String(lastId++), isQueued: true };
    const priority = -own.length;
    tasks.set(key, own);
    own.push(task);
    waiting[kind]++;

    // Not the caller's signal itself: the library would give the worker of a running task to the next one when it is aborted.
    const leave = new AbortController();
    const onAbort = () => leave.abort(signal.reason);
    signal.addEventListener('abort', onAbort);
    const timeout = setTimeout(() => leave.abort(new WaitedTooLong()), seconds * 1_000).unref();
    let isWaiting = true;
    const stopWaiting = () => {
      if (isWaiting) waiting[kind]--;
      isWaiting = false;
      clearTimeout(timeout);
      signal.removeEventListener('abort', onAbort);
    };
    /** The caller's later tasks each move up by one. */
    const end = () => {
      const at = own.indexOf(task);
      if (at < 0) return;
      own.splice(at, 1);
      if (own.length === 0) tasks.delete(key);
      for (const [i, later] of own.entries()) if (i >= at && later.isQueued) queues[kind].setPriority(later.id, -i);
    };
    const begin = async () => {
      stopWaiting();
      try {
        return await work();
      } finally {
        end();
      }
    };
    const enter = () => {
      task.isQueued = false;
      return kind === 'student' ? begin() : queues.student.add(begin, { priority: VISITOR, signal: leave.signal });
    };
    try {
      return await queues[kind].add(enter, { id: task.id, priority, signal: leave.signal });
    } finally {
      stopWaiting();
      end();
    }
  }

  /** How many tasks run and wait now. */
  const state = () => ({ running: queues.student.pending, waiting: waiting.student + waiting.visitor });

  return { run, state };
}
