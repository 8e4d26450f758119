/** One area of the browser's storage, in the shape that jotai's `atomWithStorage` takes. */
function areaOf(open: () => Storage) {
  const area = {
    /** Null where nothing is stored under the key, and where the browser has closed its storage. */
    getItem: (key: string) => {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    /** Null removes the entry. Answers false where the storage is full or closed. */
    setItem: (key: string, text: string | null) => {
      try {
        if (text === null) open().removeItem(key);
        else open().setItem(key, text);
        return true;
      } catch {
        console.warn(`This browser did not store ${key}: its storage is full or closed.`);
        return false;
      }
    },
    removeItem: (key: string) => void area.setItem(key, null),
    keys: () => {
      try {
        return Object.keys(open());
      } catch {
        return [];
      }
    },
    removeWhere: (isOne: (key: string) => boolean) => {
      for (const key of area.keys()) if (isOne(key)) area.removeItem(key);
    },
    /** Calls back with the new text when another tab has changed an entry. Answers what ends that. */
    subscribe: (key: string, listener: (text: string | null) => void) => {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea === open() && event.key === key) listener(event.newValue);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
  return area;
}

/** Shared by all tabs, and stored until it is removed. */
export const device = areaOf(() => localStorage);

/** The tab's own, until it is closed. */
export const tab = areaOf(() => sessionStorage);
