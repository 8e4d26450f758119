import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const sections = [
  { name: 'How it Works', href: '#how' },
  { name: 'Features', href: '#features' },
  { name: 'Demo', href: '#demo' },
  { name: 'Testimonials', href: '#testimonials' },
  { name: 'Pricing', href: '#pricing' },
];

const meta = preview.meta({
  component: SiteHeader,
  args: {
    hrefs: { home: '#home', signIn: '#sign-in', signUp: '#sign-up', dashboard: '#dashboard', settings: '/settings' },
    sections,
    onSignOut: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '#sign-in');
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '#sign-up');
    await expect(canvas.queryByRole('button', { name: 'Sign Out' })).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How it Works' })).toHaveAttribute('href', '#how');
  },
});

export const SignedIn = meta.story({
  args: { signedIn: true, student: { name: 'Noor Haddad', email: 'noor.haddad@example.com' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Open Dashboard' })).toHaveAttribute('href', '#dashboard');
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const SigningOut = meta.story({
  args: { signedIn: true, student: { name: 'Noor Haddad', email: 'noor.haddad@example.com' }, signingOut: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Signing out...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSignOut).not.toHaveBeenCalled();
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
    const links = ['Skip to content', 'Laurel home', ...sections.map(({ name }) => name), 'Sign In', 'Sign Up'];
    for (const name of links) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
});

/** All of it on one line. */
export const Tablet = meta.story({
  args: { signedIn: true, student: { name: 'Noor Haddad', email: 'noor.haddad@example.com' } },
  globals: { viewport: { value: 'tablet' } },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(innerWidth).toBe(834);
    for (const { name } of sections) await expect(canvas.getByRole('link', { name })).toBeVisible();
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const { firstElementChild: inner } = canvas.getByRole('banner');
    const parts = [...inner!.children].slice(1).map(middle);
    await expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(2);
  },
});

/** The links to the sections are in the footer there. */
export const Phone = meta.story({
  args: { signedIn: true, student: { name: 'Noor Haddad', email: 'noor.haddad@example.com' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Sections' })).toBeNull();
  },
});
