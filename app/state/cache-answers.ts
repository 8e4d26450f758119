import { queryClientAtom } from 'jotai-tanstack-query';
import { forgetAnswers, restoreAnswers, storeAnswers } from '#app/storage/cached-answers.ts';
import { sessionAtom, tokenAtom } from './session.ts';
import type { Store } from './store.ts';

/** How long after a change the answers are stored; ms. */
const DELAY = 300;

/**
 * Shows a student at once what they read at an earlier visit, also without a network, and stores what they read now, unless their
 * session ends with the tab. Resolves once the cached answers are back. Call the function that it resolves to when the first page has been
 * painted: only then pages ask anew for what they show of them, because asking would delay the paint.
 */
export async function cacheAnswers(store: Store) {
  const queryClient = store.get(queryClientAtom);
  await restoreAnswers(queryClient, store.get(tokenAtom));
  let later: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(later);
    later = undefined;
    const session = store.get(sessionAtom);
    if (session === null) void forgetAnswers();
    else if (session.remembered) storeAnswers(queryClient, session.token);
  };
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') later ??= setTimeout(update, DELAY);
  });
  store.sub(sessionAtom, update);
  addEventListener('pagehide', () => later !== undefined && update());

  const options = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...options, queries: { ...options.queries, refetchOnMount: false } });
  return () => {
    queryClient.setDefaultOptions(options);
    void queryClient.refetchQueries({ type: 'active', stale: true });
  };
}
