import { expect, userEvent, waitFor, within } from 'storybook/test';
import { register } from '#contract/users.ts';
import { failing, never } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  title: 'pages/Sign up',
  component: AppAt,
  args: { path: '/signup' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => enter('signed out'),
});

async function fill(canvasElement: HTMLElement, { email = 'ada@example.com', confirm = 'a long password' } = {}) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(canvas.getByLabelText('Password'), 'a long password');
  await userEvent.type(canvas.getByLabelText('Confirm password'), confirm);
  await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  return canvas;
}

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Create your account' })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const EverythingWrong = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    const said = canvas.getAllByRole('alert').map((alert) => alert.textContent);
    // An empty confirmation is wrong by itself, though it equals the empty password.
    await expect(said).toEqual([
      'Enter your full name.',
      'Enter a valid email address.',
      'Use at least 8 characters.',
      'Passwords must match.',
      'Please agree to the terms.',
    ]);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
  },
});

export const PasswordsDiffer = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement, { confirm: 'another password' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Passwords must match.');
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(canvas.getByLabelText('Confirm password')).toHaveFocus());
  },
});

export const EmailTaken = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement, { email: 'noor.haddad@example.com' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is already an account with this email.');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
});

export const Creating = meta.story({
  beforeEach: ({ msw }) => msw.use(never(register)),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(register)),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign-up failed');
  },
});

export const Succeeded = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText('Step 1 of 4: Activities')).toBeVisible();
    await expect(localStorage.getItem('token')).toBeTruthy();
  },
});
