import type { ActivityInput } from '@laurel/ui';
import { useState } from 'react';
import type { Activity, NewActivity } from '#contract/activities.ts';
import { sentences } from '#contract/sentences.ts';
import { writingIds, NEW } from '#app/storage/writing-ids.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useUnsavedForm } from '#app/storage/useUnsavedForm.ts';
import { useSend } from '#app/state/server.ts';
import { emptyInput, type InputErrors, isBare, readInput } from '#app/lib/activity-input.ts';

/** The activity that is not added yet. Its words stay until it is, also when the page is left. */
export function useNewActivity(studentId: string, onAdded: (activity: Activity) => void) {
  const send = useSend();
  const { fields: input, ...form } = useUnsavedForm(studentId, writingIds.activity(NEW), emptyInput);
  const [errors, setErrors] = useState<InputErrors>({});
  const [help, setHelp] = useState<string>();
  const [error, setError] = useState<string>();
  const [adding, setAdding] = useState(false);

  function change(next: ActivityInput) {
    form.change(next);
    setErrors({});
    setHelp(undefined);
    setError(undefined);
  }

  /** Whether there is something to work with; otherwise says why nothing happens. */
  function isReady() {
    const bare = isBare(input);
    setHelp(bare ? sentences.activityEmpty : undefined);
    return !bare;
  }

  /** Answers whether it was added. */
  async function add() {
    if (adding || !isReady()) return false;
    const { fields, errors } = readInput(input);
    setErrors(errors);
    setError(undefined);
    if (Object.keys(errors).length > 0) return false;
    setAdding(true);
    try {
      const activity = await send('createActivity', { body: fields as NewActivity });
      form.forget(input);
      setHelp(`Added ${activity.title || 'the activity'}.`);
      onAdded(activity);
      return true;
    } catch (problem) {
      setError(messageFor(problem, 'save'));
      return false;
    } finally {
      setAdding(false);
    }
  }

  return { input, errors, help, error, adding, change, isReady, add };
}
