import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { changePassword, deleteSession, listSessions, readAccess } from '#contract/access.ts';
import { db, NOW } from '#mocks/db.ts';
import { failing, mock, never, unreachable } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Sessions',
  component: AppAt,
  args: { path: '/settings/sessions' },
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    const [noor] = db.accounts;
    db.signIn(noor!);
    noor!.exported = [
      { kind: 'zip', at: NOW },
      { kind: 'document', at: '2026-11-02T23:10:00.000Z' },
    ];
    noor!.calendarReadAt = '2026-11-09T21:00:00.000Z';
  },
});

const sessionsOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('list', { name: 'Where you are signed in' });

export const Default = meta.story({
  tags: ['!nightly'],
  play: async ({ canvas, canvasElement }) => {
    await expect(within(await sessionsOf(canvasElement)).getAllByRole('listitem')).toHaveLength(2);
    await expect(await canvas.findByText('Everything, as a ZIP file')).toBeVisible();
    await expect(canvas.getByText('Your deadlines were last read by a calendar: Yesterday, 4 PM.')).toBeVisible();
  },
});

export const Ended = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const list = await sessionsOf(canvasElement);
    await userEvent.click(within(list).getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(await screen.findByText('That session has ended.')).toBeVisible();
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    await expect(db.tokens.size).toBe(1);
  },
  tags: ['no-picture'],
});

export const OthersEnded = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const list = await sessionsOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    await expect(db.tokens.size).toBe(1);
  },
  tags: ['no-picture'],
});

export const NotEnded = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(deleteSession)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(within(await sessionsOf(canvasElement)).getByRole('button', { name: /^Sign out/ }));
    await expect(await canvas.findByText('You are not signed out there yet. Try again.')).toBeVisible();
    await expect(db.tokens.size).toBe(2);
  },
});

async function change(canvasElement: HTMLElement, current: string, password: string, confirm = password) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Present password'), current);
  await userEvent.type(canvas.getByLabelText('New password'), password);
  await userEvent.type(canvas.getByLabelText('Confirm new password'), `${confirm}{Enter}`);
}

/** Every other session ends with the old password. */
export const PasswordChanged = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const list = await sessionsOf(canvasElement);
    await change(canvasElement, 'spectrogram', 'harmonograph');
    await expect(await canvas.findByText('Saved 10:00 AM')).toBeVisible();
    await expect(canvas.getByLabelText('Present password')).toHaveValue('');
    await expect(db.accounts[0]!.password).toBe('harmonograph');
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  },
  tags: ['no-picture'],
});

/** What was wrong is said at the field, and nothing that was typed is lost. */
export const PasswordRefused = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement, 'not my password', 'harmonograph');
    await expect(await canvas.findByText('That is not your password.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Present password')).toHaveFocus());
    await expect(canvas.getByLabelText('New password')).toHaveValue('harmonograph');
    await expect(db.accounts[0]!.password).toBe('spectrogram');
  },
});

export const PasswordsDiffer = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement, 'spectrogram', 'short', 'other');
    await expect(await canvas.findByText('Use at least 8 characters.')).toBeVisible();
    await expect(canvas.getByText('Passwords must match.')).toBeVisible();
  },
  tags: ['no-picture'],
});

export const PasswordNotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(changePassword)),
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement, 'spectrogram', 'harmonograph');
    await expect(await canvas.findByText('That did not save. Try again.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('harmonograph');
  },
  tags: ['no-picture'],
});

/** An account that signs in elsewhere. */
export const WithoutPassword = meta.story({
  beforeEach() {
    db.accounts[0]!.password = null;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Choose a password' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  },
  tags: ['no-picture'],
});

export const Nothing = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(readAccess, () => ({ exports: [], calendarReadAt: null, hasPassword: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been exported.')).toBeVisible();
    await expect(canvas.getByText('No calendar has read your deadlines.')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(listSessions), never(readAccess)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(listSessions), failing(readAccess)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your sessions could not be loaded.')).toBeVisible();
    await expect(await canvas.findByText('Your password settings could not be loaded.')).toBeVisible();
    await expect(await canvas.findByText('What was exported could not be loaded.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
  },
});
