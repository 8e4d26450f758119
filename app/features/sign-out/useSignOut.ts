import { useToast } from '@laurel/ui';
import { useAtomValue, useStore } from 'jotai';
import { messages } from '#app/lib/messages.ts';
import { signingOutAtom } from '#app/state/signing-out.ts';

/** The props of a header's Sign Out. The code of signing out is loaded when it is needed, because visitors never need it. */
export function useSignOut() {
  const store = useStore();
  const toast = useToast();
  const signingOut = useAtomValue(signingOutAtom);
  async function signOut() {
    try {
      const { signOutAtom } = await import('#app/state/sign-out.ts');
      await store.set(signOutAtom);
    } catch {
      toast({ kind: 'bad', text: messages.signOut });
    }
  }
  return { onSignOut: () => void signOut(), signingOut };
}
