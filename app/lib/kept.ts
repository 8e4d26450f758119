import type { WritingStatus } from '#contract/essays.ts';

/** What a student wrote and the server has not acknowledged, as it is kept in the browser. */
export interface KeptEssay {
  text: string;
  status: WritingStatus;
  /** The revision that the text was written on. */
  baseRevision: number;
}

/**
 * Kept apart by student, so that a shared computer never gives one's words to another, and by page, so that two tabs
 * on one essay never forget each other's.
 */
const prefixOf = (studentId: string, essayId: string) => `laurel.unsaved.${studentId}.${essayId}.`;
const pageId = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** Held as long as this page lives: by it other pages know that what it keeps is still being written. */
const lockOf = (id: string) => `laurel.page.${id}`;
void navigator.locks?.request(lockOf(pageId), () => new Promise(() => {}));

/** How long a page that has just been left may take to let go of its lock, in ms. */
const LEAVING = 300;

export function keepEssay(studentId: string, essayId: string, kept: KeptEssay) {
  try {
    localStorage.setItem(prefixOf(studentId, essayId) + pageId, JSON.stringify({ ...kept, keptAt: Date.now() }));
  } catch {
    console.warn('This browser keeps no unsaved text: its storage is full or closed.');
  }
}

/** Forgets what this page keeps, if it is still that text. */
export function forgetEssay(studentId: string, essayId: string, text: string) {
  const key = prefixOf(studentId, essayId) + pageId;
  if (parse(localStorage.getItem(key))?.text === text) localStorage.removeItem(key);
}

const taking = new Map<string, Promise<KeptEssay | null>>();

/** Takes over what a page that is gone could not save; what a page still open is writing stays that page's. */
export function takeKeptEssay(studentId: string, essayId: string): Promise<KeptEssay | null> {
  const prefix = prefixOf(studentId, essayId);
  // Asked twice at once, as when a page is drawn anew, both get the same.
  const under = taking.get(prefix) ?? take(studentId, essayId).finally(() => taking.delete(prefix));
  taking.set(prefix, under);
  return under;
}

async function take(studentId: string, essayId: string) {
  const prefix = prefixOf(studentId, essayId);
  const entries = Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, kept: parse(localStorage.getItem(key)) }))
    .toSorted((a, b) => (b.kept?.keptAt ?? 0) - (a.kept?.keptAt ?? 0));
  for (const { key, kept } of entries) {
    if (!kept || (await isOpen(key.slice(prefix.length)))) continue;
    localStorage.removeItem(key);
    keepEssay(studentId, essayId, kept);
    return kept;
  }
  return null;
}

async function isOpen(id: string) {
  if (!navigator.locks || id === pageId) return false;
  try {
    await navigator.locks.request(lockOf(id), { signal: AbortSignal.timeout(LEAVING) }, () => {});
    return false;
  } catch {
    return true;
  }
}

function parse(stored: string | null): (KeptEssay & { keptAt?: number }) | null {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<KeptEssay> | null;
    return typeof kept?.text === 'string' && typeof kept.baseRevision === 'number' ? (kept as KeptEssay) : null;
  } catch {
    return null;
  }
}
