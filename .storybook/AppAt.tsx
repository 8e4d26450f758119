import { useState } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../app/App.tsx';
import { rememberEmailAtom, returnToAtom, tokenAtom } from '../app/state/session.ts';
import { createAppStore } from '../app/state/store.ts';

/** The whole app at an address, with guards and navigation, on whatever mocks the story has set. */
export function AppAt({ path }: { path: string }) {
  const [{ store, hook }] = useState(() => {
    const store = createAppStore();
    // The atoms read the browser's storage once for all stories; each story has put something else there.
    store.set(tokenAtom, localStorage.getItem('token'));
    store.set(rememberEmailAtom, localStorage.getItem('rememberEmail'));
    store.set(returnToAtom, null);
    return { store, hook: memoryLocation({ path }).hook };
  });
  return <App store={store} location={hook} />;
}
