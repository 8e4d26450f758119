import { atom, type createStore } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { atomWithStorage } from 'jotai/utils';
import { createClient } from '#contract/client.ts';
import { Problem } from '#contract/problem.ts';
import type { User } from '#contract/users.ts';
import { flushSavers } from '#app/lib/saver.ts';
import { isStudentPath } from '#app/paths.ts';

/** Kept as a bare string, as the specification names it. */
const stringStorage = (storage: () => Storage) => ({
  getItem: (key: string, initial: string | null) => storage().getItem(key) ?? initial,
  setItem: (key: string, value: string | null) =>
    value === null ? storage().removeItem(key) : storage().setItem(key, value),
  removeItem: (key: string) => storage().removeItem(key),
  subscribe: (key: string, callback: (value: string | null) => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.storageArea === storage() && event.key === key) callback(event.newValue);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
});

const local = stringStorage(() => localStorage);
const perTab = stringStorage(() => sessionStorage);

export const tokenAtom = atomWithStorage<string | null>('token', null, local, { getOnInit: true });
export const rememberEmailAtom = atomWithStorage<string | null>('rememberEmail', null, local, { getOnInit: true });

/** The page from which a guard or an ended session sent the student to sign in. */
export const returnToAtom = atomWithStorage<string | null>('returnTo', null, perTab, { getOnInit: true });

/** The address of the page that is shown, with its search; null before the first one. */
export const addressAtom = atom<string | null>(null);

/** In an object, because jotai takes a bare function for the reading of an atom. */
const clientAtom = atom({ client: createClient() });

/** The client of the API. `connectSession` gives it the token of the moment. */
export const apiAtom = atom((get) => get(clientAtom).client);

/** Lets a store's client speak for who is signed in; a 401 to the present token ends the session here as well. */
export function connectSession(store: ReturnType<typeof createStore>) {
  const client = createClient({
    token: () => store.get(tokenAtom),
    onProblem: (problem, token) => {
      if (problem.status === 401 && token !== null && token === store.get(tokenAtom)) store.set(endSessionAtom);
    },
  });
  store.set(clientAtom, { client });
}

export const meAtom = atomWithQuery((get) => {
  const token = get(tokenAtom);
  const api = get(apiAtom);
  return { queryKey: ['me', token], queryFn: () => api('readMe'), enabled: token !== null, staleTime: Infinity };
});

/** Shows a change of the student's own account at once. */
export const setMeAtom = atom(null, (get, _set, me: User) => {
  // Another student may have signed in since it was asked for.
  get(queryClientAtom).setQueryData<User>(['me', get(tokenAtom)], (now) => (now?.id === me.id ? me : now));
});

/** Whether a session ended by itself since the page was opened, so that the sign-in page can say so. */
export const sessionEndedAtom = atom(false);

/** Forgets a token that is worth nothing any more. What was being written stays in the browser, and the way back is noted. */
export const endSessionAtom = atom(null, (get, set) => {
  if (get(tokenAtom) === null) return;
  set(tokenAtom, null);
  set(sessionEndedAtom, true);
  const address = get(addressAtom);
  if (address && isStudentPath(address.split('?')[0]!)) set(returnToAtom, address);
  get(queryClientAtom).clear();
});

/** How long signing out waits for what is not saved yet and for the server, each; ms. */
const SIGN_OUT_WAIT = 3_000;
const within = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_WAIT))]);

/** Signs out on purpose: the server forgets the token, and this browser the student. */
export const signOutAtom = atom(null, async (get, set) => {
  // The last words go before the token does. A server that does not answer is not waited for: they are kept here.
  await within(flushSavers());
  const farewell = get(apiAtom)('logout').catch((problem: unknown) => {
    if (!(problem instanceof Problem)) throw problem;
  });
  await within(farewell);
  set(forgetStudentAtom);
});

/** Forgets the student whose account is deleted, with all that this browser kept of their writing. */
export const accountDeletedAtom = atom(null, (_get, set, studentId: string) => {
  for (const key of Object.keys(localStorage)) if (key.includes(studentId)) localStorage.removeItem(key);
  set(forgetStudentAtom);
});

/** How often a student has signed out here on purpose: what was kept in memory alone ends with that. */
export const signOutsAtom = atom(0);

const forgetStudentAtom = atom(null, (get, set) => {
  set(signOutsAtom, (count) => count + 1);
  set(tokenAtom, null);
  set(sessionEndedAtom, false);
  set(rememberEmailAtom, null);
  set(returnToAtom, null);
  get(queryClientAtom).clear();
});
