import { useState } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../app/App.tsx';
import { DEFAULT_TIME_ZONE } from '../api/contract/dates.ts';
import { clockAtom } from '../app/state/clock.ts';
import { rememberEmailAtom, returnToAtom, tokenAtom } from '../app/state/session.ts';
import { createAppStore } from '../app/state/store.ts';
import { NOW } from '../mocks/db.ts';

/** The whole app at an address, with guards and navigation, on whatever mocks the story has set. */
export function AppAt({ path }: { path: string }) {
  const [{ store, hook }] = useState(() => {
    const store = createAppStore();
    // The atoms read the browser's storage once for all stories; each story has put something else there.
    store.set(tokenAtom, localStorage.getItem('token'));
    store.set(rememberEmailAtom, localStorage.getItem('rememberEmail'));
    store.set(returnToAtom, null);
    store.set(clockAtom, { now: () => new Date(NOW), timeZone: DEFAULT_TIME_ZONE });
    return { store, hook: memoryLocation({ path }).hook };
  });
  return <App store={store} location={hook} />;
}
