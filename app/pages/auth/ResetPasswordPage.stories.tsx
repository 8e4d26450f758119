import { expect, userEvent, waitFor, within } from 'storybook/test';
import { resetPassword } from '#contract/users.ts';
import { db } from '#mocks/db.ts';
import { failing, never, unreachable } from '#mocks/mock.ts';
import { enter, type Scenario } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Reset password',
  component: AppAt,
  args: { path: '/reset-password' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const { href } = location;
    opensLink('signed out');
    return () => history.replaceState(null, '', href);
  },
});

/** The student of a scenario opens the link of an e-mail: its token is in the address. */
function opensLink(scenario: Scenario) {
  enter(scenario);
  db.resets.set('reset-token', db.accounts[0]!);
  history.replaceState(null, '', '#token=reset-token');
}

const newPassword = 'a newer password';

async function save(canvasElement: HTMLElement, { confirm = newPassword } = {}) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('New password'), newPassword);
  await userEvent.type(canvas.getByLabelText('Confirm password'), confirm);
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
  return canvas;
}

/** The token leaves the address at once; what is typed is hidden. */
export const Default = meta.story({
  tags: ['!nightly'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByText('At least 8 characters.')).toBeVisible();
    await waitFor(() => expect(location.href).not.toContain('reset-token'));
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const EverythingWrong = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save password' }));
    const said = canvas.getAllByRole('alert').map((alert) => alert.textContent);
    await expect(said).toEqual(['Use at least 8 characters.', 'Passwords must match.']);
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
  },
});

export const PasswordsDiffer = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement, { confirm: 'another password' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Passwords must match.');
    await waitFor(() => expect(canvas.getByLabelText('Confirm password')).toHaveFocus());
    await expect(db.resets.size).toBe(1);
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(resetPassword)),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Saved = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByText('Your password is changed. Sign in with it.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Welcome back' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'noor.haddad@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), newPassword);
  },
});

/** Signed in here, the session of before is over, and the new one begins where every sign-in does. */
export const SavedWhileSignedIn = meta.story({
  tags: ['no-picture'],
  beforeEach: () => opensLink('writing'),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByText('Your password is changed. Sign in with it.')).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'noor.haddad@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), newPassword);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await canvas.findByRole('heading', { name: 'Good morning, Noor' });
    // Said once: the next time it is old news.
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByText('Your drafts are where you left them.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  },
});

export const LinkRefused = meta.story({
  beforeEach: () => db.resets.clear(),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This link was used already or is too old. Ask for a new one.',
    );
    const again = canvas.getByRole('button', { name: 'Ask for a new link' });
    await expect(again).toHaveFocus();
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
});

export const WithoutToken = meta.story({
  tags: ['no-picture'],
  beforeEach: () => history.replaceState(null, '', location.pathname + location.search),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link was used already or is too old.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a new link' }));
    await expect(await canvas.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(resetPassword, 502, '')),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not save. Try again.');
    await expect(canvas.getByLabelText('New password')).toHaveValue(newPassword);
  },
});

export const Offline = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(unreachable(resetPassword)),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not save. Try again.');
    await expect(canvas.getByRole('button', { name: 'Save password' })).not.toHaveAttribute('aria-busy');
  },
});
