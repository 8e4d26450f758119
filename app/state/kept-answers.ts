import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
  type QueryState,
} from '@tanstack/react-query';
import { clear, createStore, get, set } from 'idb-keyval';
import { queryClientAtom } from 'jotai-tanstack-query';
import { sessionAtom, tokenAtom } from './session.ts';
import type { Store } from './store.ts';

const database = createStore('laurel', 'answers');
const KEY = 'answers';
/** After so long what was read is not worth reading again; ms. */
const LIFETIME = 7 * 24 * 60 * 60_000;
/** How long after a change it is kept; ms. */
const DELAY = 300;

/** Counted up when an answer gets another form, so that those of an earlier release are not taken for it. */
const FORM = 2;

interface Kept {
  form: number;
  token: string;
  /** When; ms since 1970. */
  at: number;
  answers: DehydratedState;
}

/**
 * Keeps what a student has read in the browser (IndexedDB), so that it is there at once at the next visit, and also without a network.
 * Forgotten with the session, and after a week; of a session that ends with the tab nothing is kept. Done once what was kept is back; answers what lets pages ask anew for what they show of
 * it, to be called when the first has been painted: until then asking would take time from that.
 */
export async function keepAnswers(store: Store) {
  const queryClient = store.get(queryClientAtom);
  await restore(queryClient, store.get(tokenAtom));
  let later: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(later);
    later = undefined;
    const session = store.get(sessionAtom);
    if (session === null) void forgetAnswers();
    // A browser that keeps nothing is no reason to fail: it is read anew.
    else if (session.remembered) set(KEY, keptOf(queryClient, session.token), database).catch(() => {});
  };
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') later ??= setTimeout(keep, DELAY);
  });
  store.sub(sessionAtom, keep);
  addEventListener('pagehide', () => later !== undefined && keep());

  const options = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...options, queries: { ...options.queries, refetchOnMount: false } });
  return () => {
    queryClient.setDefaultOptions(options);
    void queryClient.refetchQueries({ type: 'active', stale: true });
  };
}

/** Forgets all that was read. */
export const forgetAnswers = () => clear(database).catch(() => {});

async function restore(queryClient: QueryClient, token: string | null) {
  const kept = await get<Kept>(KEY, database).catch(() => undefined);
  if (kept?.form !== FORM || token === null || kept.token !== token || Date.now() - kept.at > LIFETIME) return;
  hydrate(queryClient, kept.answers);
  await queryClient.invalidateQueries({ refetchType: 'none' });
}

function keptOf(queryClient: QueryClient, token: string): Kept {
  // Also what could not be read again just now: without a network nothing can.
  const isStudents = ({ queryKey, state }: Query) => queryKey[1] === token && state.data !== undefined;
  const { mutations, queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: isStudents,
    shouldDehydrateMutation: () => false,
  });
  const answers = { mutations, queries: queries.map((query) => ({ ...query, state: asRead(query.state) })) };
  return { form: FORM, token, at: Date.now(), answers };
}

/** An answer as it was when it came, whatever became of asking again. */
const asRead = (state: QueryState): QueryState => ({
  ...state,
  status: 'success',
  error: null,
  fetchFailureReason: null,
});
