import { spyOn, userEvent } from 'storybook/test';

/** Follows a link to another tab, and tells whether the app left it to the browser, which is kept from it here. */
export async function isTheBrowsers(link: HTMLElement) {
  const clicked = new Promise<boolean>((resolve) => {
    const onClick = (event: MouseEvent) => {
      resolve(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', onClick, { once: true });
  });
  await userEvent.click(link);
  return clicked;
}

/** The signals by which requests that are made meanwhile can be given up. */
export async function signalsOf(act: () => Promise<void>) {
  const fetched = spyOn(window, 'fetch');
  await act();
  const signals = fetched.mock.calls.flatMap(([, init]) => init?.signal ?? []);
  fetched.mockRestore();
  return signals;
}
