import { type RefObject, useEffect } from 'react';

/** Takes the focus to the first field with an error, unless the student has gone elsewhere meanwhile. */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, errors: object) {
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) return;
    form.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
