import { useEffect, useState } from 'react';
import { isKept, type KeptWriting, takeKeptWriting } from './kept.ts';

/** What an earlier page could not save of the student's writing; undefined until that is known, which it mostly is at once. */
export function useKept(studentId: string, id: string) {
  const [kept, setKept] = useState<KeptWriting | null | undefined>(() => (isKept(studentId, id) ? undefined : null));
  const isKnown = kept !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let gone = false;
    void takeKeptWriting(studentId, id).then((found) => gone || setKept(found));
    return () => {
      gone = true;
    };
  }, [isKnown, studentId, id]);
  return kept;
}
