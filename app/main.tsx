import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { takeOver } from './lib/built-page.ts';
import { routeOf } from './pages.ts';
import { tokenAtom } from './state/session.ts';
import { createAppStore, type Store } from './state/store.ts';

async function start() {
  const store = createAppStore();
  // So that the page comes in one piece. One that does not load says so itself.
  const page = routeOf(location.pathname)?.page.load();
  await Promise.allSettled([page, store.get(tokenAtom) && forStudent(store)]);
  const root = document.getElementById('root')!;
  takeOver(root, () =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  );
}

/** What only students need, who come again: what they have read, and the app itself, also without a network. */
async function forStudent(store: Store) {
  const [{ keepAnswers }, { askAhead }] = await Promise.all([
    import('./state/kept-answers.ts'),
    import('./lib/ask-ahead.ts'),
  ]);
  await keepAnswers(store);
  askAhead(store, location.pathname);
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('/offline.js').catch(() => {});
}

void start();
