import type { ComponentProps } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { memoryLocation } from 'wouter/memory-location';
import { listActivities } from '#contract/activities.ts';
import { listHonors } from '#contract/honors.ts';
import { logout, readMe } from '#contract/users.ts';
import { App } from '#app/App.tsx';
import { createMockedStore } from '#app/demo/mocked-store.ts';
import { db } from '#mocks/db.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { failing, never, slow, unreachable, watched } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../.storybook/preview.tsx';
import { AppAt } from '../../.storybook/AppAt.tsx';
import { isTheBrowsers } from './story-parts.ts';

const meta = preview.meta({
  title: 'pages/Redirects',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  tags: ['nightly', 'no-picture'],
});

const asked: string[] = [];

const heading = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 1, name });

async function signIn(canvasElement: HTMLElement, email: string) {
  const canvas = within(canvasElement);
  const box = await canvas.findByRole('textbox', { name: 'Email' });
  await userEvent.clear(box);
  await userEvent.type(box, email);
  await userEvent.type(canvas.getByLabelText('Password'), 'spectrogram');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
}

export const NoSessionGoesToSignIn = meta.story({
  tags: ['!nightly'],
  args: { path: '/essaysworkspace?highlights' },
  beforeEach: () => enter('signed out'),
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Welcome back');
    await expect(sessionStorage.getItem('returnTo')).toContain('/essaysworkspace?highlights');
    await signIn(canvasElement, 'noor.haddad@example.com');
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Essay' })).toBeVisible();
    // The page scrolls to its first highlight and opens the remark, and either may cover half a button. It is left as it stands at its top.
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    scrollTo({ top: 0, behavior: 'instant' });
  },
});

export const NotOnboardedGoesToOnboarding = meta.story({
  args: { path: '/dashboard' },
  beforeEach: () => enter('new student'),
  play: async ({ canvasElement }) => void (await heading(canvasElement, 'What do you do when class is over?')),
});

export const SignedInLeavesSignIn = meta.story({
  args: { path: '/signin' },
  play: async ({ canvasElement }) => void (await heading(canvasElement, 'Good morning, Noor')),
});

export const SignedInLeavesSignUp = meta.story({
  args: { path: '/signup' },
  play: async ({ canvasElement }) => void (await heading(canvasElement, 'Good morning, Noor')),
});

export const UnknownPathGoesHome = meta.story({
  args: { path: '/no/such/page' },
  play: async ({ canvasElement }) => void (await heading(canvasElement, 'Apply to college with a clear head.')),
});

/** Who points at a link, or comes to it with the keyboard, finds its page ready. */
export const ReadyBeforeTheClick = meta.story({
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      watched(listHonors, () => asked.push('honors')),
      watched(listActivities, () => asked.push('activities')),
    );
  },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Good morning, Noor');
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('link', { name: 'Honors' }));
    await waitFor(() => expect(asked).toEqual(['honors']));
    canvas.getByRole('link', { name: 'Extracurriculars' }).focus();
    await waitFor(() => expect(asked).toEqual(['honors', 'activities']));
    await userEvent.click(canvas.getByRole('link', { name: 'Honors' }));
    await heading(canvasElement, 'Honors & Awards');
    await expect(asked).toEqual(['honors', 'activities']);
  },
});

/** The page before stays in sight until the next one's code is there. */
export const NoBlankBetweenPages = meta.story({
  args: { path: '/dashboard' },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Good morning, Noor');
    const headings: string[] = [];
    const observer = new MutationObserver(() => headings.push(canvasElement.querySelector('h1')?.textContent ?? ''));
    observer.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Settings' }));
    await heading(canvasElement, 'Settings');
    observer.disconnect();
    await expect(headings).not.toContain('Loading…');
    await expect(headings).not.toContain('');
  },
});

/** Until the student is there, neither a page nor the guest's form is shown. */
export const Loading = meta.story({
  args: { path: '/dashboard' },
  tags: ['!no-picture'],
  beforeEach: ({ msw }) => msw.use(never(readMe)),
  play: async ({ canvasElement }) => void (await heading(canvasElement, 'Loading…')),
});

export const LoadingAtSignIn = meta.story({
  args: { path: '/signin' },
  beforeEach: ({ msw }) => msw.use(never(readMe)),
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Loading…');
    // It is not the script of the form that is waited for.
    await import('./auth/SignInPage.tsx');
    await expect(await heading(canvasElement, 'Loading…')).toBeVisible();
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
  },
});

/** A token with which the student was never loaded is removed without a word, but for one in the console. */
export const BadTokenIsRemoved = meta.story({
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => {
    msw.use(failing(readMe));
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Welcome back');
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(within(canvasElement).getByText('Your drafts are where you left them.')).toBeVisible();
    await expect(console.warn).toHaveBeenCalledWith(
      'The profile could not be loaded.',
      expect.objectContaining({ status: 500 }),
    );
  },
});

export const ExpiredTokenIsRemoved = meta.story({
  args: { path: '/applications' },
  beforeEach: () => db.tokens.clear(),
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Welcome back');
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(within(canvasElement).getByText('Your drafts are where you left them.')).toBeVisible();
    await signIn(canvasElement, 'noor.haddad@example.com');
    await heading(canvasElement, 'Applications');
  },
});

