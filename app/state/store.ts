import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { connectSession } from './session.ts';
import { Problem } from '#contract/problem.ts';

/** Answers of the server, kept while the page is open. A refusal is not tried again; a lost connection is, once. */
function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A page that is come back to shows what it had, however long ago that was, and reads it again behind.
        gcTime: Infinity,
        // Asked for even where the browser thinks it is offline: the student is told, not left with empty shapes.
        networkMode: 'always',
        retry: (failures, error) =>
          failures < 1 && !(error instanceof Problem && error.status >= 400 && error.status < 500),
        // Another tab or device may have changed what a tab shows that is come back to.
        refetchOnWindowFocus: true,
        // What could not be read without a network is read once it is back.
        refetchOnReconnect: true,
      },
    },
  });
}

export type Store = ReturnType<typeof createStore>;

/** A store with its own cache: one for the app, and a fresh one for every story. */
export function createAppStore(): Store {
  const store = createStore();
  store.set(queryClientAtom, createQueryClient());
  connectSession(store);
  return store;
}
