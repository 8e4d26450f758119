import type { ActivityInput } from '@laurel/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Activity } from '#contract/activities.ts';
import { takeFields } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { useMe } from '#app/state/session.ts';
import { inputOf } from '#app/lib/activity-input.ts';

interface OpenActivity {
  /** The activity when it was opened. It is sorted by that, so that it does not move while it is edited. */
  before: Activity;
  unsaved: ActivityInput | null;
  /** Whether what forms ask for besides is open too. */
  forForms?: boolean;
}

/** The activities that are being edited. One with unsaved words opens by itself. */
export function useOpenActivities(activities: readonly Activity[]) {
  const { id: studentId } = useMe();
  const [opened, setOpened] = useState<ReadonlyMap<string, OpenActivity>>(new Map());

  function open(before: Activity, unsaved: ActivityInput | null = null, forForms = false) {
    setOpened((now) => (now.has(before.id) ? now : new Map(now).set(before.id, { before, unsaved, forForms })));
  }

  const openUnsaved = useEffectEvent(() => {
    for (const activity of activities)
      void takeFields(studentId, writingIds.activity(activity.id), inputOf(activity)).then(
        (unsaved) => unsaved && open(activity, unsaved),
      );
  });
  useEffect(() => openUnsaved(), []);

  return {
    opened,
    open: (activity: Activity) => open(activity),
    openForForms: (activity: Activity) => open(activity, null, true),
    close: (id: string) => setOpened((now) => new Map([...now].filter(([other]) => other !== id))),
  };
}