/** On the pages for everyone too. */
export const BadTokenIsRemovedAtHome = meta.story({
  args: { path: '/' },
  beforeEach: ({ msw }) => msw.use(failing(readMe)),
  play: async ({ canvas }) => {
    const header = within(await canvas.findByRole('banner'));
    await expect(header.getByRole('link', { name: 'Open Dashboard' })).toBeVisible();
    await expect(await header.findByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
});

export const UnreachedServerKeepsTheToken = meta.story({
  args: { path: '/dashboard' },
  tags: ['!no-picture'],
  beforeEach: ({ msw }) => msw.use(unreachable(readMe)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Laurel can't be reached")).toBeVisible();
    await expect((await heading(canvasElement, 'No connection')).offsetWidth).toBe(1);
    await expect(localStorage.getItem('token')).not.toBeNull();
  },
});

/** The button keeps the focus while it is tried again, and says so. */
export const UnreachedServerIsTriedAgain = meta.story({
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => msw.use(unreachable(readMe)),
  play: async ({ canvas, canvasElement, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Trying again...' })).toHaveFocus();
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(again).toHaveFocus();
    msw.use(...handlers);
    await userEvent.click(again);
    await heading(canvasElement, 'Good morning, Noor');
  },
});

/** The e-mail is remembered still, and the way back is noted. */
export const SessionEnds = meta.story({
  args: { path: '/dashboard' },
  beforeEach: () => localStorage.setItem('rememberEmail', 'noor.haddad@example.com'),
  play: async ({ canvas, canvasElement }) => {
    await heading(canvasElement, 'Good morning, Noor');
    db.tokens.clear();
    await userEvent.click(canvas.getByRole('link', { name: 'Applications' }));
    await expect(
      await canvas.findByText('Your session has ended. What you wrote is kept on this device.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('noor.haddad@example.com');
    await expect(localStorage.getItem('rememberEmail')).toBe('noor.haddad@example.com');
    await expect(localStorage.getItem('token')).toBeNull();
    await signIn(canvasElement, 'noor.haddad@example.com');
    await heading(canvasElement, 'Applications');
  },
});

/** The way back of one student is not another's. */
export const AnotherStudentSignsIn = meta.story({
  args: { path: '/applications/georgia-tech' },
  beforeEach: () => {
    db.add({ name: 'Sam Okafor', email: 'sam@example.com', password: 'spectrogram', onboarded: true });
  },
  play: async ({ canvas, canvasElement }) => {
    await heading(canvasElement, 'Georgia Institute of Technology');
    db.tokens.clear();
    await userEvent.click(canvas.getAllByRole('link', { name: 'Open in Editor' })[0]!);
    await canvas.findByText(/Your session has ended/);
    await signIn(canvasElement, 'sam@example.com');
    await heading(canvasElement, 'Good morning, Sam');
    await expect(sessionStorage.getItem('returnTo')).not.toContain('essaysworkspace');
  },
});

/** It takes as long as the last words and the server do, and says so. */
export const SigningOut = meta.story({
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => msw.use(slow(logout, 500)),
  play: async ({ canvas, canvasElement }) => {
    await heading(canvasElement, 'Good morning, Noor');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('button', { name: 'Signing out...' })).toHaveAttribute('aria-busy', 'true');
    await heading(canvasElement, 'Welcome back');
    await signIn(canvasElement, 'noor.haddad@example.com');
    await heading(canvasElement, 'Good morning, Noor');
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  },
});

/** Where a link leads outside of the app, the browser follows it. */
export const LinkToAnotherSite = meta.story({
  args: { path: '/honors' },
  play: async ({ canvas, canvasElement }) => {
    await heading(canvasElement, 'Honors & Awards');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    const [source] = await canvas.findAllByRole('link', { name: /opens in a new tab$/ });
    await expect(source).toHaveAttribute('href', expect.stringMatching(/^https:/));
    await expect(await isTheBrowsers(source!)).toBe(true);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Honors & Awards');
  },
});

/** The app, and the way to go to any address in it. */
let world: ComponentProps<typeof App>;
let go: (path: string) => void;
function setUp(path: string) {
  const { hook, navigate } = memoryLocation({ path });
  world = { store: createMockedStore(), location: hook };
  go = navigate;
}

/** Goes to each address: its page has one first heading, which takes the focus. */
async function hasOneHeading(canvasElement: HTMLElement, pages: readonly (readonly [path: string, heading: string])[]) {
  for (const [path, name] of pages) {
    go(path);
    const found = await heading(canvasElement, name);
    await expect(canvasElement.querySelectorAll('h1')).toHaveLength(1);
    await waitFor(() => expect(found).toHaveFocus());
  }
}

export const OneHeadingOnEveryPage = meta.story({
  beforeEach: () => setUp('/'),
  render: () => <App {...world} />,
  play: async ({ canvasElement }) => {
    const supplemental = db.accounts[0]!.applications.find(({ id }) => id === 'georgia-tech')!.supplementals[0]!;
    await heading(canvasElement, 'Apply to college with a clear head.');
    await hasOneHeading(canvasElement, [
      ['/dashboard', 'Good morning, Noor'],
      ['/admitlens', 'AdmitLens'],
      ['/applications', 'Applications'],
      ['/applications/georgia-tech', 'Georgia Institute of Technology'],
      ['/essays', 'Essays'],
      ['/essaysworkspace', 'Main essay'],
      [`/essaysworkspace/s/${supplemental.id}`, supplemental.title],
      ['/extracurriculars', 'Extracurriculars'],
      ['/honors', 'Honors & Awards'],
      ['/settings', 'Settings'],
      ['/terms', 'Terms'],
      ['/privacy', 'Privacy Policy'],
    ]);
  },
});

export const OneHeadingForAGuest = meta.story({
  beforeEach: () => {
    enter('signed out');
    setUp('/');
  },
  render: () => <App {...world} />,
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Apply to college with a clear head.');
    await hasOneHeading(canvasElement, [
      ['/signin', 'Welcome back'],
      ['/signup', 'Create your account'],
      ['/forgot-password', 'Forgot your password?'],
      ['/reset-password', 'Choose a new password'],
    ]);
  },
});
