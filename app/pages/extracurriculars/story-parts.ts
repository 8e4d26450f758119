import { screen, within } from 'storybook/test';

export const row = async (name: string) => within(await screen.findByRole('article', { name }));

export const form = async () => within(await screen.findByRole('region', { name: 'Add an activity' }));

export const button = (name: string) => screen.findByRole('button', { name });

export const titles = () => [...document.querySelectorAll('article h3')].map((heading) => heading.textContent);

/** What the clipboard was given; tests have no leave to write to the real one. */
export const copied: string[] = [];
const clipboard = (write: (text: string) => Promise<void>) => () => {
  copied.length = 0;
  const real = navigator.clipboard;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
  return () => Object.defineProperty(navigator, 'clipboard', { value: real, configurable: true });
};
export const takes = clipboard(async (text) => void copied.push(text));
export const refuses = clipboard(() => Promise.reject(new DOMException('No.', 'NotAllowedError')));
