import type { Problem } from '#contract/problem.ts';
import { type SaveOptions, Saver } from '#app/lib/saver.ts';
import { pick } from '#app/lib/pick.ts';
import { hasStatus, throwUnlessRefused, wasRefused } from '#app/lib/was-refused.ts';
import { differing, type Saved, type SessionOptions, type View } from './document.ts';
import { ViewStore } from './view-store.ts';

/** A request that outlives its page may carry 64 KiB; a character takes up to three bytes. */
const KEEPALIVE_LENGTH = 20_000;

/**
 * A document while it is written, and its saving: an essay or notes. It knows the revision that the page writes on, which
 * texts may have been saved without an answer, and whether another device stored a text in between.
 * docs/decisions/document-session.md tells why it is made like this.
 */
export class DocumentSession<W extends { text: string }, D extends W & { revision: number }> {
  readonly #options: SessionOptions<W, D>;
  readonly #shown: ViewStore<View<D>>;
  #saver: Saver<W> | null = null;
  #newest: W;
  /** What the server has of the parts that a student can change. */
  #stored: W;
  /** The revision that the newest text is written on. */
  #base: number;
  /** Texts that were sent on `#base` and not answered, the oldest first: the server may have taken one of them. */
  readonly #unanswered: Set<string>;
  /** Whether the last save asked about the unanswered texts first. */
  #isSettled = true;
  #keepReplaced: boolean;

  constructor(options: SessionOptions<W, D>) {
    const { parts, read, unsaved, saveState } = options;
    this.#options = options;
    this.#stored = read;
    this.#newest = pick(parts, { ...read, ...unsaved });
    this.#shown = new ViewStore({ stored: read, saveState, refusal: null, conflict: null });
    // A text that equals the stored one was written after those that were sent, so it still has to replace them.
    const isUnsavedText = unsaved !== null && (unsaved.text !== read.text || (unsaved.sent ?? []).length > 0);
    this.#base = (isUnsavedText ? unsaved.baseRevision : undefined) ?? read.revision;
    this.#unanswered = new Set(isUnsavedText ? [...(unsaved.sent ?? []), unsaved.text] : []);
    this.#keepReplaced = unsaved?.keepReplaced ?? false;
  }

  readonly view = () => this.#shown.view();

  /** What is written at this moment. */
  readonly newest = () => this.#newest;

  /** Calls back after every change of `view` and `newest`; what is typed by `type` is told after the next paint. */
  readonly subscribe = (listener: () => void) => this.#shown.subscribe(listener);

