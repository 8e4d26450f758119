import { useEffect, useState } from 'react';
import { hasUnsaved, takeUnsaved, type UnsavedWriting } from './unsaved-writing.ts';

/** What an earlier page could not save of a text; null where there is nothing, undefined until that is known. */
export function useUnsavedWriting(studentId: string, id: string) {
  const [unsaved, setUnsaved] = useState<UnsavedWriting | null | undefined>(() =>
    hasUnsaved(studentId, id) ? undefined : null,
  );
  const isKnown = unsaved !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let gone = false;
    void takeUnsaved(studentId, id).then((found) => gone || setUnsaved(found));
    return () => {
      gone = true;
    };
  }, [isKnown, studentId, id]);
  return unsaved;
}
