import type { ConfirmDialogProps } from '@laurel/ui';
import { useState } from 'react';
import type { Activity } from '#contract/activities.ts';
import { Problem } from '#contract/problem.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useSend } from '#app/state/server.ts';

/** Deletes an activity once the student has said so. */
export function useDeleteActivity(onDeleted: (activity: Activity) => void) {
  const send = useSend();
  const [asked, setAsked] = useState<Activity | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function ask(activity: Activity | null) {
    setAsked(activity);
    setError(undefined);
  }

  async function remove(activity: Activity) {
    setBusy(true);
    setError(undefined);
    try {
      await send('deleteActivity', { params: { activityId: activity.id } }).catch((problem: unknown) => {
        // It was deleted on another page.
        if (!(problem instanceof Problem && problem.status === 404)) throw problem;
      });
      ask(null);
      onDeleted(activity);
    } catch (problem) {
      setError(messageFor(problem, 'delete'));
    } finally {
      setBusy(false);
    }
  }

  const dialog: ConfirmDialogProps = {
    open: asked !== null,
    onOpenChange: (open) => !open && ask(null),
    title: 'Delete activity?',
    description: `${asked?.title || 'This activity'} will be removed from your list. This cannot be undone.`,
    confirmLabel: 'Delete',
    busyLabel: 'Deleting...',
    busy,
    error,
    onConfirm: () => asked && void remove(asked),
  };
  return { ask, dialog };
}
