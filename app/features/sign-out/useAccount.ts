import { useToast } from '@laurel/ui';
import { useAtomValue, useStore } from 'jotai';
import { messages } from '#app/lib/messages.ts';
import { meAtom } from '#app/state/session.ts';
import { signingOutAtom } from '#app/state/sign-out-atoms.ts';
import { useAvatar } from '#app/state/useAvatar.ts';

/**
 * What a header shows of who is signed in, without words until the student is loaded, and its Sign Out. The code of signing out
 * is loaded when it is needed, because visitors never need it.
 */
export function useAccount() {
  const store = useStore();
  const toast = useToast();
  const signingOut = useAtomValue(signingOutAtom);
  const { data: me } = useAtomValue(meAtom);
  const student = { name: me?.name ?? '', email: me?.email ?? '', avatar: useAvatar() };
  async function signOut() {
    try {
      const { signOutAtom } = await import('#app/state/sign-out.ts');
      await store.set(signOutAtom);
    } catch {
      toast({ kind: 'bad', text: messages.signOut });
    }
  }
  return { student, onSignOut: () => void signOut(), signingOut };
}
