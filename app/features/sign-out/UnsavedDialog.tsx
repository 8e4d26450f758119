import { SignOutDialog } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { messageFor } from '#app/lib/messages.ts';
import { apiAtom } from '#app/state/session.ts';
import { leaveAtom, studentIdAtom } from '#app/state/sign-out.ts';
import { askedAboutSigningOutAtom } from '#app/state/signing-out.ts';
import { unsavedFormsAtom } from '#app/state/unsaved-forms.ts';
import { listUnsaved, saveUnsaved } from './unsaved.ts';

/** Lists what signing out would lose, and what can be done about it. Where there is nothing, it signs out at once. */
export function UnsavedDialog() {
  const api = useAtomValue(apiAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const studentId = useAtomValue(studentIdAtom);
  const onPage = useAtomValue(unsavedFormsAtom) > 0;
  const setAsked = useSetAtom(askedAboutSigningOutAtom);
  const leave = useSetAtom(leaveAtom);
  const [items, setItems] = useState(() => listUnsaved(studentId, onPage));
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<string>();
  const nothing = items.length === 0;

  async function signOut() {
    setBusy('discard');
    await leave();
  }
  const goAtOnce = useEffectEvent(() => void signOut());
  useEffect(() => {
    if (nothing) goAtOnce();
  }, [nothing]);

  async function save(id: string) {
    setBusy(id);
    setError(undefined);
    try {
      if (studentId !== null) await saveUnsaved(api, studentId, id);
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
      const left = listUnsaved(studentId, onPage);
      if (left.some((item) => item.id === id)) setError(messageFor(undefined, 'save'));
      setItems(left);
      setBusy(undefined);
    } catch (problem) {
      setError(messageFor(problem, 'save'));
      setBusy(undefined);
    }
  }

  return (
    <SignOutDialog
      open={!nothing}
      items={items}
      onStay={() => setAsked(false)}
      onSave={(id) => void save(id)}
      onDiscard={() => void signOut()}
      busy={busy}
      error={error}
    />
  );
}
