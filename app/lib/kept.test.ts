import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetWriting, keepWriting, takeKeptWriting } from './kept.ts';
import { keptTexts } from './kept-texts.ts';

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
  expect(keepWriting('ada', 'main', { text: 'Stored' })).toBe(true);
  full = true;
  expect(keepWriting('ada', 'main', { text: 'Stored, and more' })).toBe(false);
  expect(keptTexts.refused()).toBe(true);
  expect(await takeKeptWriting('ada', 'main')).toMatchObject({ text: 'Stored, and more' });
});

test('an acknowledged text leaves nothing behind, also where the storage had an older one', () => {
  keepWriting('bea', 'main', { text: 'Stored' });
  full = true;
  keepWriting('bea', 'main', { text: 'Stored, and more' });
  forgetWriting('bea', 'main', 'Stored, and more');
  expect(Object.keys(stored)).toEqual([]);
});

test('with room again the storage keeps as before, and it is no longer said that it refuses', () => {
  keepWriting('cleo', 'main', { text: '' });
  const told = vi.fn<() => void>();
  const forget = keptTexts.subscribe(told);
  full = true;
  keepWriting('cleo', 'main', { text: 'One' });
  full = false;
  keepWriting('cleo', 'main', { text: 'One, two' });
  forget();
  expect(keptTexts.refused()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
  expect(Object.values(stored)).toEqual([expect.stringContaining('One, two')]);
});

test('only the text that was acknowledged is forgotten, not one that is newer', async () => {
  keepWriting('dora', 'main', { text: 'Newer' });
  forgetWriting('dora', 'main', 'Older');
  expect(await takeKeptWriting('dora', 'main')).toMatchObject({ text: 'Newer' });
  expect(await takeKeptWriting('dora', 'other')).toBeNull();
});
