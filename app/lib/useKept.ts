import { useEffect, useState } from 'react';
import { type KeptWriting, takeKeptWriting } from './kept.ts';

/** What an earlier page could not save of the student's writing; undefined until that is known. */
export function useKept(studentId: string, id: string) {
  const [kept, setKept] = useState<KeptWriting | null>();
  useEffect(() => {
    let gone = false;
    void takeKeptWriting(studentId, id).then((found) => gone || setKept(found));
    return () => {
      gone = true;
    };
  }, [studentId, id]);
  return kept;
}
