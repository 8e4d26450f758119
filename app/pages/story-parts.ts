import { userEvent } from 'storybook/test';

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
