import { ArrowLeft } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { expectApart, inLargeText } from '../../../.storybook/large-text.ts';
import preview from '../../../.storybook/preview.tsx';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';

const meta = preview.meta({
  component: AppShell,
  args: {
    current: 'dashboard' as AppShellProps['current'],
    hrefs: {
      dashboard: '#dashboard',
      admitlens: '#admitlens',
      applications: '#applications',
      essays: '#essays',
      extracurriculars: '#extracurriculars',
      honors: '#honors',
      settings: '#settings',
    },
    student: { name: 'Maya Haddad', email: 'maya@example.com' },
    onSignOut: fn(),
    crumb: 'Dashboard',
    children: (
      <div style={{ padding: '40px var(--gutter)' }}>
        <h1 tabIndex={-1}>Good evening, Maya</h1>
        <p>Three deadlines this week.</p>
      </div>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

const names = ['Dashboard', 'AdmitLens', 'Applications', 'Essays', 'Extracurriculars', 'Honors', 'Settings'];

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
    await expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByRole('link', { name: 'Essays' })).toHaveAttribute('href', '#essays');
    await expect(canvas.getByRole('link', { name: 'Maya Haddad maya@example.com' })).toHaveAttribute(
      'href',
      '#settings',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const Essays = meta.story({
  args: { current: 'essays', crumb: 'Essays' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(main.getByRole('link', { current: 'page' })).toHaveAccessibleName('Essays');
  },
});

/** Icons alone; the links keep their names. */
export const Focused = meta.story({
  args: { current: 'essays', focused: true, crumb: 'Number eleven' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    for (const name of names) await expect(main.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Maya Haddad maya@example.com' }).offsetWidth).toBeLessThanOrEqual(
      44,
    );
  },
});

/** The first stop is the way to the content. */
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    for (const name of [
      'Laurel home',
      ...names,
      'Maya Haddad maya@example.com',
      'Signed in as Maya Haddad',
      'Dashboard',
    ]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** What waits is saved before the student is out. */
export const SigningOut = meta.story({
  args: { signingOut: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Signing out...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  },
});

const longName = `Maya ${'Haddad'.repeat(50)}`;

export const LongText = meta.story({
  args: { student: { name: longName, email: `${'maya'.repeat(75)}@example.com` }, children: <h1>{longName}</h1> },
});

/** A student without a name yet. */
export const NoName = meta.story({ args: { student: { name: '', email: 'maya@example.com' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Five tabs; the other sections are behind More. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Applications',
      'Essays',
      'AdmitLens',
    ]);
    await userEvent.click(main.getByRole('button', { name: 'More' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
    await expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Extracurriculars',
      'Honors',
      'Settings',
    ]);
  },
});

export const PhoneElsewhere = meta.story({
  args: { current: 'honors', crumb: 'Honors' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'page');
  },
});

/** The writing has the phone to itself: a bar of its own, and no tabs. */
export const PhoneFocused = meta.story({
  args: {
    current: 'essays',
    focused: true,
    phoneBar: (
      <IconButton icon={ArrowLeft} label="Back to essays" asChild>
        <Link href="#essays" />
      </IconButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to essays' })).toBeVisible();
  },
});

/** The links go below the mark, and the name is cut before anything else. */
export const LargeText = meta.story({
  args: { student: { name: longName, email: 'maya@example.com' } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: inLargeText,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    const account = header.getByRole('link', { name: /^Signed in as/ });
    await expectApart(
      header.getByRole('link', { name: 'Laurel home' }),
      account,
      header.getByRole('link', { name: 'Dashboard' }),
      header.getByRole('button', { name: 'Sign Out' }),
    );
    await expect(account.offsetWidth).toBeGreaterThanOrEqual(44);
  },
});
