import { useAtomValue, useSetAtom } from 'jotai';
import { signingOutAtom, signOutAtom } from '#app/state/session.ts';

/** What a header needs for its Sign Out. */
export function useSignOut() {
  const signOut = useSetAtom(signOutAtom);
  const signingOut = useAtomValue(signingOutAtom);
  return { onSignOut: () => void signOut(), signingOut };
}
