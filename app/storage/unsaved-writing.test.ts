import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsaved, storageRefusal, storeUnsaved, takeUnsaved } from './unsaved-writing.ts';

vi.hoisted(() => vi.stubGlobal('navigator', {}));

let full: boolean;
let stored: Record<string, string>;

/** Its texts are its own properties, as in a browser, and what it does is not. */
const storage = {
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, text: string) => {
    if (full) throw new Error('QuotaExceededError');
    stored[key] = text;
  },
  removeItem: (key: string) => delete stored[key],
};

beforeEach(() => {
  full = false;
  stored = Object.create(storage) as Record<string, string>;
  vi.stubGlobal('localStorage', stored);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('what the storage refuses is there as long as the page lives, and what it had before is not brought back', async () => {
  expect(storeUnsaved('ada', 'main', { text: 'Stored' })).toBe(true);
  full = true;
  expect(storeUnsaved('ada', 'main', { text: 'Stored, and more' })).toBe(false);
  expect(storageRefusal.get()).toBe(true);
  expect(await takeUnsaved('ada', 'main')).toMatchObject({ text: 'Stored, and more' });
});

test('an acknowledged text leaves nothing behind, also where the storage had an older one', () => {
  storeUnsaved('bea', 'main', { text: 'Stored' });
  full = true;
  storeUnsaved('bea', 'main', { text: 'Stored, and more' });
  forgetUnsaved('bea', 'main', 'Stored, and more');
  expect(Object.keys(stored)).toEqual([]);
});

test('with room again the storage keeps as before, and it is no longer said that it refuses', () => {
  storeUnsaved('cleo', 'main', { text: '' });
  const told = vi.fn<() => void>();
  const forget = storageRefusal.subscribe(told);
  full = true;
  storeUnsaved('cleo', 'main', { text: 'One' });
  full = false;
  storeUnsaved('cleo', 'main', { text: 'One, two' });
  forget();
  expect(storageRefusal.get()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
  expect(Object.values(stored)).toEqual([expect.stringContaining('One, two')]);
});

test('only the text that was acknowledged is forgotten, not one that is newer', async () => {
  storeUnsaved('dora', 'main', { text: 'Newer' });
  forgetUnsaved('dora', 'main', 'Older');
  expect(await takeUnsaved('dora', 'main')).toMatchObject({ text: 'Newer' });
  expect(await takeUnsaved('dora', 'other')).toBeNull();
});
