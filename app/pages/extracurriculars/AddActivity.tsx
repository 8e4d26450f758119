import { ActivityForm, SmartFrameDialog } from '@laurel/ui';
import type { RefObject } from 'react';
import type { Activity } from '#contract/activities.ts';
import { useNewActivity } from './useNewActivity.ts';
import { useSmartFrameOf } from './useSmartFrame.ts';

interface AddActivityProps {
  studentId: string;
  onAdded: (activity: Activity) => void;
  titleRef: RefObject<HTMLInputElement | null>;
}

export function AddActivity({ studentId, onAdded, titleRef }: AddActivityProps) {
  const activity = useNewActivity(studentId, onAdded);
  const { smartFrame, undo, onKeyDown } = useSmartFrameOf(activity);
  return (
    <>
      <ActivityForm
        value={activity.input}
        onChange={activity.change}
        errors={activity.errors}
        onUndo={undo}
        onKeyDown={onKeyDown}
        help={activity.help}
        error={activity.error}
        adding={activity.adding}
        titleRef={titleRef}
        onAdd={async () => {
          if (await activity.add()) titleRef.current?.focus();
        }}
        onSmartFrame={() => activity.isReady() && smartFrame.ask(activity.input)}
      />
      <SmartFrameDialog {...smartFrame.dialog} />
    </>
  );
}
