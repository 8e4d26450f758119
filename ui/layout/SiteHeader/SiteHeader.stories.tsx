import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const meta = preview.meta({
  component: SiteHeader,
  args: { hrefs: { signIn: '#sign-in', signUp: '#sign-up', dashboard: '#dashboard' }, onSignOut: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '#sign-in');
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '#sign-up');
    await expect(canvas.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  },
});

export const SignedIn = meta.story({
  args: { signedIn: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Open Dashboard' })).toHaveAttribute('href', '#dashboard');
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** The header stays, and its hairline appears once the page has moved. */
export const Scrolled = meta.story({
  decorators: [
    (Story) => (
      <div style={{ minHeight: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header).not.toHaveAttribute('data-scrolled');
    scrollTo({ top: 200, behavior: 'instant' });
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'));
    await expect(header.getBoundingClientRect().top).toBe(0);
    scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(header).not.toHaveAttribute('data-scrolled'));
  },
});

export const Keyboard = meta.story({
  play: async () => {
    for (const name of ['Laurel home', 'Sign In', 'Sign Up']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  args: { signedIn: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
