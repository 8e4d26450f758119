import { expect, userEvent, waitFor, within } from 'storybook/test';
import { login } from '#contract/users.ts';
import { failing, never, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute('href', '/auth/google');
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

export const SignedIn = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Good morning, Noor' }, { timeout: 4000 })).toBeVisible();
    await expect(localStorage.getItem('rememberEmail')).toBe('noor.haddad@example.com');
  },
});
