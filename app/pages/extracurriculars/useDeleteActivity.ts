import type { ConfirmDialogProps } from '@laurel/ui';
import { useState } from 'react';
import type { Activity } from '#contract/activities.ts';
import { useDelete } from '#app/features/deletion/useDelete.ts';
import { useSend } from '#app/state/server.ts';

const nameOf = ({ title }: Activity) => title || 'This activity';

/** Deletes an activity once the student has said so. */
export function useDeleteActivity(onDeleted: (activity: Activity) => void) {
  const send = useSend();
  const [asked, setAsked] = useState<Activity | null>(null);
  const { busy, error, remove, clearError } = useDelete();

  function ask(activity: Activity | null) {
    setAsked(activity);
    clearError();
  }

  async function confirm(activity: Activity) {
    const { id } = activity;
    if (await remove({ id, name: nameOf(activity) }, () => send('deleteActivity', { params: { activityId: id } })))
      return;
    ask(null);
    onDeleted(activity);
  }

  const dialog: ConfirmDialogProps = {
    open: asked !== null,
    onOpenChange: (open) => !open && ask(null),
    title: 'Delete activity?',
    description: `${asked ? nameOf(asked) : ''} will be removed from your list.`,
    confirmLabel: 'Delete',
    busyLabel: 'Deleting...',
    busy,
    error,
    onConfirm: () => asked && void confirm(asked),
  };
  return { ask, dialog };
}
