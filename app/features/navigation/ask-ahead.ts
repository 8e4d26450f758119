import { queryClientAtom } from 'jotai-tanstack-query';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { pageAnswers } from '#app/page-answers.ts';
import { routeOf } from '#app/pages.ts';
import { clockAtom } from '#app/state/clock.ts';
import { answerQuery } from '#app/state/server.ts';
import { apiAtom, tokenAtom } from '#app/state/session.ts';
import type { Store } from '#app/state/store.ts';

interface AskAheadOptions {
  /** Leaves out answers that are cached, however old they are. */
  onlyUnknown?: boolean;
}

/** Asks for the answers that the page of an address will read, unless they were asked for just before. The page itself shows a failure. */
export function askAhead(store: Store, address: string, { onlyUnknown = false }: AskAheadOptions = {}) {
  const token = store.get(tokenAtom);
  const { pathname: path, searchParams: search } = new URL(address, 'http://laurel.invalid');
  const route = routeOf(path);
  if (token === null || !route) return;
  const [, params] = matchRoute(parse, route.path, path);
  const queryClient = store.get(queryClientAtom);
  const { timeZone } = store.get(clockAtom);
  for (const [name, call] of pageAnswers[route.path]?.({ params: params ?? {}, search, timeZone }) ?? []) {
    // Each call belongs to its name, which the compiler can't follow.
    const query = answerQuery(store.get(apiAtom), token, name, call as never);
    if (onlyUnknown && queryClient.getQueryData(query.queryKey) !== undefined) continue;
    void queryClient.prefetchQuery(query);
  }
}
