import { useState } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../app/App.tsx';
import { createMockedStore } from '../app/demo/mocked-store.ts';

/** The whole app at an address, with guards and navigation, on whatever mocks the story has set. */
export function AppAt({ path }: { path: string }) {
  const [{ store, hook }] = useState(() => ({ store: createMockedStore(), hook: memoryLocation({ path }).hook }));
  return <App store={store} location={hook} />;
}
