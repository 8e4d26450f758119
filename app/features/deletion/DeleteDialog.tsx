import { ConfirmDialog, type ConfirmDialogProps } from '@laurel/ui';
import { type DeletedRow, useDelete } from './useDelete.ts';

interface DeleteDialogProps extends Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'description'> {
  what: 'activity' | 'application' | 'supplemental';
  row: DeletedRow;
  request: () => Promise<unknown>;
  onDeleted: () => void;
}

/** Asks before a row is deleted, deletes it, and offers to undo that. */
export function DeleteDialog({ what, row, request, onOpenChange, onDeleted, ...dialog }: DeleteDialogProps) {
  const { busy, error, remove, clearError } = useDelete();

  async function confirm() {
    if (!(await remove(row, request))) onDeleted();
  }

  return (
    <ConfirmDialog
      {...dialog}
      onOpenChange={(next) => {
        clearError();
        onOpenChange(next);
      }}
      title={`Delete ${what}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={busy}
      error={error}
      onConfirm={() => void confirm()}
    />
  );
}
