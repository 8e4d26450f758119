import type { Supplemental } from '#contract/supplementals.ts';
import { device, tab } from './areas.ts';
import { keys } from './keys.ts';

/** What a save says of its text: the revision it was written on, and whether the text that it replaces becomes a version. */
export interface TextOrigin {
  baseRevision?: number;
  keepReplaced?: boolean;
}

/** What a student typed and the server has not acknowledged. */
export type Unsaved<W> = Partial<W> &
  TextOrigin & {
    text: string;
    /** Earlier texts that were sent and not answered: the server may have taken one of them. */
    sent?: readonly string[];
  };

/** The same of any text; of an essay with what goes with it. */
export type UnsavedWriting = Unsaved<Pick<Supplemental, 'title' | 'status' | 'prompt' | 'wordLimit' | 'kind'>>;

/** An entry as the browser stores it. `keptAt` is when, in ms since 1970. */
type Entry = UnsavedWriting & { keptAt?: number };

/**
 * Part of each key, so that two tabs on one essay never remove each other's words. The student is part of it too, so that a shared
 * computer never gives one student's words to another.
 */
const pageId = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** This page holds the lock as long as it is open. So other pages know that its words are still being written. */
const lockOf = (page: string) => `laurel.page.${page}`;
void navigator.locks?.request(lockOf(pageId), () => new Promise(() => {}));

/** How long a page that has just been left may take to release its lock, in ms. */
const LEAVING = 1_000;

/** Entries that the browser refused to store. They are newer than what it may hold under the same key, and last as long as the page. */
const inMemory = new Map<string, string>();
let refused = false;
const refusalListeners = new Set<() => void>();

/** Whether the browser refused to store the last text that it was given; as `useSyncExternalStore` takes it. */
export const storageRefusal = {
  get: () => refused,
  subscribe: (listener: () => void) => {
    refusalListeners.add(listener);
    return () => void refusalListeners.delete(listener);
  },
};

const allKeys = () => [...new Set([...device.keys(), ...inMemory.keys()])];
const keysUnder = (prefix: string) => allKeys().filter((key) => key.startsWith(prefix));

function remove(key: string) {
  inMemory.delete(key);
  device.removeItem(key);
}

/**
 * Stores a text in place of the one that this page stored before. Answers false where the browser refuses: then it is there only as
 * long as the page. `id` is one of `writingIds`.
 */
export function storeUnsaved(studentId: string, id: string, writing: UnsavedWriting) {
  const key = keys.unsaved(studentId, id, pageId);
  const entry = JSON.stringify({ ...writing, keptAt: Date.now() } satisfies Entry);
  const isStored = device.setItem(key, entry);
  if (isStored) inMemory.delete(key);
  else inMemory.set(key, entry);
  if (refused === isStored) {
    refused = !isStored;
    for (const listener of refusalListeners) listener();
  }
  return isStored;
}

/** Removes what this page has stored, if it is still that text. */
export function forgetUnsaved(studentId: string, id: string, text: string) {
  const key = keys.unsaved(studentId, id, pageId);
  if (read(key)?.text === text) remove(key);
}

const taking = new Map<string, Promise<UnsavedWriting | null>>();

/** Takes over what a page that is gone could not save. What an open page is writing stays that page's. */
export function takeUnsaved(studentId: string, id: string): Promise<UnsavedWriting | null> {
  const prefix = keys.unsaved(studentId, id, '');
  // Two callers at once, as when a page is drawn anew, get the same text.
  const underWay = taking.get(prefix) ?? take(studentId, id, prefix).finally(() => taking.delete(prefix));
  taking.set(prefix, underWay);
  return underWay;
}

async function take(studentId: string, id: string, prefix: string) {
  const entries = keysUnder(prefix)
    .map((key) => ({ key, entry: read(key) }))
    .toSorted((a, b) => (b.entry?.keptAt ?? 0) - (a.entry?.keptAt ?? 0));
  for (const { key, entry } of entries) {
    if (!entry || (await isOpen(key.slice(prefix.length)))) continue;
    remove(key);
    storeUnsaved(studentId, id, entry);
    return entry;
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

/** Stores what is typed into a form. `id` and the answer are those of `storeUnsaved`. */
export function storeFields(studentId: string, id: string, fields: object) {
  return storeUnsaved(studentId, id, { text: JSON.stringify(fields) });
}

export function forgetFields(studentId: string, id: string, fields: object) {
  forgetUnsaved(studentId, id, JSON.stringify(fields));
}

/** Takes over what an earlier page could not save of a form, as `takeUnsaved` does. Fields that it did not have are those of `empty`. */
export async function takeFields<Fields extends object>(studentId: string, id: string, empty: Fields) {
  const unsaved = await takeUnsaved(studentId, id);
  if (!unsaved) return null;
  const fields = { ...empty, ...(JSON.parse(unsaved.text) as Partial<Fields>) };
  // `forgetFields` compares with the whole text.
  storeFields(studentId, id, fields);
  return fields;
}

/** Whether any page has stored unsaved writing of the student under this `id`, or without an `id` under any. */
export const hasUnsaved = (studentId: string, id?: string) =>
  keysUnder(keys.unsaved(studentId, ...(id === undefined ? [] : [id]), '')).length > 0;

/** All of a student's unsaved writing: for each `id` the newest text, and whether this page is writing it. */
export function readAllUnsaved(studentId: string) {
  const prefix = keys.unsaved(studentId, '');
  const newest = new Map<string, { id: string; text: string; keptAt: number; isWrittenHere: boolean }>();
  for (const key of keysUnder(prefix)) {
    const [, id, page] = /^(.*)\.([^.]*)$/.exec(key.slice(prefix.length)) ?? [];
    const entry = read(key);
    if (id === undefined || !entry) continue;
    const { text, keptAt = 0 } = entry;
    if (keptAt >= (newest.get(id)?.keptAt ?? 0)) newest.set(id, { id, text, keptAt, isWrittenHere: page === pageId });
  }
  return [...newest.values()];
}

const forgottenListeners = new Set<(studentId: string, id: string) => void>();

/** Calls back when every copy of a text was removed, so that its form can be empty again. Answers what ends that. */
export function onForgotten(listener: (studentId: string, id: string) => void) {
  forgottenListeners.add(listener);
  return () => void forgottenListeners.delete(listener);
}

/** Removes every copy of `id` that this browser stores, and empties its open form. Call it once the server has stored it. */
export function forgetEveryCopy(studentId: string, id: string) {
  keysUnder(keys.unsaved(studentId, id, '')).forEach(remove);
  for (const listener of forgottenListeners) listener(studentId, id);
}

/** Removes every entry whose key names the student, also those of earlier releases, whose keys are not in `keys`. */
export function forgetStudent(studentId: string) {
  const isTheirs = (key: string) => key.includes(studentId);
  allKeys().filter(isTheirs).forEach(remove);
  tab.removeWhere(isTheirs);
}

function read(key: string): Entry | null {
  try {
    const entry = JSON.parse(inMemory.get(key) ?? device.getItem(key) ?? 'null') as Partial<Entry> | null;
    return typeof entry?.text === 'string' ? (entry as Entry) : null;
  } catch {
    return null;
  }
}
