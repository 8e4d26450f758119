interface Row {
  id: string;
}

/** What is changed of which rows, by id. */
export type Parts<R extends Row> = Readonly<Record<string, Partial<R>>>;

/**
 * Edits that the server has not taken yet. They are laid over the rows that it answered, so that an edit shows at
 * once, a refused one is gone again, and several of one row do not disturb each other. Requests about one row go one
 * after another: the server ends on what was chosen last.
 */
export class Edits<R extends Row> {
  #waiting: readonly Parts<R>[] = [];
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<() => void>();

  /** Shows an edit, sends it in its turn, and forgets it once it is answered; throws what `send` throws. */
  async apply<Answer>(parts: Parts<R>, send: () => Promise<Answer>) {
    this.#set([...this.#waiting, parts]);
    const ids = Object.keys(parts);
    const turn = Promise.allSettled(ids.map((id) => this.#turns.get(id))).then(send);
    for (const id of ids) this.#turns.set(id, turn);
    try {
      return await turn;
    } finally {
      for (const id of ids) if (this.#turns.get(id) === turn) this.#turns.delete(id);
      this.#set(this.#waiting.filter((other) => other !== parts));
    }
  }

  /** The edits of the moment, oldest first; another array after every change. */
  readonly waiting = () => this.#waiting;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(waiting: readonly Parts<R>[]) {
    this.#waiting = waiting;
    for (const listener of this.#listeners) listener();
  }
}

/** A row as it looks with the edits that wait. */
export function edited<R extends Row>(row: R, waiting: readonly Parts<R>[]): R {
  return waiting.reduce((seen, parts) => (parts[row.id] ? { ...seen, ...parts[row.id] } : seen), row);
}
