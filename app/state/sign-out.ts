import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { Problem } from '#contract/problem.ts';
import type { User } from '#contract/users.ts';
import { abandonSavers, flushSavers } from '#app/lib/saver.ts';
import { forgetAnswers } from '#app/storage/cached-answers.ts';
import { readMessage } from '#app/storage/conversation.ts';
import { noteOwner, ownerOf } from '#app/storage/session-owner.ts';
import { forgetStudent, hasUnsaved } from '#app/storage/unsaved-writing.ts';
import { knownTextsAtom } from './known-texts.ts';
import {
  apiAtom,
  meAtom,
  rememberEmailAtom,
  returnToAtom,
  sessionAtom,
  sessionEndedAtom,
  tokenAtom,
} from './session.ts';
import { askedAboutSigningOutAtom, signingOutAtom, signOutsAtom, unsavedFormsAtom } from './sign-out-atoms.ts';
import type { Store } from './store.ts';

/** How long signing out waits, first for unsaved writing and then for the server, in ms. */
const SIGN_OUT_WAIT = 3_000;
const within = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_WAIT))]);

/** The id of the student, also while the server can't be reached; null where the server never told it in this session, so that nothing was written in it. */
export const studentIdAtom = atom((get) => get(meAtom).data?.id ?? ownerOf(get(tokenAtom)));

/**
 * Signs out on purpose. First it sends what can still be saved. Where something is left that would be lost, it asks, and the student is
 * signed out only once they have answered.
 */
export const signOutAtom = atom(null, async (get, set) => {
  set(signingOutAtom, true);
  try {
    // The last words are sent while the token is still valid. A server that does not answer is not waited for.
    await within(flushSavers());
    if (mayLose(get)) set(askedAboutSigningOutAtom, true);
    else await set(leaveAtom);
  } finally {
    set(signingOutAtom, false);
  }
});

/** Whether this browser holds anything that the server may not have; `UnsavedDialog` looks closer. */
function mayLose(get: Getter) {
  if (get(unsavedFormsAtom) > 0) return true;
  const studentId = get(studentIdAtom);
  if (studentId === null) return false;
  return readMessage(studentId) !== '' || hasUnsaved(studentId);
}

/** Signs out, whatever is lost by it: the server forgets the token, and this browser the student. */
export const leaveAtom = atom(null, async (get, set) => {
  const [token, studentId] = [get(tokenAtom), get(studentIdAtom)];
  // A request that hangs must not put anything back later.
  abandonSavers();
  const loggedOut = get(apiAtom)('logout').catch((problem: unknown) => {
    if (!(problem instanceof Problem)) throw problem;
  });
  set(signingOutAtom, true);
  try {
    await within(loggedOut);
    const forgotten = set(forgetStudentAtom, studentId);
    tellOtherTabs({ token, studentId });
    await within(forgotten);
  } finally {
    set(signingOutAtom, false);
  }
});

/** Forgets the student whose account is deleted. */
export const accountDeletedAtom = atom(null, (get, set, studentId: string) => {
  const token = get(tokenAtom);
  abandonSavers();
  void set(forgetStudentAtom, studentId);
  tellOtherTabs({ token, studentId });
});

/**
 * Removes everything of the student from the three stores of this browser and ends the session here. Resolves when the cached answers are
 * removed too. Without an id, unsaved writing stays: none was written in this session, and what is stored belongs to students whose
 * sessions ended by themselves.
 */
const forgetStudentAtom = atom(null, (get, set, studentId: string | null) => {
  if (studentId !== null) forgetStudent(studentId);
  set(signOutsAtom, (count) => count + 1);
  set(knownTextsAtom, []);
  set(askedAboutSigningOutAtom, false);
  set(tokenAtom, null);
  set(sessionEndedAtom, false);
  set(rememberEmailAtom, null);
  set(returnToAtom, null);
  get(queryClientAtom).clear();
  return forgetAnswers();
});

interface SignedOut {
  token: string | null;
  studentId: string | null;
}

const CHANNEL = 'laurel.signed-out';

/** Other tabs of the same session have storage and memory of their own, which only they can empty. */
function tellOtherTabs(signedOut: SignedOut) {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no such argument: it stays within the origin.
  channel.postMessage(signedOut);
  channel.close();
}

/** Stores whose session it is, and signs out this tab when another tab of its session does. */
export function followSession(store: Store) {
  storeOwner(store);
  // Subscribing to `meAtom` would ask the server at once, and that has to wait for the first paint.
  store
    .get(queryClientAtom)
    .getQueryCache()
    .subscribe(({ query }) => query.queryKey[0] === 'me' && storeOwner(store));
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<SignedOut>) => {
    const token = store.get(tokenAtom);
    // The token may be null already, because the browser's storage has told that it was removed.
    if (token !== null && token !== data.token) return;
    abandonSavers();
    void store.set(forgetStudentAtom, data.studentId);
  });
}

/** Stores who is signed in, beside the token, as soon as the server has answered it. */
function storeOwner(store: Store) {
  const session = store.get(sessionAtom);
  const studentId = session && store.get(queryClientAtom).getQueryData<User>(['me', session.token])?.id;
  if (studentId) noteOwner(session, studentId);
}
