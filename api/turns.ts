/** Who waits for a turn. */
export interface Caller {
  /** A student's id, or a visitor's network address. */
  id: string;
  kind: 'student' | 'visitor';
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** Too many wait already; nothing was done. */
export class Busy extends Error {
  /** Whether they are the caller's own. */
  readonly own: boolean;
  constructor(own: boolean) {
    super('Too many wait already.');
    this.own = own;
  }
}
/** There was no turn in time; nothing was done. */
export class NoTurn extends Error {}

export interface TurnsOptions {
  /** How many run at once; of visitors at most a quarter, but one. */
  most: number;
  /** How many students may wait, and as many visitors, for each that may run. */
  mostWaiting: number;
  /** How many of one caller run or wait at once. */
  each: Record<Caller['kind'], number>;
  /** Seconds in which a turn has to come. */
  seconds: number;
}

interface Waiting {
  /** When it would end if all callers were served at once, each at the same speed. */
  ends: number;
  begin: () => void;
}

/**
 * Lets so much run at once, while the rest waits: students before visitors, so that nobody without an account can keep a
 * student waiting, and among them who has had least. That is fair queueing: next is what would end first if all callers
 * were served at once. So callers take turns, what is short need not wait for what is long, and everything has its turn.
 */
export function createTurns({ most, mostWaiting, each, seconds }: TurnsOptions) {
  const mostOf = { student: most, visitor: Math.max(1, Math.floor(most / 4)) };
  const running = { student: 0, visitor: 0 };
  const waiting: Record<Caller['kind'], Waiting[]> = { student: [], visitor: [] };
  /** Of each caller who runs or waits, how many do, and when the last of them would end. */
  const callers = new Map<string, { turns: number; ends: number }>();
  /** How far all have come, in the unit of `cost`. */
  let now = 0;

  /**
   * Runs `work` when its turn comes. Throws `Busy` and `NoTurn`, and what the caller's signal was aborted with while it waited.
   * @param cost how much there is to do, beside the rest
   */
  async function inTurn<T>({ id, kind, signal }: Caller, work: () => Promise<T>, cost = 1): Promise<T> {
    signal.throwIfAborted();
    const key = `${kind} ${id}`;
    const caller = callers.get(key) ?? { turns: 0, ends: 0 };
    if (caller.turns >= each[kind]) throw new Busy(true);
    if (waiting[kind].length >= mostWaiting * mostOf[kind]) throw new Busy(false);
    callers.set(key, caller);
    caller.turns++;
    const ends = Math.max(caller.ends, now) + cost;
    caller.ends = ends;
    try {
      await turn(kind, ends, signal);
      try {
        return await work();
      } finally {
        running[kind]--;
        now = Math.max(now, ends);
      }
    } finally {
      if (--caller.turns === 0) callers.delete(key);
      beginNext();
    }
  }

  function turn(kind: Caller['kind'], ends: number, signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const settled = () => {
        clearTimeout(timeout);
        signal.removeEventListener('abort', leave);
        waiting[kind].splice(waiting[kind].indexOf(mine), 1);
      };
      const mine: Waiting = {
        ends,
        begin() {
          settled();
          resolve();
        },
      };
      const leave = () => {
        settled();
        reject(signal.aborted ? signal.reason : new NoTurn());
      };
      const timeout = setTimeout(leave, seconds * 1_000).unref();
      signal.addEventListener('abort', leave);
      waiting[kind].push(mine);
      beginNext();
    });
  }

  function beginNext() {
    while (running.student + running.visitor < most) {
      const kind = waiting.student.length > 0 ? 'student' : 'visitor';
      const [first, ...others] = waiting[kind];
      if (!first || running[kind] >= mostOf[kind]) return;
      running[kind]++;
      others.reduce((next, other) => (other.ends < next.ends ? other : next), first).begin();
    }
  }

  /** How much runs and waits now. */
  const state = () => ({
    running: running.student + running.visitor,
    waiting: waiting.student.length + waiting.visitor.length,
  });

  return { inTurn, state };
}
