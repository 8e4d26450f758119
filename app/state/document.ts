import type { SaveState } from '@laurel/ui';
import type { Problem } from '#contract/problem.ts';
import type { SaveOptions } from '#app/lib/saver.ts';
import type { TextOrigin, Unsaved } from '#app/storage/unsaved-writing.ts';

/** Where the browser stores the unsaved writing of one document. */
export interface UnsavedStore<W> {
  /** Names the document among all unsaved writing. */
  id: string;
  /** Replaces what this page stored before; false where the browser refuses. */
  store: (unsaved: Unsaved<W>) => boolean;
  /** Removes what this page stored, if it is still this text. */
  forget: (text: string) => void;
  /** Remembers which revision this browser has seen stored. */
  noteRevision?: (revision: number) => void;
}

/** What became of a save, which may be two requests: one of them can fail alone. */
export interface Saved<D> {
  /** What the server has now, as far as it took the save. */
  stored: Partial<D>;
  /** Why the server did not take the rest. */
  failure?: unknown;
}

/** How a document is saved. */
export interface DocumentSource<W, D> {
  save: (changes: Partial<W> & TextOrigin, options: SaveOptions) => Promise<Saved<D>>;
  /** The document that the server sent with a 409. */
  storedInstead: (problem: Problem) => D;
}

/** What a session is made of. */
export interface SessionOptions<W, D> {
  source: DocumentSource<W, D>;
  store: UnsavedStore<W>;
  /** What a student can change of the document. */
  parts: readonly (keyof W)[];
  /** The document as it was read last. */
  read: D;
  /** What an earlier page could not save: it is written and saved from here on. */
  unsaved: Unsaved<W> | null;
  /** What is said of a document that nobody has touched yet. */
  saveState: SaveState | null;
}

/** What a page shows of a session; another object after every change. */
export interface View<D> {
  /** What the server has. The highlights of an essay have offsets into the text of this. */
  stored: D;
  /** Null where nothing is to be said, or where something written waits for its field to be left. */
  saveState: SaveState | null;
  /** Why the server refused the last save, unless that was a conflict: with a 404 the document was deleted. */
  refusal: Problem | null;
  /** What another device stored since the revision that this page writes on. */
  conflict: D | null;
}

/** The parts that differ between two objects. */
export function differing<T extends object>(keys: readonly (keyof T)[], a: T, b: T) {
  return keys.filter((key) => a[key] !== b[key]);
}
