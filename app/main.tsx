import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
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

/** Longer than that nothing waits for the first paint, of which some browsers do not tell; ms. */
const PATIENCE = 500;

/** Calls back once something of the page has been painted. Nothing is of a page that nobody sees. */
function afterFirstPaint(callback: () => void) {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return callback();
  const go = () => {
    clearTimeout(timer);
    observer.disconnect();
    callback();
  };
  const timer = setTimeout(go, PATIENCE);
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) go();
  });
  observer.observe({ type: 'paint', buffered: true });
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
