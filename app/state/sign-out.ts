import { atom, type createStore, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { Problem } from '#contract/problem.ts';
import type { User } from '#contract/users.ts';
import { keptDraft } from '#app/lib/kept-draft.ts';
import { keptTexts, unsavedPrefix } from '#app/lib/kept-texts.ts';
import { unsavedAtom } from '#app/lib/unsaved-forms.ts';
import { abandonSavers, flushSavers } from '#app/lib/saver.ts';
import {
  apiAtom,
  meAtom,
  rememberEmailAtom,
  returnToAtom,
  sessionAtom,
  sessionEndedAtom,
  tokenAtom,
} from './session.ts';
import { askedAboutSigningOutAtom, signingOutAtom, signOutsAtom } from './signing-out.ts';

/** How long signing out waits for what is not saved yet and for the server, each; ms. */
const SIGN_OUT_WAIT = 3_000;
const within = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_WAIT))]);

/** Who is signed in, also while the server can't say it; null where it never has in this session, in which nothing was written then. */
export const studentIdAtom = atom((get) => get(meAtom).data?.id ?? ownerOf(get(tokenAtom)));

/**
 * Signs out on purpose. First it sends what can still be saved. Where something is left that would be lost, it asks, and the student is
 * signed out only once they have answered.
 */
export const signOutAtom = atom(null, async (get, set) => {
  set(signingOutAtom, true);
  try {
    // The last words go before the token does. A server that does not answer is not waited for.
    await within(flushSavers());
    if (mayLose(get)) set(askedAboutSigningOutAtom, true);
    else await set(leaveAtom);
  } finally {
    set(signingOutAtom, false);
  }
});

/** Whether this browser holds anything that the server may not have; `SignOutQuestion` looks closer. */
function mayLose(get: Getter) {
  if (get(unsavedAtom) > 0) return true;
  const studentId = get(studentIdAtom);
  if (studentId === null) return false;
  return keptDraft(studentId) !== '' || keptTexts.keys().some((key) => key.startsWith(unsavedPrefix(studentId)));
}

/** Signs out whatever is lost by it: the server forgets the token, and this browser the student. */
export const leaveAtom = atom(null, async (get, set) => {
  const [token, studentId] = [get(tokenAtom), get(studentIdAtom)];
  // A request that hangs must not put anything back later.
  abandonSavers();
  const farewell = get(apiAtom)('logout').catch((problem: unknown) => {
    if (!(problem instanceof Problem)) throw problem;
  });
  set(signingOutAtom, true);
  try {
    await within(farewell);
    set(forgetStudentAtom, studentId);
    tellOtherTabs({ token, studentId });
    await within(import('./kept-answers.ts').then(({ forgetAnswers }) => forgetAnswers()).catch(() => {}));
  } finally {
    set(signingOutAtom, false);
  }
});

/** Forgets the student whose account is deleted. */
export const accountDeletedAtom = atom(null, (get, set, studentId: string) => {
  const token = get(tokenAtom);
  abandonSavers();
  set(forgetStudentAtom, studentId);
  tellOtherTabs({ token, studentId });
});

/**
 * Takes out of this browser whatever is the student's, also what an older page has left, and ends the session here. Where the session
 * never learned whose it is, nothing was written in it: what lies here is of sessions that ended by themselves, and waits
 * for those students.
 */
const forgetStudentAtom = atom(null, (get, set, studentId: string | null) => {
  if (studentId !== null) {
    keptTexts.forget((key) => key.includes(studentId));
    for (const key of Object.keys(sessionStorage)) if (key.includes(studentId)) sessionStorage.removeItem(key);
  }
  set(signOutsAtom, (count) => count + 1);
  set(askedAboutSigningOutAtom, false);
  set(tokenAtom, null);
  set(sessionEndedAtom, false);
  set(rememberEmailAtom, null);
  set(returnToAtom, null);
  get(queryClientAtom).clear();
});

interface Farewell {
  token: string | null;
  studentId: string | null;
}

const CHANNEL = 'laurel.signed-out';

/** Other tabs of the same session have storage and memory of their own, which only they can empty. */
function tellOtherTabs(farewell: Farewell) {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no such argument: it stays within the origin.
  channel.postMessage(farewell);
  channel.close();
}

/** Has this tab know whose session it is, and sign out as well when another tab of its session does. */
export function followSession(store: ReturnType<typeof createStore>) {
  noteOwner(store);
  // `meAtom` itself would be asked for by that, which has to wait for the first paint.
  store
    .get(queryClientAtom)
    .getQueryCache()
    .subscribe(({ query }) => query.queryKey[0] === 'me' && noteOwner(store));
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Farewell>) => {
    const token = store.get(tokenAtom);
    // The browser's storage may have told that the token is gone before this does.
    if (token !== null && token !== data.token) return;
    abandonSavers();
    store.set(forgetStudentAtom, data.studentId);
  });
}

/** How the key begins that says whose a session is. The student's id follows, and its value is the end of the token. */
const OWNER = 'laurel.student.';
const endOf = (token: string) => token.slice(-8);

/** Notes who is signed in, beside the token, as soon as the server has said it. */
function noteOwner(store: ReturnType<typeof createStore>) {
  const session = store.get(sessionAtom);
  const studentId = session && store.get(queryClientAtom).getQueryData<User>(['me', session.token])?.id;
  if (!studentId) return;
  try {
    (session.remembered ? localStorage : sessionStorage).setItem(OWNER + studentId, endOf(session.token));
  } catch {
    // Where the storage is full, it is known as long as the server says it.
  }
}

/** Whose session this is, as far as it was noted. */
function ownerOf(token: string | null) {
  for (const storage of token === null ? [] : [sessionStorage, localStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith(OWNER) && storage.getItem(key) === endOf(token!)) return key.slice(OWNER.length);
  return null;
}
