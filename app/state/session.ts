import type { QueryKey } from '@tanstack/react-query';
import { atom, type createStore } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { atomWithStorage } from 'jotai/utils';
import { createContext, useContext } from 'react';
import { type Client, createClient } from '#contract/client.ts';
import type { User } from '#contract/users.ts';
import { hasStatus } from '#app/lib/was-refused.ts';
import { isStudentPath } from '#app/paths.ts';
import { keys } from '#app/storage/keys.ts';
import { preference, type Session, sessionPreference, tabPreference } from '#app/storage/preferences.ts';

/** The session of this tab: its own, or the one that the browser remembers. */
export const sessionAtom = atomWithStorage<Session | null>(keys.token, null, sessionPreference, {
  getOnInit: true,
});

/** The token of the session; one that is set here is remembered. */
export const tokenAtom = atom(
  (get) => get(sessionAtom)?.token ?? null,
  (_get, set, token: string | null) => set(sessionAtom, token === null ? null : { token, remembered: true }),
);

export const rememberEmailAtom = atomWithStorage<string | null>(keys.rememberEmail, null, preference, {
  getOnInit: true,
});

interface WayBack {
  address: string;
  /** Whose page it is; null where nobody was signed in. */
  studentId: string | null;
}

/** The page from which the student was sent to sign in. It belongs to this tab. */
export const returnToAtom = atomWithStorage<WayBack | null>(keys.returnTo, null, tabPreference<WayBack | null>(), {
  getOnInit: true,
});

/** The address of the shown page with its search; null before the first page. */
export const addressAtom = atom<string | null>(null);

/** In an object, because jotai would call a bare function. */
const clientsAtom = atom({ student: createClient(), visitor: createClient() });

/** The client of the API. `connectSession` gives it the present token. */
export const apiAtom = atom((get) => get(clientsAtom).student);

/** The client for visitors. Its 401, as to a wrong password, does not end a session that may still be stored here. */
export const visitorApiAtom = atom((get) => get(clientsAtom).visitor);

/** Gives the clients of a store its token. A 401 to the present token ends the session. */
export function connectSession(store: ReturnType<typeof createStore>) {
  const token = () => store.get(tokenAtom);
  const student = createClient({
    token,
    onProblem: (problem, given) => {
      if (problem.status === 401 && given !== null && given === token()) store.set(endSessionAtom);
    },
  });
  store.set(clientsAtom, { student, visitor: createClient({ token }) });
}

/** How often a server that could not be reached is asked again, in ms. */
const RETRY = 15_000;

/** Whether a request failed because the server could not be reached. */
export const isUnreached = (error: unknown) => hasStatus(error, 0);

/** Whether a cached answer is other than the student's account, which a change of anything else leaves as it is. */
export const isNotMe = ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== 'me';

const meQuery = (api: Client, token: string | null) => ({
  queryKey: ['me', token],
  queryFn: () =>
    api('readMe').catch((problem: unknown) => {
      console.warn('The profile could not be loaded.', problem);
      throw problem;
    }),
  staleTime: Infinity,
  refetchInterval: ({ state }: { state: { error: Error | null } }) => isUnreached(state.error) && RETRY,
});

export const meAtom = atomWithQuery((get) => {
  const token = get(tokenAtom);
  return { ...meQuery(get(apiAtom), token), enabled: token !== null };
});

export const MeContext = createContext<User | null>(null);

/** Who is signed in, on the pages of students: their guard shows them only once it knows. */
export const useMe = () => useContext(MeContext)!;

/**
 * Begins a session with a token that the server has just given. Resolves once the student is loaded, and throws where that fails. A
 * session that is not `remembered` ends with the tab.
 */
export const enterAtom = atom(null, (get, set, token: string, remembered: boolean = true): Promise<User> => {
  set(sessionAtom, { token, remembered });
  return get(queryClientAtom).fetchQuery(meQuery(get(apiAtom), token));
});

/** Shows a change of the student's account at once. */
export const setMeAtom = atom(null, (get, _set, me: User) => {
  // Another student may have signed in since it was asked for.
  get(queryClientAtom).setQueryData<User>(['me', get(tokenAtom)], (now) => (now?.id === me.id ? me : now));
});

/** Whether a session ended by itself since the page was opened, so that the sign-in page can say so. */
export const sessionEndedAtom = atom(false);

/**
 * Ends a session whose token the server no longer takes. The browser keeps the unsaved writing and the page to come back to. The student
 * is told only where the session was valid before.
 */
export const endSessionAtom = atom(null, (get, set) => {
  const token = get(tokenAtom);
  if (token === null) return;
  const queryClient = get(queryClientAtom);
  const me = queryClient.getQueryData<User>(['me', token]);
  set(tokenAtom, null);
  if (me) set(sessionEndedAtom, true);
  const address = get(addressAtom);
  if (address && isStudentPath(address.split('?')[0]!)) set(returnToAtom, { address, studentId: me?.id ?? null });
  queryClient.clear();
});
