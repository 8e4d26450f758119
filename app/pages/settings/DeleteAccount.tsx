import { DeleteAccountDialog, useToast } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useForm } from '#app/lib/useForm.ts';
import { refusedFields } from '#app/lib/was-refused.ts';
import { routeOf } from '#app/pages.ts';
import { paths } from '#app/paths.ts';
import { apiAtom, useMe } from '#app/state/session.ts';
import { accountDeletedAtom } from '#app/state/sign-out.ts';

/** Deletes the account, then forgets the student here and goes to the landing page. */
export function DeleteAccount({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const me = useMe();
  const api = useAtomValue(apiAtom);
  const accountDeleted = useSetAtom(accountDeletedAtom);
  const [, navigate] = useLocation();
  const toast = useToast();
  /** Which proof the account takes. The server answers that it is the e-mail once a password was tried. */
  const [proof, setProof] = useState<'password' | 'email'>('password');
  const { busy, error, errors, clear, submit } = useForm('delete', 'password', 'confirm');

  async function remove(given: string) {
    try {
      await api('deleteMe', { body: proof === 'password' ? { password: given } : { confirm: given } });
    } catch (problem) {
      if (refusedFields(problem).confirm) setProof('email');
      throw problem;
    }
    // The landing page must show at once; else the guard of this page would lead to the sign-in page first.
    await routeOf(paths.home)
      ?.page.load()
      .catch(() => {});
    navigate(paths.home);
    accountDeleted(me.id);
    toast({ text: 'Your account and everything in it are deleted.' });
  }

  return (
    <DeleteAccountDialog
      open={open}
      onOpenChange={(next) => {
        clear();
        onOpenChange(next);
      }}
      proof={proof}
      onDelete={(given) => void submit({}, () => remove(given))}
      onProofChange={() => clear()}
      busy={busy}
      proofError={errors.password ?? errors.confirm}
      error={error}
    />
  );
}
