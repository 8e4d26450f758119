import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { afterFirstPaint } from './lib/after-first-paint.ts';
import { noteEarlyInput } from './lib/early-input.ts';
import { routeOf } from './pages.ts';
import { tokenAtom } from './state/session.ts';
import { createAppStore, type Store } from './state/store.ts';

async function start() {
  const store = createAppStore();
  followSession(store);
  const root = document.getElementById('root')!;
  const isBuilt = root.hasChildNodes();
  // So that the page comes in one piece. One that does not load says so itself.
  const page = routeOf(location.pathname)?.page.load();
  const student = store.get(tokenAtom) === null ? undefined : forStudent(store);
  await Promise.allSettled([page, student]);
  if (isBuilt) {
    noteEarlyInput(root);
    hydrateRoot(root, <Page store={store} ssrPath={location.pathname} />);
  } else createRoot(root).render(<Page store={store} />);
  afterFirstPaint(() => void student?.then((askAnew) => askAnew()).catch(() => {}));
}

const Page = (props: { store: Store; ssrPath?: string }) => (
  <StrictMode>
    <App {...props} />
  </StrictMode>
);

/** Has this tab know whose its session is and end it together with others: from now on, or once somebody has signed in here. */
function followSession(store: Store) {
  const stop = store.sub(tokenAtom, hear);
  function hear() {
    if (store.get(tokenAtom) === null) return;
    stop();
    void import('./state/sign-out.ts').then((signOut) => signOut.followSession(store));
  }
  hear();
}

/** What only students need, who come again: what they have read, and the app itself, also without a network. */
async function forStudent(store: Store) {
  const [{ cacheAnswers }, { askAhead }] = await Promise.all([
    import('./state/cache-answers.ts'),
    import('./features/navigation/ask-ahead.ts'),
  ]);
  const askAnew = await cacheAnswers(store);
  askAhead(store, location.pathname + location.search, { onlyUnknown: true });
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('/offline.js').catch(() => {});
  return askAnew;
}

void start();
