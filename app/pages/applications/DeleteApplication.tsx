import { Button, ConfirmDialog } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Application } from '#contract/applications.ts';
import { useDelete } from '#app/features/deletion/useDelete.ts';
import { paths } from '#app/paths.ts';
import { dropListed, useSend } from '#app/state/server.ts';
import { tokenAtom } from '#app/state/session.ts';
import classes from './application.module.css';

/** Deletes an application after asking, and leads to those that are left. */
export function DeleteApplication({
  application: { id: appId, college, supplementals },
}: {
  application: Application;
}) {
  const send = useSend();
  const [, navigate] = useLocation();
  const queryClient = useAtomValue(queryClientAtom);
  const token = useAtomValue(tokenAtom);
  const [asking, setAsking] = useState(false);
  const { busy, error, remove, clearError } = useDelete();
  const essays = supplementals.length === 1 ? 'its supplemental' : `its ${supplementals.length} supplementals`;
  const what = supplementals.length === 0 ? 'and your notes on it' : `your notes and ${essays} with all you wrote`;

  async function confirm() {
    if (await remove({ id: appId, name: college }, () => send('deleteApplication', { params: { appId } }))) return;
    dropListed(queryClient, token, appId);
    navigate(paths.applications);
  }

  return (
    <div className={classes.delete}>
      <Button variant="danger-ghost" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        Delete application
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={(next) => {
          clearError();
          setAsking(next);
        }}
        title="Delete application?"
        description={`${college}, ${what} will be removed.`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={busy}
        error={error}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
