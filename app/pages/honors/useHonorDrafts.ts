import { type HonorDetails, newHonor } from '@laurel/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Honor } from '#contract/honors.ts';
import { forgetFields, storeFields, takeFields } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';

/** The honors that are being changed. The browser stores what is typed until the change is saved or given up. */
export function useHonorDrafts(studentId: string, honors: readonly Honor[] | undefined) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, HonorDetails>>>({});
  const loaded = honors !== undefined;

  const openUnsaved = useEffectEvent(() => {
    for (const { id } of honors ?? [])
      void takeFields(studentId, writingIds.honor(id), newHonor).then(
        (unsaved) => unsaved && setDrafts((now) => ({ [id]: unsaved, ...now })),
      );
  });
  useEffect(() => {
    if (loaded) openUnsaved();
  }, [loaded]);

  return {
    drafts,
    /** Begins a change. Nothing is stored before something is typed. */
    open: (id: string) => {
      const honor = honors?.find((row) => row.id === id);
      if (honor) setDrafts((now) => ({ ...now, [id]: honor }));
    },
    /** Null ends the change. */
    change: (id: string, draft: HonorDetails | null) => {
      if (draft) storeFields(studentId, writingIds.honor(id), draft);
      else if (drafts[id]) forgetFields(studentId, writingIds.honor(id), drafts[id]);
      setDrafts(({ [id]: before, ...others }) => (draft ? { ...others, [id]: draft } : others));
    },
  };
}
