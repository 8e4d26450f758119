/** How the key of everything begins that a student wrote and that is not saved. */
export const unsavedPrefix = (studentId: string) => `laurel.unsaved.${studentId}.`;

/** What the browser's storage did not take, newer than what it may hold by the same key. */
const unstored = new Map<string, string>();

let refused = false;
const listeners = new Set<() => void>();

function note(now: boolean) {
  if (now === refused) return;
  refused = now;
  for (const listener of listeners) listener();
}

/** The browser's storage of unsaved texts; one that it refuses is held as long as the page lives. */
export const keptTexts = {
  keys: () => [...new Set([...Object.keys(localStorage), ...unstored.keys()])],
  get: (key: string) => unstored.get(key) ?? localStorage.getItem(key),
  /** False where the storage is full or closed. */
  set: (key: string, text: string) => {
    try {
      localStorage.setItem(key, text);
      unstored.delete(key);
      note(false);
      return true;
    } catch {
      console.warn('This browser keeps no unsaved text: its storage is full or closed.');
      unstored.set(key, text);
      note(true);
      return false;
    }
  },
  remove: (key: string) => {
    unstored.delete(key);
    localStorage.removeItem(key);
  },
  /** Removes every entry whose key `isOne` accepts. */
  forget: (isOne: (key: string) => boolean) => {
    for (const key of keptTexts.keys()) if (isOne(key)) keptTexts.remove(key);
  },
  /** Whether the storage refused the last text that it was given. */
  refused: () => refused,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
