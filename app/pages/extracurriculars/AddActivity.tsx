import { ActivityForm, type ActivityInput, SmartFrameDialog } from '@laurel/ui';
import { type RefObject, useState } from 'react';
import type { Activity, NewActivity } from '#contract/activities.ts';
import { formWords } from '#contract/form-words.ts';
import { sentences } from '#contract/sentences.ts';
import { OwnAiRules } from '#app/features/ai-rules/OwnAiRules.tsx';
import { emptyInput, isBare, readInput } from '#app/lib/activity-input.ts';
import { useForm } from '#app/lib/useForm.ts';
import { useSend } from '#app/state/server.ts';
import { useMe } from '#app/state/session.ts';
import { useUnsavedForm } from '#app/storage/useUnsavedForm.ts';
import { writingIds, NEW } from '#app/storage/writing-ids.ts';
import { useSmartFrame } from './useSmartFrame.ts';

interface AddActivityProps {
  onAdded: (activity: Activity) => void;
  titleRef: RefObject<HTMLInputElement | null>;
}

/** Adds an activity. The browser stores what is typed until it is added, also when the page is left. */
export function AddActivity({ onAdded, titleRef }: AddActivityProps) {
  const send = useSend();
  const { fields: input, ...form } = useUnsavedForm(useMe().id, writingIds.activity(NEW), emptyInput);
  const [help, setHelp] = useState<string>();
  const { busy, error, errors, clear, submit } = useForm<keyof ActivityInput>('save');
  const smartFrame = useSmartFrame(input, change);

  function change(next: ActivityInput) {
    form.change(next);
    setHelp(undefined);
    clear();
  }

  /** Whether there is something to work with; otherwise says why nothing happens. */
  function isReady() {
    const bare = isBare(input);
    setHelp(bare ? sentences.activityEmpty : undefined);
    return !bare;
  }

  async function add() {
    if (busy || !isReady()) return;
    const { fields, errors } = readInput(input);
    const isAdded = await submit(errors, async () => {
      const activity = await send('createActivity', { body: fields as NewActivity });
      form.forget(input);
      setHelp(`Added ${activity.title || 'the activity'}.`);
      onAdded(activity);
    });
    if (isAdded) titleRef.current?.focus();
  }

  return (
    <>
      <ActivityForm
        value={input}
        onChange={change}
        errors={errors}
        onUndo={smartFrame.undo}
        words={formWords}
        onKeyDown={smartFrame.onKeyDown}
        help={help}
        error={error}
        adding={busy}
        titleRef={titleRef}
        onAdd={() => void add()}
        onSmartFrame={() => isReady() && smartFrame.ask()}
      />
      <SmartFrameDialog {...smartFrame.dialog} rules={<OwnAiRules />} />
    </>
  );
}
