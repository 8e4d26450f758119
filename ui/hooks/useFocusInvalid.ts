import { type RefObject, useEffect } from 'react';

/**
 * Focuses the first wrong field of a refused form, unless the student has left the form by then. `refused` must be a new
 * object each time that the form is refused, and only then.
 */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, refused: object | undefined) {
  useEffect(() => {
    if (refused && form.current && !isElsewhere(form.current)) focusInvalid(form.current);
  }, [form, refused]);
}

/** Focuses the first wrong field and answers whether there is one. */
export function focusInvalid(form: HTMLElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null;
}

/** Whether the focus is outside of the form and its button. Some browsers leave it on the page after a press. */
function isElsewhere(form: HTMLElement) {
  const focused = document.activeElement;
  if (!focused || focused.contains(form) || form.contains(focused)) return false;
  return !(focused instanceof HTMLButtonElement && focused.form === form);
}
