import { flushSync } from 'react-dom';

/** Marks what is wrong, and takes the focus to the first field of it. */
export function markErrors(form: HTMLFormElement, mark: () => void) {
  // Drawn at once: a field that is not marked yet can't be found.
  flushSync(mark);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
