import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { openFileAtom } from './files.ts';

const { open } = createStore().get(openFileAtom);

/** A browser whose `window.open` answers this. */
function browser(tab: object | null) {
  const window = { open: vi.fn<typeof globalThis.open>(() => tab as Window | null) };
  const location = { assign: vi.fn<(url: string) => void>() };
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', location);
  return { window, location };
}

afterEach(() => vi.unstubAllGlobals());

test('a file opens in a new tab, which is there before its address is', async () => {
  const tab = { opener: {}, location: { replace: vi.fn<(url: string) => void>() } };
  const { window } = browser(tab);
  const opened = open(Promise.resolve('/api/export/zip?ticket=1'));
  expect(window.open).toHaveBeenCalledWith('', '_blank');
  await opened;
  expect(tab.opener).toBeNull();
  expect(tab.location.replace).toHaveBeenCalledWith('/api/export/zip?ticket=1');
});

test('where the tab is blocked, the file opens in this one', async () => {
  const { location } = browser(null);
  await open(Promise.resolve('/api/export/zip?ticket=1'));
  expect(location.assign).toHaveBeenCalledWith('/api/export/zip?ticket=1');
});

test('without an address the tab is closed again', async () => {
  const tab = { close: vi.fn<() => void>() };
  browser(tab);
  await expect(open(Promise.reject(new Error('No ticket.')))).rejects.toThrow('No ticket.');
  expect(tab.close).toHaveBeenCalledOnce();
});
