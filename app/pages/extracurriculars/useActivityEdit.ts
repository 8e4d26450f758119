import type { ActivityInput, SaveState } from '@laurel/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Activity } from '#contract/activities.ts';
import { forgetFields, storeFields } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { messageFor } from '#app/lib/messages.ts';
import { Saver } from '#app/lib/saver.ts';
import { useSend } from '#app/state/server.ts';
import { useMe } from '#app/state/session.ts';
import { inputOf, readInput } from '#app/lib/activity-input.ts';
import { changesOf } from '#app/lib/changes-of.ts';
import { saveDelays } from '#app/lib/save-delays.ts';

const NOT_YET = 'This is not saved yet. It stays open, and your words are kept on this device.';

/**
 * An activity while it is edited, and its saving.
 * @param unsaved what an earlier page could not save: it is shown and saved as if it was just typed
 */
export function useActivityEdit(
  activity: Activity,
  unsaved: ActivityInput | null,
  onSaved: (activity: Activity) => void,
) {
  const send = useSend();
  const { id: studentId } = useMe();
  const { id } = activity;
  const [input, setInput] = useState(() => unsaved ?? inputOf(activity));
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [error, setError] = useState<string>();
  const [deleted, setDeleted] = useState(false);
  const stored = useRef(activity);
  const saved = useEffectEvent(onSaved);

  const saver = useRef<Saver<ActivityInput>>(null);
  useEffect(() => {
    const writingId = writingIds.activity(id);
    const current = new Saver<ActivityInput>({
      id: writingId,
      save: async (value, options) => {
        const body = changesOf(stored.current, readInput(value).fields);
        if (Object.keys(body).length > 0) {
          stored.current = await send('patchActivity', { params: { activityId: id }, body, ...options });
          saved(stored.current);
          setDeleted(false);
        }
        setError(undefined);
      },
      store: (value) => storeFields(studentId, writingId, value),
      // What the server would refuse is stored nowhere else.
      forget: (value) => isSound(value) && forgetFields(studentId, writingId, value),
      onState: setSaveState,
      onRefused: (problem) => {
        setDeleted(problem.status === 404);
        if (problem.status !== 404) setError(messageFor(problem, 'save'));
      },
    });
    saver.current = current;
    if (unsaved) current.change(unsaved, 0);
    return () => current.close();
  }, [send, id, studentId, unsaved]);

  // What another tab or device has changed meanwhile shows here too, because the next save would overwrite it without a word. A field that
  // the student is changing here stays as it is typed.
  const takeOver = useEffectEvent((now: Activity) => {
    const before = inputOf(stored.current);
    const elsewhere = changesOf(before, inputOf(now));
    stored.current = now;
    if (Object.keys(elsewhere).length === 0) return;
    const next = { ...input, ...elsewhere, ...changesOf(before, input) };
    setInput(next);
    if (saveState !== 'saved') saver.current!.change(next, saveDelays.activity);
  });
  useEffect(() => takeOver(activity), [activity]);

  /** Saves what is typed to the activity that was brought back. Answers why the server refused it, or null where it did not. */
  async function restored() {
    const refusal = await saver.current!.retry();
    setDeleted(refusal?.status === 404);
    return refusal;
  }

  const sound = isSound(input);
  return {
    input,
    errors: readInput(input).errors,
    error,
    /** Whether it was deleted somewhere else, so that it can't be saved. */
    deleted,
    restored,
    // Nothing is shown as saved while the server would refuse a field.
    saveState: sound || saveState !== 'saved' ? saveState : null,
    change: (next: ActivityInput) => {
      setInput(next);
      saver.current?.change(next, saveDelays.activity);
    },
    /** Saves now. Answers whether the server has all that is typed, or that the activity is deleted. */
    finish: async (): Promise<'stored' | 'unstored' | 'deleted'> => {
      if (deleted && (await restored())?.status === 404) return 'deleted';
      if (sound && (await saver.current!.flush())) return 'stored';
      setError((now) => now ?? NOT_YET);
      return 'unstored';
    },
    /** Forgets what is typed. */
    giveUp: () => saver.current?.drop(),
  };
}

const isSound = (input: ActivityInput) => Object.keys(readInput(input).errors).length === 0;
