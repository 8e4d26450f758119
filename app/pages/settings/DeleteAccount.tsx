import { DeleteAccountDialog, useToast } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useRequest } from '#app/lib/useRequest.ts';
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
  const [proofError, setProofError] = useState<string>();
  const { busy, error, run, clearError } = useRequest('delete');

  function clearErrors() {
    setProofError(undefined);
    clearError();
  }

  async function remove(given: string) {
    setProofError(undefined);
    await run(async () => {
      await api('deleteMe', { body: proof === 'password' ? { password: given } : { confirm: given } });
      // The landing page must show at once; else the guard of this page would lead to the sign-in page first.
      await routeOf(paths.home)
        ?.page.load()
        .catch(() => {});
      navigate(paths.home);
      accountDeleted(me.id);
      toast({ text: 'Your account and everything in it are deleted.' });
    }, refuseProof);
  }

  function refuseProof(problem: unknown) {
    const { password, confirm } = refusedFields(problem);
    if (confirm) setProof('email');
    setProofError(password ?? confirm);
    return Boolean(password ?? confirm);
  }

  function openOrClose(next: boolean) {
    clearErrors();
    onOpenChange(next);
  }

  return (
    <DeleteAccountDialog
      open={open}
      onOpenChange={openOrClose}
      proof={proof}
      onDelete={(given) => void remove(given)}
      onProofChange={clearErrors}
      busy={busy}
      proofError={proofError}
      error={error}
    />
  );
}
