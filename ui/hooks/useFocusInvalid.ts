import { type RefObject, useEffect } from 'react';

/**
 * Takes the focus to the first wrong field of a form that was refused, unless it is elsewhere by then. `refused` is a new
 * object every time that the form is refused, and only then.
 */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, refused: object) {
  useEffect(() => {
    if (form.current && !isElsewhere(form.current)) focusInvalid(form.current);
  }, [form, refused]);
}

/** Takes the focus to the first wrong field; says whether there is one. */
export function focusInvalid(form: HTMLElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null;
}

/** A form's button may stand outside of it; and some browsers give a pressed button no focus, so that the page has it. */
function isElsewhere(form: HTMLElement) {
  const focused = document.activeElement;
  if (!focused || focused.contains(form) || form.contains(focused)) return false;
  return !(focused instanceof HTMLButtonElement && focused.form === form);
}
