interface Row {
  id: string;
}

/** The changed fields of rows, by the id of the row. */
export type Parts<R extends Row> = Readonly<Record<string, Partial<R>>>;

/**
 * Edits that the server has not taken yet. They are laid over the rows that it answered, so that an edit shows at
 * once, a refused one is gone again, and several of one row do not disturb each other. Requests about one row are sent one
 * after another, so that the server stores what was chosen last.
 */
export class Edits<R extends Row> {
  #waiting: readonly Parts<R>[] = [];
  /** The last request about each row, by id. */
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<() => void>();

  /** Shows an edit, sends it after the earlier ones of its rows, and forgets it once it is answered. Throws what `send` throws. */
  async apply<Answer>(parts: Parts<R>, send: () => Promise<Answer>) {
    this.#set([...this.#waiting, parts]);
    const ids = Object.keys(parts);
    const request = Promise.allSettled(ids.map((id) => this.#last.get(id))).then(send);
    for (const id of ids) this.#last.set(id, request);
    try {
      return await request;
    } finally {
      for (const id of ids) if (this.#last.get(id) === request) this.#last.delete(id);
      this.#set(this.#waiting.filter((other) => other !== parts));
    }
  }

  /** The edits that are not answered yet, oldest first; another array after every change. */
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
