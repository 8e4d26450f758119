import { expect, userEvent, waitFor, within } from 'storybook/test';
import { login, readMe } from '#contract/users.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { failing, never, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { isTheBrowsers } from '../story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Sign in',
  component: AppAt,
  args: { path: '/signin' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => enter('signed out'),
});

async function signIn(
  canvasElement: HTMLElement,
  { email = 'noor.haddad@example.com', password = 'spectrogram' } = {},
) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  return canvas;
}

export const Default = meta.story({
  tags: ['!nightly'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute('href', '/auth/google');
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    await expect(canvas.getByText(/^By creating an account with Google/)).toHaveTextContent('you are 13 or older.');
  },
});

/** What an account by Google agrees to opens in a tab of its own. */
export const ReadsTheTerms = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [name, href] of [
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = await canvas.findByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(await isTheBrowsers(link)).toBe(true);
    }
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Remembered = meta.story({
  beforeEach: () => localStorage.setItem('rememberEmail', 'noor.haddad@example.com'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Email' })).toHaveValue(
      'noor.haddad@example.com',
    );
  },
});

export const WrongInput = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement, { email: 'noor@', password: 'clock' });
    const said = canvas.getAllByRole('alert').map((alert) => alert.textContent);
    await expect(said).toEqual(['Enter a valid email address.', 'Use at least 8 characters.']);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
});

export const WrongPassword = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement, { password: 'not my password' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That email and password do not match.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('not my password');
  },
});

export const SigningIn = meta.story({
  beforeEach: ({ msw }) => msw.use(never(login)),
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(login)),
  play: async ({ canvasElement }) => {
    await expect(await (await signIn(canvasElement)).findByRole('alert')).toHaveTextContent('Sign-in failed');
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(login)),
  play: async ({ canvasElement }) => {
    await expect(await (await signIn(canvasElement)).findByRole('alert')).toHaveTextContent('Sign-in failed');
  },
});

export const GoogleNotSetUp = meta.story({
  args: { path: '/signin?error=google-unavailable' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Signing in with Google is not set up here.',
    );
  },
});

const comesBackWith = (error: string) => ({ args: { path: `/signin?error=${error}` } });
const says =
  (sentence: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) =>
    expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(sentence);

export const GoogleDenied = meta.story({
  ...comesBackWith('google-denied'),
  tags: ['no-picture'],
  play: says('You did not allow Google to sign you in. Try again and allow it, or use your email and password.'),
});

export const GoogleUnverified = meta.story({
  ...comesBackWith('google-unverified'),
  play: says(
    'Google has not verified your email. Verify it in your Google account and try again, or use your email and password.',
  ),
});

export const GoogleFailed = meta.story({
  ...comesBackWith('google-failed'),
  tags: ['no-picture'],
  play: says('Google could not be reached. Try again in a moment, or use your email and password.'),
});

export const GoogleExpired = meta.story({
  ...comesBackWith('google-expired'),
  tags: ['no-picture'],
  play: says('Signing in with Google took too long or was started in another browser. Start it again here.'),
});

export const GoogleBusy = meta.story({
  ...comesBackWith('google-busy'),
  tags: ['no-picture'],
  play: says(
    'Too many tries to sign in with Google came from this network. Try again later, or use your email and password.',
  ),
});

/** Nothing that an address says is put on the page. */
export const UnknownError = meta.story({
  ...comesBackWith('<b>Send+us+your+password</b>'),
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Sign In' });
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
});

/** Nor is what every object has: `constructor` is no error that there is a sentence for. */
export const ErrorOfEveryObject = meta.story({
  ...comesBackWith('constructor'),
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Sign In' });
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
});

export const SignedIn = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Good morning, Noor' })).toBeVisible();
    await expect(localStorage.getItem('rememberEmail')).toBe('noor.haddad@example.com');
  },
});

/** Unticked, an e-mail that was remembered before is forgotten too. */
export const NotRemembered = meta.story({
  tags: ['no-picture'],
  beforeEach: () => localStorage.setItem('rememberEmail', 'somebody@example.com'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Remember me' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }));
    await signIn(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Good morning, Noor' })).toBeVisible();
    await expect(localStorage.getItem('rememberEmail')).toBeNull();
  },
});

/** The password is right, but the student can't be loaded: it is said, and can be tried again. */
export const ProfileFails = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readMe)),
  play: async ({ canvasElement, msw }) => {
    const canvas = await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign-in failed');
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    await expect(canvas.getByText('Your drafts are where you left them.')).toBeVisible();
    const again = canvas.getByRole('button', { name: 'Sign In' });
    await expect(again).not.toHaveAttribute('aria-busy');
    msw.use(...handlers);
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { name: 'Good morning, Noor' })).toBeVisible();
  },
});

export const ProfileUnreached = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(unreachable(readMe)),
  play: async ({ canvasElement, msw }) => {
    const canvas = await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign-in failed');
    await expect(localStorage.getItem('token')).not.toBeNull();
    msw.use(...handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByRole('heading', { name: 'Good morning, Noor' })).toBeVisible();
  },
});

/** A wrong password is no word about a session that is stored here, of which an unreached server could not tell. */
export const WrongPasswordKeepsTheToken = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    enter('writing');
    msw.use(unreachable(readMe));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('textbox', { name: 'Email' });
    const token = localStorage.getItem('token');
    await signIn(canvasElement, { password: 'not my password' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That email and password do not match.');
    await expect(localStorage.getItem('token')).toBe(token);
    await expect(token).not.toBeNull();
  },
});
