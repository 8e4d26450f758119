import { type HonorDetails, newHonor } from '@laurel/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Honor } from '#contract/honors.ts';
import { forgetFields, keepFields, takeKeptFields } from '#app/lib/kept-fields.ts';
import { keptIds } from '#app/lib/kept-ids.ts';

/** The honors that are being changed. What is typed stays in the browser until the change is saved or given up. */
export function useHonorDrafts(studentId: string, honors: readonly Honor[] | undefined) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, HonorDetails>>>({});
  const loaded = honors !== undefined;

  const openKept = useEffectEvent(() => {
    for (const { id } of honors ?? [])
      void takeKeptFields(studentId, keptIds.honor(id), newHonor).then(
        (kept) => kept && setDrafts((now) => ({ [id]: kept, ...now })),
      );
  });
  useEffect(() => {
    if (loaded) openKept();
  }, [loaded]);

  return {
    drafts,
    /** Begins a change; as long as nothing is typed there is nothing to keep. */
    open: (id: string) => {
      const honor = honors?.find((row) => row.id === id);
      if (honor) setDrafts((now) => ({ ...now, [id]: honor }));
    },
    /** Null ends the change. */
    change: (id: string, draft: HonorDetails | null) => {
      if (draft) keepFields(studentId, keptIds.honor(id), draft);
      else if (drafts[id]) forgetFields(studentId, keptIds.honor(id), drafts[id]);
      setDrafts(({ [id]: before, ...others }) => (draft ? { ...others, [id]: draft } : others));
    },
  };
}
