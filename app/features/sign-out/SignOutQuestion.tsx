import { useAtom, useAtomValue, useStore } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { tokenAtom } from '#app/state/session.ts';
import { askedAboutSigningOutAtom } from '#app/state/sign-out-atoms.ts';

const SURE = 'Sign out? What you wrote and have not saved is lost.';

/** Asks before signing out loses unsaved work. The dialog is loaded only when it is needed, because most students never see it. */
export function SignOutQuestion() {
  const [asked, setAsked] = useAtom(askedAboutSigningOutAtom);
  const store = useStore();
  const ended = useAtomValue(tokenAtom) === null;
  const [Unsaved, setUnsaved] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!asked) return;
    import('./UnsavedDialog.tsx').then(
      ({ UnsavedDialog }) => setUnsaved(() => UnsavedDialog),
      // Without a network it may not load. Then the browser's own dialog asks.
      async () => {
        setAsked(false);
        if (!confirm(SURE)) return;
        const { leaveAtom } = await import('#app/state/sign-out.ts');
        await store.set(leaveAtom);
      },
    );
  }, [asked, setAsked, store]);

  // Unsaved writing stays when a session ends by itself, so there is nothing to ask.
  useEffect(() => {
    if (ended) setAsked(false);
  }, [ended, setAsked]);

  return Unsaved && asked ? <Unsaved /> : null;
}
