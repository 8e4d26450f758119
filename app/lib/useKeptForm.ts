import { useEffect, useRef, useState } from 'react';
import { onForgotten } from './kept.ts';
import { forgetFields, keepFields, takeKeptFields } from './kept-fields.ts';

/** What is typed into the form of something new. It stays in the browser until it is added, also when the page is left. */
export function useKeptForm<Fields extends object>(studentId: string, id: string, empty: Fields) {
  const [fields, setFields] = useState(empty);
  const newest = useRef(fields);

  function show(next: Fields) {
    newest.current = next;
    setFields(next);
  }

  useEffect(() => {
    void takeKeptFields(studentId, id, empty).then((kept) => {
      if (kept && newest.current === empty) show(kept);
    });
  }, [studentId, id, empty]);

  useEffect(
    () => onForgotten((ofStudent, forgotten) => ofStudent === studentId && forgotten === id && show(empty)),
    [studentId, id, empty],
  );

  return {
    fields,
    change: (next: Fields) => {
      show(next);
      keepFields(studentId, id, next);
    },
    /** Forgets what was added; what was typed meanwhile is of the next one. */
    forget: (added: Fields) => {
      forgetFields(studentId, id, added);
      if (newest.current === added) show(empty);
    },
  };
}
