import { SignOutDialog } from '@laurel/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRequest } from '#app/lib/useRequest.ts';
import { apiAtom, isNotMe } from '#app/state/session.ts';
import { leaveAtom, studentIdAtom } from '#app/state/sign-out.ts';
import { askedAboutSigningOutAtom, unsavedFormsAtom } from '#app/state/sign-out-atoms.ts';
import { listUnsaved, saveUnsaved } from './unsaved.ts';

/** Lists what signing out would lose, and what can be done about it. Where there is nothing, it signs out at once. */
export function UnsavedDialog() {
  const api = useAtomValue(apiAtom);
  const queryClient = useQueryClient();
  const studentId = useAtomValue(studentIdAtom);
  const onPage = useAtomValue(unsavedFormsAtom) > 0;
  const setAsked = useSetAtom(askedAboutSigningOutAtom);
  const leave = useSetAtom(leaveAtom);
  const [items, setItems] = useState(() => listUnsaved(studentId, onPage));
  const [pressed, setPressed] = useState<string>();
  const { busy, error, run } = useRequest('save');
  const nothing = items.length === 0;

  async function signOut() {
    setPressed('discard');
    await run(leave);
  }
  const goAtOnce = useEffectEvent(() => void signOut());
  useEffect(() => {
    if (nothing) goAtOnce();
  }, [nothing]);

  async function save(id: string) {
    setPressed(id);
    await run(async () => {
      if (studentId !== null) await saveUnsaved(api, studentId, id);
      await queryClient.invalidateQueries({ predicate: isNotMe });
      const left = listUnsaved(studentId, onPage);
      setItems(left);
      if (left.some((item) => item.id === id)) throw new Error('It is still not saved.');
    });
  }

  return (
    <SignOutDialog
      open={!nothing}
      items={items}
      onStay={() => setAsked(false)}
      onSave={(id) => void save(id)}
      onDiscard={() => void signOut()}
      busy={busy ? pressed : undefined}
      error={error}
    />
  );
}
