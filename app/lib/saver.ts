import type { SaveState } from '@laurel/ui';
import { Problem } from '#contract/problem.ts';
import { mayPass } from './may-pass.ts';

/** Waits between tries after a failure, in ms; the last one repeats. */
const RETRIES = [2_000, 5_000, 15_000, 30_000];

/**
 * How long a save may go without an answer before it is tried again, in ms: one that hangs must not hold up all later ones.
 * Doubled each time, because a long text on a slow line takes as long as it takes.
 */
const PATIENCE = 15_000;

/** How a save is sent: whether it has to outlive the page, and what ends it where nobody waits for it any more. */
export interface SaveOptions {
  keepalive: boolean;
  signal: AbortSignal;
}

interface SaverOptions<Value> {
  /** Names what it saves among what the browser keeps; see `keptIds`. */
  id: string;
  /** Sends one value; throws a Problem where it was not taken. */
  save: (value: Value, options: SaveOptions) => Promise<void>;
  /** Told whenever the state changes. */
  onState: (state: SaveState) => void;
  /** Told why a value was not taken: a 409 carries what is stored now. Saving stops until the next change. */
  onRefused?: (problem: Problem, value: Value) => void;
  /** Keeps in the browser what is not yet acknowledged; false where the browser refuses. */
  keep?: (value: Value) => boolean;
  /** Forgets what was kept, once it is acknowledged or given up. */
  forget?: (value: Value) => void;
}

const open = new Set<Pick<Saver<never>, 'id' | 'mayStillSave' | 'flush' | 'abandon'>>();

/** Whether what waits of `id` may be saved from here: this page has it open, and the server has not refused it. */
export const mayStillSave = (id: string) => [...open].some((saver) => saver.id === id && saver.mayStillSave());

/** Sends what any saver still waits with; for the moment before the student signs out. */
export async function flushSavers() {
  await Promise.all([...open].map((saver) => saver.flush()));
}

/** Gives up what any saver still waits with or sends, so that nothing of it is kept any more; for a student who signs out. */
export function abandonSavers() {
  for (const saver of open) saver.abandon();
}

/**
 * Saves what a student changes, once for the whole app: it waits for a pause, never has two requests under way,
 * ends on the newest value, tries again after failures and when the network is back, and sends at once when the
 * page is hidden or left. What is not yet acknowledged is kept in the browser.
 */
