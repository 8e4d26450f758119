import type { ActivityInput } from '@laurel/ui';
import { useEffect, useRef, useState } from 'react';
import type { Activity, NewActivity } from '#contract/activities.ts';
import { sentences } from '#contract/sentences.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useSend } from '#app/state/server.ts';
import { emptyInput, type InputErrors, isBare, readInput } from './activity-input.ts';
import { forgetInput, keepInput, NEW, takeKeptInput } from './kept-input.ts';

/** The activity that is not added yet. Its words stay until it is, also when the page is left. */
export function useNewActivity(studentId: string, onAdded: (activity: Activity) => void) {
  const send = useSend();
  const [input, setInput] = useState(emptyInput);
  const [errors, setErrors] = useState<InputErrors>({});
  const [help, setHelp] = useState<string>();
  const [error, setError] = useState<string>();
  const [adding, setAdding] = useState(false);
  const newest = useRef(input);

  function show(next: ActivityInput) {
    newest.current = next;
    setInput(next);
  }

  useEffect(() => {
    void takeKeptInput(studentId, NEW).then((kept) => {
      if (kept && newest.current === emptyInput) show(kept);
    });
  }, [studentId]);

  function change(next: ActivityInput) {
    show(next);
    keepInput(studentId, NEW, next);
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
      forgetInput(studentId, NEW, input);
      // What was typed meanwhile is of the next one.
      if (newest.current === input) show(emptyInput);
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