  /** Begins to save, also once more. Returns a function that ends it, which sends what waits and resolves when nothing is under way. */
  open() {
    const saver = (this.#saver ??= this.#makeSaver());
    saver.open();
    return () => {
      this.#shown.close();
      saver.close();
      return saver.settled();
    };
  }

  #makeSaver() {
    const { store, unsaved } = this.#options;
    const saver = new Saver<W>({
      id: store.id,
      save: (_, options) => this.#save(options),
      store: () =>
        store.store({
          ...this.#changes(),
          text: this.#newest.text,
          baseRevision: this.#base,
          keepReplaced: this.#keepReplaced,
          sent: [...this.#unanswered].filter((text) => text !== this.#newest.text),
        }),
      forget: ({ text }) => store.forget(text),
      onState: (saveState) => this.#shown.set({ saveState }),
      onRefused: (problem) => this.#noteRefusal(problem),
    });
    if (this.#isUnsaved()) saver.change(this.#newest, 0);
    else if (unsaved) store.forget(unsaved.text);
    return saver;
  }

  /** Changes what is written; it is sent after `delay` ms, or where that is null by `saveNow`. */
  change(part: Partial<W>, delay: number | null) {
    this.#show({ ...this.#newest, ...part });
    if (delay === null) this.#shown.set({ saveState: null });
    this.#saver?.change(this.#newest, delay);
  }

  /** Does the same for a text that its box shows by itself, so that a key does not wait for the rest of the page. */
  type(text: string, delay: number) {
    this.#newest = { ...this.#newest, text };
    this.#shown.tellAfterPaint();
    this.#saver?.change(this.#newest, delay);
  }

  /** Puts a text from elsewhere in the place of what is written, and saves it at once. The stored text becomes a version. */
  replaceText(text: string) {
    this.#keepReplaced = true;
    this.change({ text } as Partial<W>, 0);
  }

  /** Sends what waits, and resolves when nothing is under way: with `saved`, or with what is in the way of it. */
  async saveNow() {
    const isSaved = await this.#saver?.flush();
    return this.view().conflict ? 'conflict' : isSaved ? 'saved' : 'unsaved';
  }

  /** Saves what was refused once more. Resolves with the new refusal, or null where there is none. */
  async retry() {
    const refusal = (await this.#saver?.retry()) ?? null;
    if (!refusal) this.#shown.set({ refusal: null });
    return refusal;
  }

  /** Stops saying why a text was refused, because it is another one by now. A deletion is still said. */
  dismissRefusal() {
    if (this.view().refusal?.status !== 404) this.#shown.set({ refusal: null });
  }

  /** Ends a conflict with the text of this page, or with the stored one. The other parts stay as this page has them. */
  resolve(choice: 'mine' | 'theirs') {
    const { conflict } = this.view();
    if (!conflict) return;
    this.#accept(conflict);
    this.#shown.set({ conflict: null });
    if (choice === 'mine') return this.replaceText(this.#newest.text);
    this.#keepReplaced = false;
    this.#saver?.drop();
    this.#show({ ...this.#newest, text: conflict.text });
    if (this.#isUnsaved()) this.#saver?.change(this.#newest, 0);
    else this.#shown.set({ saveState: 'saved' });
  }

  /** Takes over the document as it was read anew, unless something is written on the old one: that is saved first. */
  takeNewer(read: D) {
    const isWritten = this.#isUnsaved() || this.#saver?.mayStillSave() || this.view().conflict;
    if (isWritten || read === this.view().stored || read.revision < this.#base) return;
    this.#accept(read);
    this.#show(pick(this.#options.parts, read));
  }

  /** Shows what else the server has of the document, such as the grade of an essay. */
  showStored(part: Partial<D>) {
    this.#shown.set({ stored: { ...this.view().stored, ...part } });
  }

  /** Forgets what is not saved, because the document is gone. */
  giveUp() {
    this.#saver?.drop();
  }

  async #save(options: SaveOptions) {
    // The newest text stands on one of these, if the server took it. A page that is left has no time to ask.
    this.#isSettled = !options.keepalive;
    if (this.#isSettled)
      for (const text of this.#unanswered) if (text !== this.#newest.text) await this.#settle(text, options);
    const changes = this.#changes();
    if (this.#unanswered.size > 0) changes.text = this.#newest.text;
    if (Object.keys(changes).length === 0) return;
    const { refusal } = this.view();
    const { stored, failure } = await this.#send(changes, options);
    const isNewText = changes.text !== undefined;
    if (stored.text !== undefined && changes.text === this.#newest.text) this.#keepReplaced = false;
    // An answer that a later save's answer has overtaken says nothing new.
    if (stored.revision === undefined || stored.revision >= this.#base) {
      // Only the other parts were sent, and the server has them beside a text that this page has not seen.
      if (!isNewText && stored.text !== undefined && stored.text !== this.#stored.text)
        this.#shown.set({ conflict: stored as D });
      else {
        // A save of which the text failed does not end a conflict.
        if (stored.text !== undefined) this.#shown.set({ conflict: null });
        this.#accept(stored, changes);
      }
    }
    if (failure !== undefined) throw failure;
    // One that was told meanwhile is of a newer text.
    if (this.view().refusal === refusal) this.#shown.set({ refusal: null });
    // When a page is left, a save is sent beside the one under way, and asks about no unanswered text. If the page lives
    // on, the server may have taken the older one last, or may still take an unanswered text.
    const wasLeft = this.#saver?.isIdle() || !this.#isSettled;
    if (wasLeft && this.#isUnsaved()) this.#saver?.change(this.#newest, 0);
  }

  /** Sends a text once more as it was: the server takes it or finds it, and tells its revision, or it has another text. */
  async #settle(text: string, options: SaveOptions) {
    const { stored, failure } = await this.#send({ text } as Partial<W>, options);
    if (failure === undefined) this.#accept(stored);
    else throwUnlessRefused(failure);
  }

  async #send(changes: Partial<W>, { keepalive, signal }: SaveOptions): Promise<Saved<D>> {
    const { text } = changes;
    const wasSent = text !== undefined && this.#unanswered.has(text);
    if (text !== undefined) this.#unanswered.add(text);
    const origin = text !== undefined && { baseRevision: this.#base, keepReplaced: this.#keepReplaced };
    const saved = await this.#options.source
      .save({ ...changes, ...origin }, { keepalive: keepalive && (text ?? '').length < KEEPALIVE_LENGTH, signal })
      .catch((failure: unknown): Saved<D> => ({ stored: {}, failure }));
    const { stored, failure } = saved;
    // A refusal does not tell whether an earlier request with the same text was taken. A conflict does: it was not, or is replaced.
    const isAnswered = stored.text !== undefined || (wasSent ? isConflict(failure) : wasRefused(failure));
    if (text !== undefined && isAnswered) this.#unanswered.delete(text);
    return saved;
  }

  #noteRefusal(problem: Problem) {
    if (!isConflict(problem)) return this.#shown.set({ refusal: problem });
    const instead = this.#options.source.storedInstead(problem);
    const { text, revision } = instead;
    const isOwn =
      revision === this.#base || this.#unanswered.has(text) || (this.#unanswered.size > 0 && !this.#isSettled);
    if (this.#unanswered.has(text)) this.#accept(instead);
    this.#shown.set({ refusal: null, conflict: isOwn ? this.view().conflict : instead });
    // Another save of this page came in between, or may have: the text stands on that one.
    if (isOwn) this.#saver?.change(this.#newest, 0);
  }

  /** Notes what the server has after a save of `sent`, with what other tabs changed of the parts that this page did not. */
  #accept(saved: Partial<D>, sent: Partial<W> = {}) {
    const { parts, store } = this.#options;
    const taken = parts.filter(
      (part) => part !== 'text' && part in saved && !(part in sent) && this.#newest[part] === this.#stored[part],
    );
    const newest = { ...this.#newest, ...pick(taken, saved as D) };
    this.#stored = { ...this.#stored, ...saved };
    this.showStored(saved);
    if (differing(parts, this.#newest, newest).length > 0) this.#show(newest);
    if (saved.revision === undefined) return;
    // Of the texts that were sent on one revision the server takes at most one.
    if (saved.revision !== this.#base) this.#unanswered.clear();
    this.#base = saved.revision;
    store.noteRevision?.(saved.revision);
  }

  /** The parts of the newest writing that the server does not have. */
  #changes(): Partial<W> {
    return pick(differing(this.#options.parts, this.#stored, this.#newest), this.#newest);
  }

  #isUnsaved() {
    return this.#unanswered.size > 0 || Object.keys(this.#changes()).length > 0;
  }

  #show(newest: W) {
    this.#newest = newest;
    this.#shown.tell();
  }
}

const isConflict = (failure: unknown) => hasStatus(failure, 409);
