/** What a visitor typed or ticked in a built page before React took it over. */
let typed: { field: HTMLInputElement; value: string; ticked: boolean }[] = [];

/** Remembers what was typed and ticked under `root` until now, so that hydrating it loses nothing of it. */
export function noteEarlyInput(root: HTMLElement) {
  typed = [...root.querySelectorAll<HTMLInputElement>('input, textarea')]
    .filter(({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked)
    .map((field) => ({ field, value: field.value, ticked: field.checked !== field.defaultChecked }));
}

/** Tells React's components what was typed, ticked and sent (`public/early.js`) before, as if it happened now; once. */
export function replayEarlyInput() {
  for (const { field, value, ticked } of typed.splice(0)) {
    if (ticked) {
      field.checked = field.defaultChecked;
      field.click();
    } else {
      // React hears of a value only where it was set past the setter that React puts on the element.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  const form = document.querySelector<HTMLFormElement>('form[data-sent]');
  delete form?.dataset.sent;
  form?.requestSubmit();
}
