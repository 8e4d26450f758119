import { ConfirmDialog } from '@laurel/ui';
import type { Supplemental } from '#contract/supplementals.ts';
import { useDelete } from '#app/features/deletion/useDelete.ts';
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
  const { busy, error, remove, clearError } = useDelete();

  async function confirm() {
    const row = { id: sid, name: title };
    if (!(await remove(row, () => send('deleteSupplemental', { params: { appId, sid } })))) onDeleted();
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        clearError();
        onOpenChange(next);
      }}
      title="Delete supplemental?"
      description={`“${title}”, what you wrote for it and its earlier texts will be removed.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={busy}
      error={error}
      onConfirm={() => void confirm()}
    />
  );
}
