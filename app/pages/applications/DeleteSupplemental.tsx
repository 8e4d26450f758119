import { ConfirmDialog } from '@laurel/ui';
import { useState } from 'react';
import type { Supplemental } from '#contract/supplementals.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useSend } from '#app/state/server.ts';

interface DeleteSupplementalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  supplemental: Supplemental;
  onDeleted: () => void;
}

/** Deletes a supplemental after asking. */
export function DeleteSupplemental({ open, onOpenChange, supplemental, onDeleted }: DeleteSupplementalProps) {
  const { id: sid, appId, title } = supplemental;
  const send = useSend();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function remove() {
    setBusy(true);
    setError(undefined);
    try {
      await send('deleteSupplemental', { params: { appId, sid } });
      onDeleted();
    } catch (problem) {
      setError(messageFor(problem, 'delete'));
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        setError(undefined);
        onOpenChange(next);
      }}
      title="Delete supplemental?"
      description={`“${title}”, what you wrote for it and its earlier texts will be gone.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={busy}
      error={error}
      onConfirm={() => void remove()}
    />
  );
}
