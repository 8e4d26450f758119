import type { SaveState } from '@laurel/ui';
import { Problem } from '#contract/problem.ts';
import { mayPass } from './was-refused.ts';

/** How long it waits after each failure in a row before it tries again, in ms; the last one repeats. */
const RETRIES = [2_000, 5_000, 15_000, 30_000];

/**
 * How long a save may go without an answer before it is tried again, in ms: one that hangs must not hold up all later ones.
 * Doubled each time, because a long text on a slow line takes as long as it takes.
 */
const PATIENCE = 15_000;

/** How a save is sent: whether the request has to outlive the page, and the signal that ends it. */
export interface SaveOptions {
  keepalive: boolean;
  signal: AbortSignal;
}

interface SaverOptions<Value> {
  /** Names what it saves among all unsaved writing; see `writingIds`. */
  id: string;
  /** Sends one value; throws a Problem where it was not taken. */
  save: (value: Value, options: SaveOptions) => Promise<void>;
  onState: (state: SaveState) => void;
  /** Receives why the server refused a value. It is not sent again before the next `change` or `retry`. */
  onRefused?: (problem: Problem, value: Value) => void;
  /** Stores in the browser what the server has not acknowledged; false where the browser refuses. */
  store?: (value: Value) => boolean;
  /** Removes that from the browser, once it is acknowledged or given up. */
  forget?: (value: Value) => void;
}

const open = new Set<Pick<Saver<never>, 'id' | 'mayStillSave' | 'flush' | 'abandon'>>();

/** Whether what waits of `id` can be saved here: a saver of this page holds it, and the server has not refused it. */
export const mayStillSave = (id: string) => [...open].some((saver) => saver.id === id && saver.mayStillSave());

/** Sends what waits in any saver. It is called before the student signs out. */
export async function flushSavers() {
  await Promise.all([...open].map((saver) => saver.flush()));
}

/** Gives up what waits in any saver or is being sent, and removes it from the browser. It is called when the student signs out. */
export function abandonSavers() {
  for (const saver of open) saver.abandon();
}

/**
 * Saves what a student changes. It waits for a pause, never has two requests under way, ends on the newest value,
 * tries again after failures and when the network is back, and sends at once when the page is hidden or left. What the
 * server has not acknowledged is stored in the browser.
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
  /** How many saves in a row had no answer in time. */
  #timeouts = 0;
  /** Whether the browser has stored the waiting value. */
  #isStored = true;
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
  /** Has the browser ask before the page is left, where a save failed or the browser stores nothing. */
  readonly #unload = (event: Event) => {
    if (this.#waiting && (this.#failures > 0 || this.#refused !== null || !this.#isStored)) event.preventDefault();
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

  /** Takes a new value. It is sent `delay` ms after the last change, or where that is null with the next `flush`. */
  change(value: Value, delay: number | null) {
    this.#waiting = { value };
    this.#refused = null;
    this.#failures = 0;
    this.#store(value);
    clearTimeout(this.#timer);
    if (delay === null) return;
    this.#options.onState('saving');
    this.#sendIn(delay);
  }

  /** Sends what waits now. Resolves when nothing is under way; true where everything is acknowledged. */
  async flush() {
    await this.#send({});
    return this.isIdle();
  }

  /** Sends the waiting value although it was refused. Resolves with the new refusal, or null where there is none. */
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

  /** Whether everything is acknowledged. */
  isIdle() {
    return this.#waiting === null;
  }

  /** Gives up what waits. */
  drop() {
    clearTimeout(this.#timer);
    if (this.#waiting) this.#options.forget?.(this.#waiting.value);
    this.#waiting = null;
  }

  /** Gives up what waits, and ends the request under way. */
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

  #store(value: Value) {
    this.#isStored = this.#options.store?.(value) ?? true;
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
    const timer = setTimeout(() => patience.abort(), PATIENCE * 2 ** this.#timeouts);
    onState('saving');
    try {
      await save(sending.value, { keepalive, signal: patience.signal });
      this.#failures = this.#timeouts = 0;
      // What waits is stored anew, because it is based on what was just saved.
      if (this.#waiting && this.#waiting !== sending) return this.#store(this.#waiting.value);
      this.#waiting = null;
      forget?.(sending.value);
      onState('saved');
    } catch (error) {
      console.warn('A save failed.', error);
      if (patience.signal.aborted) this.#timeouts++;
      // The newest value is being sent already, or was given up.
      if (this.#waiting !== sending) return;
      const problem = error instanceof Problem ? error : new Problem(0, '');
      if (!this.#isStored) onState('unkept');
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
    // What a closed saver could not send stays in the browser for the next one.
    if (this.#closed) return;
    const wait = (problem.retryAfter ?? 0) * 1_000 || RETRIES[Math.min(this.#failures, RETRIES.length - 1)]!;
    this.#failures++;
    this.#sendIn(wait);
  }
}
