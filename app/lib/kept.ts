import type { WritingStatus } from '#contract/essays.ts';
import { keptTexts, unsavedPrefix } from './kept-texts.ts';

/** What a student wrote and the server has not acknowledged, as it is kept in the browser. */
export interface KeptWriting {
  text: string;
  /** Of an essay: what goes with its text, and the revision that the text was written on. */
  status?: WritingStatus;
  title?: string;
  prompt?: string;
  wordLimit?: number | null;
  baseRevision?: number;
  /** Earlier texts that were sent and not answered: the server may have taken one of them. */
  sent?: readonly string[];
  /** Whether the text comes from elsewhere, so that what it replaces becomes a version. */
  keepReplaced?: boolean;
}

/**
 * Kept apart by student, so that a shared computer never gives one's words to another, and by page, so that two tabs
 * on one essay never forget each other's. `id` is one of `keptIds`.
 */
const prefixOf = (studentId: string, id: string) => `${unsavedPrefix(studentId)}${id}.`;
const pageId = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** Held as long as this page lives: by it other pages know that what it keeps is still being written. */
const lockOf = (page: string) => `laurel.page.${page}`;
void navigator.locks?.request(lockOf(pageId), () => new Promise(() => {}));

/** How long a page that has just been left may take to let go of its lock, in ms. */
const LEAVING = 1_000;

/** Keeps a text in place of the one that this page kept before; false where that is only as long as the page lives. */
export function keepWriting(studentId: string, id: string, kept: KeptWriting) {
  return keptTexts.set(prefixOf(studentId, id) + pageId, JSON.stringify({ ...kept, keptAt: Date.now() }));
}

/** Forgets what this page keeps, if it is still that text. */
export function forgetWriting(studentId: string, id: string, text: string) {
  const key = prefixOf(studentId, id) + pageId;
  if (parse(keptTexts.get(key))?.text === text) keptTexts.remove(key);
}

const taking = new Map<string, Promise<KeptWriting | null>>();

/** Takes over what a page that is gone could not save; what a page still open is writing stays that page's. */
export function takeKeptWriting(studentId: string, id: string): Promise<KeptWriting | null> {
  const prefix = prefixOf(studentId, id);
  // Asked twice at once, as when a page is drawn anew, both get the same.
  const under = taking.get(prefix) ?? take(studentId, id).finally(() => taking.delete(prefix));
  taking.set(prefix, under);
  return under;
}

const keysOf = (prefix: string) => keptTexts.keys().filter((key) => key.startsWith(prefix));

/** Whether any page keeps something of it. */
export const isKept = (studentId: string, id: string) => keysOf(prefixOf(studentId, id)).length > 0;

/** All that pages keep of a student's: of each thing what was written last, and whether this page is writing it. */
export function listKept(studentId: string) {
  const newest = new Map<string, { id: string; text: string; keptAt: number; isWrittenHere: boolean }>();
  for (const key of keysOf(unsavedPrefix(studentId))) {
    const [, id, page] = /^(.*)\.([^.]*)$/.exec(key.slice(unsavedPrefix(studentId).length)) ?? [];
    const kept = parse(keptTexts.get(key));
    if (id === undefined || !kept) continue;
    const { text, keptAt = 0 } = kept;
    if (keptAt >= (newest.get(id)?.keptAt ?? 0)) newest.set(id, { id, text, keptAt, isWrittenHere: page === pageId });
  }
  return [...newest.values()];
}

const forgetting = new Set<(studentId: string, id: string) => void>();

/** Calls back whenever all that was kept of something is forgotten, so that its form can be empty again; answers what ends that. */
export function onForgotten(listener: (studentId: string, id: string) => void) {
  forgetting.add(listener);
  return () => void forgetting.delete(listener);
}

/** Removes every copy of `id` that this browser keeps, and empties its open form. Call it once the server has stored it. */
export function forgetKept(studentId: string, id: string) {
  for (const key of keysOf(prefixOf(studentId, id))) keptTexts.remove(key);
  for (const listener of forgetting) listener(studentId, id);
}

async function take(studentId: string, id: string) {
  const prefix = prefixOf(studentId, id);
  const entries = keysOf(prefix)
    .map((key) => ({ key, kept: parse(keptTexts.get(key)) }))
    .toSorted((a, b) => (b.kept?.keptAt ?? 0) - (a.kept?.keptAt ?? 0));
  for (const { key, kept } of entries) {
    if (!kept || (await isOpen(key.slice(prefix.length)))) continue;
    keptTexts.remove(key);
    keepWriting(studentId, id, kept);
    return kept;
  }
  return null;
}

async function isOpen(page: string) {
  if (!navigator.locks || page === pageId) return false;
  try {
    await navigator.locks.request(lockOf(page), { signal: AbortSignal.timeout(LEAVING) }, () => {});
    return false;
  } catch {
    return true;
  }
}

function parse(stored: string | null): (KeptWriting & { keptAt?: number }) | null {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<KeptWriting> | null;
    return typeof kept?.text === 'string' ? (kept as KeptWriting) : null;
  } catch {
    return null;
  }
}
