import type { SaveState } from '@laurel/ui';
import { Problem } from '#contract/problem.ts';
import { mayPass } from './may-pass.ts';

/** Waits between tries after a failure, in ms; the last one repeats. */
const RETRIES = [2_000, 5_000, 15_000, 30_000];

interface SaverOptions<Value> {
  /** Sends one value; throws a Problem where it was not taken. */
  save: (value: Value, options: { keepalive: boolean }) => Promise<void>;
  /** Told whenever the state changes. */
  onState: (state: SaveState) => void;
  /** Told why a value was not taken: a 409 carries what is stored now. Saving stops until the next change. */
  onRefused?: (problem: Problem) => void;
  /** Keeps in the browser what is not yet acknowledged. */
  keep?: (value: Value) => void;
  /** Forgets what was kept, once it is acknowledged or given up. */
  forget?: (value: Value) => void;
}

const open = new Set<{ flush: () => Promise<boolean> }>();

/** Sends what any saver still waits with; for the moment before the student signs out. */
export async function flushSavers() {
  await Promise.all([...open].map((saver) => saver.flush()));
}

/**
 * Saves what a student changes, once for the whole app: it waits for a pause, never has two requests under way,
 * ends on the newest value, tries again after failures and when the network is back, and sends at once when the
 * page is left. What is not yet acknowledged is kept in the browser.
 */
export class Saver<Value> {
  readonly #options: SaverOptions<Value>;
  /** The newest value that the server has not acknowledged. */
  #waiting: { value: Value } | null = null;
  #underWay: Promise<void> | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** The waiting value was refused; it is not sent again before the next change. */
  #refused = false;
  readonly #leave = () => void this.#send({ keepalive: true });
  readonly #online = () => void this.#send({});
  /** The browser asks before a page is left whose words have not come through, though they are kept. */
  readonly #unload = (event: Event) => {
    if (this.#waiting && (this.#failures > 0 || this.#refused)) event.preventDefault();
  };

  constructor(options: SaverOptions<Value>) {
    this.#options = options;
    addEventListener('pagehide', this.#leave);
    addEventListener('online', this.#online);
    addEventListener('beforeunload', this.#unload);
    open.add(this);
  }

  /** Notes a change; it is sent `delay` ms after the last one, or where that is null with the next `flush`. */
  change(value: Value, delay: number | null) {
    this.#waiting = { value };
    this.#refused = false;
    this.#failures = 0;
    this.#options.keep?.(value);
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

  /** Gives up what waits: the student chose another text. */
  drop() {
    clearTimeout(this.#timer);
    if (this.#waiting) this.#options.forget?.(this.#waiting.value);
    this.#waiting = null;
  }

  /** Sends what waits, and listens no more. */
  close() {
    this.#closed = true;
    void this.#send({});
    removeEventListener('pagehide', this.#leave);
    removeEventListener('online', this.#online);
    removeEventListener('beforeunload', this.#unload);
    open.delete(this);
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
    const { save, onState, keep, forget } = this.#options;
    onState('saving');
    try {
      await save(sending.value, { keepalive });
      this.#failures = 0;
      if (this.#waiting && this.#waiting !== sending) {
        // What waits now is kept anew: it stands on what was just saved.
        keep?.(this.#waiting.value);
        return;
      }
      this.#waiting = null;
      forget?.(sending.value);
      onState('saved');
    } catch (error) {
      console.warn('A save failed.', error);
      // The newest value is on its way already, or was given up.
      if (this.#waiting !== sending) return;
      const problem = error instanceof Problem ? error : new Problem(0, '');
      onState(problem.status === 0 ? 'offline' : 'failed');
      this.#afterFailure(problem);
    }
  }

  #afterFailure(problem: Problem) {
    if (!mayPass(problem)) {
      this.#refused = true;
      return this.#options.onRefused?.(problem);
    }
    // Closed, it tries no more: what it could not send is kept in the browser for the next one.
    if (this.#closed) return;
    const wait = (problem.retryAfter ?? 0) * 1_000 || RETRIES[Math.min(this.#failures, RETRIES.length - 1)]!;
    this.#failures++;
    this.#sendIn(wait);
  }
}
