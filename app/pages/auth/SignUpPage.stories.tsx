import { expect, userEvent, waitFor, within } from 'storybook/test';
import { readMe, register } from '#contract/users.ts';
import { db } from '#mocks/db.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { failing, never } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { isTheBrowsers } from '../story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
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
  tags: ['!nightly'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect(within(canvasElement).getByText('For students 13 and older.')).toBeVisible();
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

/** A refusal that is about no field. */
export const TooMany = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(register, 429, 'Too many new accounts from this network. Try again later.')),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many new accounts from this network. Try again later.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Okafor');
  },
});

/** The account is made, but the student can't be loaded: another try makes no second one. */
export const ProfileFails = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(failing(readMe)),
  play: async ({ canvasElement, msw }) => {
    const before = db.accounts.length;
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign-up failed');
    msw.use(...handlers);
    const again = canvas.getByRole('button', { name: 'Create account' });
    await expect(again).not.toHaveAttribute('aria-busy');
    await userEvent.click(again);
    await expect(await canvas.findByText('Step 1 of 4: Activities')).toBeVisible();
    await expect(db.accounts).toHaveLength(before + 1);
  },
});

/** The terms and the policy open in a tab of their own, so that nothing is lost of what is filled in here. */
export const ReadsTheTerms = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    for (const [name, href] of [
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('rel', 'noreferrer');
      await expect(await isTheBrowsers(link)).toBe(true);
    }
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Okafor');
    await expect(canvas.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked();
  },
});
