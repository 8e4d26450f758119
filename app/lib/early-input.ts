/** What a visitor typed or ticked in a built page before React took it over. */
const early = new Map<HTMLInputElement, { value: string; ticked: boolean }>();

function note(field: HTMLInputElement) {
  const { value, checked, defaultChecked } = field;
  early.set(field, { value, ticked: checked !== defaultChecked });
}

const noteEvent = ({ target }: Event) => note(target as HTMLInputElement);

/** Holds back a form that is sent while React takes the page over, because its components do not know yet what was typed. */
function holdBack(event: SubmitEvent) {
  event.preventDefault();
  event.stopImmediatePropagation();
  (event.target as HTMLFormElement).dataset.sent = 'early';
}

/** Remembers what was typed, ticked and sent under `root` until now and until it is replayed, so that hydrating it loses nothing of it. */
export function noteEarlyInput(root: HTMLElement) {
  for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea'))
    if (field.value !== field.defaultValue || field.checked !== field.defaultChecked) note(field);
  // React takes its time on a slow device, and the visitor goes on typing.
  addEventListener('input', noteEvent, true);
  addEventListener('submit', holdBack, true);
}

/** Tells React's components what was typed, ticked and sent (`public/early.js`) before, as if it happened now; once. */
export function replayEarlyInput() {
  removeEventListener('input', noteEvent, true);
  removeEventListener('submit', holdBack, true);
  for (const [field, { value, ticked }] of early) {
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
  early.clear();
  const form = document.querySelector<HTMLFormElement>('form[data-sent]');
  delete form?.dataset.sent;
  form?.requestSubmit();
}
