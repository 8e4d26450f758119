import { useEffect, useRef, useState } from 'react';
import { forgetFields, onForgotten, storeFields, takeFields } from './unsaved-writing.ts';

/** What is typed into the form of something new. The browser stores it until it is added, also when the page is left. */
export function useUnsavedForm<Fields extends object>(studentId: string, id: string, empty: Fields) {
  const [fields, setFields] = useState(empty);
  const newest = useRef(fields);

  function show(next: Fields) {
    newest.current = next;
    setFields(next);
  }

  useEffect(() => {
    void takeFields(studentId, id, empty).then((unsaved) => {
      if (unsaved && newest.current === empty) show(unsaved);
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
      storeFields(studentId, id, next);
    },
    /** Forgets what was added. What was typed meanwhile belongs to the next one. */
    forget: (added: Fields) => {
      forgetFields(studentId, id, added);
      if (newest.current === added) show(empty);
    },
  };
}