export class Saver<Value> {
  readonly id: string;
  readonly #options: SaverOptions<Value>;
  /** The newest value that the server has not acknowledged. */
  #waiting: { value: Value } | null = null;
  #underWay: Promise<void> | null = null;
  /** Ends the request that is under way. */
  #patience: AbortController | null = null;
  #failures = 0;
  /** How many saves in a row were given up waiting for. */
  #unanswered = 0;
  /** Whether the browser keeps the waiting value. */
  #kept = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Why the waiting value was refused; it is not sent again before the next change or a `retry`. */
  #refused: Problem | null = null;
  readonly #leave = () => void this.#send({ keepalive: true });
  readonly #online = () => void this.#send({});
  /** A hidden page may be ended without a word, as phones do. */
  readonly #hide = () => {
    if (document.visibilityState === 'hidden') void this.#send({});
  };
  /** The browser asks before a page is left whose words have not come through, though they are kept. */
  readonly #unload = (event: Event) => {
    if (this.#waiting && (this.#failures > 0 || this.#refused !== null || !this.#kept)) event.preventDefault();
  };

  constructor(options: SaverOptions<Value>) {
    this.id = options.id;
    this.#options = options;
    this.open();
  }

  /** Listens to the window again after a `close`. */
  open() {
    this.#closed = false;
    addEventListener('pagehide', this.#leave);
    addEventListener('online', this.#online);
    addEventListener('visibilitychange', this.#hide);
    addEventListener('beforeunload', this.#unload);
    open.add(this);
  }

  /** Notes a change; it is sent `delay` ms after the last one, or where that is null with the next `flush`. */
  change(value: Value, delay: number | null) {
    this.#waiting = { value };
    this.#refused = null;
    this.#failures = 0;
    this.#keep(value);
    clearTimeout(this.#timer);
    if (delay === null) return;
    this.#options.onState('saving');
    this.#sendIn(delay);
  }

  /** Sends what waits now. Resolves when nothing is under way; true where everything is acknowledged. */
  async flush() {
    await this.#send({});
    return this.#waiting === null;
  }

  /**
   * Sends what was refused once more, because what was in the way of it is gone; or what was written since, if it waits
   * instead. Answers why it was refused again, or null where it was not.
   */
  async retry(): Promise<Problem | null> {
    // A request under way was sent while that was still in the way.
    await this.settled();
    this.#refused = null;
    await this.flush();
    return this.#refused;
  }

  /** Whether something waits and was not refused. */
  mayStillSave() {
    return this.#waiting !== null && this.#refused === null;
  }

  /** Gives up what waits: the student chose another text. */
  drop() {
    clearTimeout(this.#timer);
    if (this.#waiting) this.#options.forget?.(this.#waiting.value);
    this.#waiting = null;
  }

  /** Gives up what waits and what is under way, whose answer is not waited for. */
  abandon() {
    this.drop();
    this.#patience?.abort();
  }

  /** Resolves when nothing is under way. */
  async settled() {
    while (this.#underWay) await this.#underWay;
  }

  /** Sends what waits, and listens no more. */
  close() {
    this.#closed = true;
    void this.#send({});
    removeEventListener('pagehide', this.#leave);
    removeEventListener('online', this.#online);
    removeEventListener('visibilitychange', this.#hide);
    removeEventListener('beforeunload', this.#unload);
    open.delete(this);
  }

  #keep(value: Value) {
    this.#kept = this.#options.keep?.(value) ?? true;
  }

  #sendIn(delay: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send({}), delay);
  }

  async #send({ keepalive = false }) {
    clearTimeout(this.#timer);
    // A request under way may be of an older value: the newest goes after it, unless the page is being left.
    while (this.#underWay && !keepalive) await this.#underWay;
    const sending = this.#waiting;
    if (!sending || this.#refused) return;
    const request = this.#request(sending, keepalive);
    this.#underWay = request;
    await request;
    if (this.#underWay === request) this.#underWay = null;
  }

  async #request(sending: { value: Value }, keepalive: boolean) {
    const { save, onState, forget } = this.#options;
    const patience = (this.#patience = new AbortController());
    const timer = setTimeout(() => patience.abort(), PATIENCE * 2 ** this.#unanswered);
    onState('saving');
    try {
      await save(sending.value, { keepalive, signal: patience.signal });
      this.#failures = this.#unanswered = 0;
      // What waits now is kept anew: it stands on what was just saved.
      if (this.#waiting && this.#waiting !== sending) return this.#keep(this.#waiting.value);
      this.#waiting = null;
      forget?.(sending.value);
      onState('saved');
    } catch (error) {
      console.warn('A save failed.', error);
      if (patience.signal.aborted) this.#unanswered++;
      // The newest value is on its way already, or was given up.
      if (this.#waiting !== sending) return;
      const problem = error instanceof Problem ? error : new Problem(0, '');
      if (!this.#kept) onState('unkept');
      else onState(problem.status === 0 ? 'offline' : 'failed');
      this.#afterFailure(problem, sending.value);
    } finally {
      clearTimeout(timer);
    }
  }

  #afterFailure(problem: Problem, value: Value) {
    if (!mayPass(problem)) {
      this.#refused = problem;
      return this.#options.onRefused?.(problem, value);
    }
    // Closed, it tries no more: what it could not send is kept in the browser for the next one.
    if (this.#closed) return;
    const wait = (problem.retryAfter ?? 0) * 1_000 || RETRIES[Math.min(this.#failures, RETRIES.length - 1)]!;
    this.#failures++;
    this.#sendIn(wait);
  }
}
