import { useSyncExternalStore } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';

let shown = '/';

/**
 * Path and search of the app, kept whole behind the page's `#`, so that a site without a server finds every page. A
 * hash without a slash is a place within the page.
 */
function address() {
  if (location.hash === '' || location.hash.startsWith('#/')) shown = location.hash.slice(1) || '/';
  return shown;
}

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

function navigate(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}) {
  history[replace ? 'replaceState' : 'pushState'](state, '', `#${to}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

const useSearch: BaseSearchHook = () => useSyncExternalStore(subscribe, () => address().split('?')[1] ?? '');

const usePath: BaseLocationHook = () => [useSyncExternalStore(subscribe, () => address().split('?')[0]!), navigate];

/** Keeps the address of the app in the hash. */
export const hashLocation = {
  hook: Object.assign(usePath, { searchHook: useSearch, hrefs: (href: string) => `#${href}` }),
  navigate,
};
