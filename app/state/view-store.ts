import { afterPaint } from '#app/lib/after-paint.ts';
import { differing } from './document.ts';

/** What is shown of something that changes outside of React, for `useSyncExternalStore`. */
export class ViewStore<View extends object> {
  readonly #listeners = new Set<() => void>();
  #view: View;
  #cancelPaint: (() => void) | null = null;

  constructor(view: View) {
    this.#view = view;
  }

  /** Another object after every change. */
  readonly view = () => this.#view;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Changes parts of the view. Where `tellAfterPaint` was called, that is told after the paint too. */
  set(part: Partial<View>) {
    const view = { ...this.#view, ...part };
    if (differing(Object.keys(part) as (keyof View)[], this.#view, view).length === 0) return;
    this.#view = view;
    if (!this.#cancelPaint) this.tell();
  }

  tell() {
    for (const listener of this.#listeners) listener();
  }

  tellAfterPaint() {
    this.#cancelPaint ??= afterPaint(() => {
      this.#cancelPaint = null;
      this.tell();
    });
  }

  /** Ends the waiting for a paint. */
  close() {
    this.#cancelPaint?.();
    this.#cancelPaint = null;
  }
}
