import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { clear, createStore, get, set } from 'idb-keyval';
import { keys } from './keys.ts';
import { tryNoting } from './saved-revisions.ts';

const database = createStore(keys.answersDatabase, 'answers');
const KEY = 'answers';

/** How long cached answers are shown, in ms. */
const LIFETIME = 7 * 24 * 60 * 60_000;

/** Increase it when the shape of an answer changes, so that answers of an earlier release are not shown. */
const FORM = 2;

/** All answers that one session has received. */
interface Cached {
  form: number;
  token: string;
  /** When they were stored; ms since 1970. */
  at: number;
  answers: DehydratedState;
}

/** Puts the answers that were stored in this session back into the cache; they count as old. Never rejects. */
export async function restoreAnswers(queryClient: QueryClient, token: string | null) {
  const cached = await get<Cached>(KEY, database).catch(() => undefined);
  if (cached?.form !== FORM || token === null || cached.token !== token || Date.now() - cached.at > LIFETIME) return;
  tryNoting();
  hydrate(queryClient, cached.answers);
  await queryClient.invalidateQueries({ refetchType: 'none' });
}

/** Stores the answers of a session in place of those that were stored before. A browser that refuses is no failure. */
export function storeAnswers(queryClient: QueryClient, token: string) {
  const { mutations, queries } = dehydrate(queryClient, {
    // Answers that could not be read again are stored too: without a network none can.
    shouldDehydrateQuery: ({ queryKey, state }) => queryKey[1] === token && state.data !== undefined,
    shouldDehydrateMutation: () => false,
  });
  // Each answer is stored as it was received, also when reading it again failed.
  const asReceived = { status: 'success', error: null, fetchFailureReason: null } as const;
  const answers = {
    mutations,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, ...asReceived } })),
  };
  void set(KEY, { form: FORM, token, at: Date.now(), answers } satisfies Cached, database).catch(() => {});
}

/** Removes all cached answers, which are of one student. Never rejects. */
export const forgetAnswers = () => clear(database).catch(() => {});
