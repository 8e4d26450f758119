import { flushSync } from 'react-dom';

/** What the parts of this page consist of as it was built, by their names. */
const parts = new Map<string, ChildNode[]>();

/** What a part consists of in the page that was built; undefined where that has no such part. */
export const builtPart = (name: string) => parts.get(name);

/**
 * Draws the app in the place of the page as it was built. It is not hydrated: who is signed in, what day it is and how the
 * student's browser is set are not known when it is built. What was typed and sent until now, and the focus, stay.
 */
export function takeOver(root: HTMLElement, render: () => void) {
  for (const part of root.querySelectorAll<HTMLElement>('[data-part]'))
    parts.set(part.dataset.part!, [...part.childNodes]);
  handOver(root, () => flushSync(render));
}

const FIELDS = 'input, textarea';
const FOCUSABLE = `${FIELDS}, a[href], button, [tabindex]`;

/** Does what draws a part of the page anew, with the same elements, and brings what was typed and sent (`public/early.js`) and the focus over. */
export function handOver(root: HTMLElement, draw: () => void) {
  const all = <E extends HTMLElement>(selector: string) => [...root.querySelectorAll<E>(selector)];
  const typed = all<HTMLInputElement>(FIELDS).map(({ value, defaultValue }) => (value === defaultValue ? null : value));
  const ticked = all<HTMLInputElement>(FIELDS).map(({ checked, defaultChecked }) => checked !== defaultChecked);
  const sent = all<HTMLFormElement>('form').findIndex((form) => form.dataset.sent === 'early');
  const focused = all(FOCUSABLE).indexOf(document.activeElement as HTMLElement);
  draw();
  const fields = all<HTMLInputElement>(FIELDS);
  fields.forEach((field, at) => {
    const value = typed[at];
    if (typeof value === 'string') type(field, value);
    if (ticked[at]) field.click();
  });
  all<HTMLFormElement>('form')[sent]?.requestSubmit();
  if (focused >= 0) all(FOCUSABLE)[focused]?.focus({ preventScroll: true });
}

/** As a keyboard would: React hears of a value only where it was set past its own setter. */
function type(field: HTMLInputElement, value: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!;
  setter.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
