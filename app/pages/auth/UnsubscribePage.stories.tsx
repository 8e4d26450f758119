import { expect, userEvent, waitFor } from 'storybook/test';
import { stopReminders } from '#contract/reminders.ts';
import { db } from '#mocks/db.ts';
import { failing, never } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Unsubscribe',
  component: AppAt,
  args: { path: '/unsubscribe' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const { href } = location;
    enter('signed out');
    const [account] = db.accounts;
    Object.assign(account!.reminders, { digest: true, dates: true });
    history.replaceState(null, '', `#token=${account!.reminderToken}`);
    return () => history.replaceState(null, '', href);
  },
});

/** A visit changes nothing; the press ends all of them. */
export const Default = meta.story({
  tags: ['!nightly'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Stop the reminders' });
    await expect(db.accounts[0]!.reminders.digest).toBe(true);
    await userEvent.click(button);
    await expect(await canvas.findByText(/The reminders have stopped/)).toBeVisible();
    await expect(db.accounts[0]!.reminders).toMatchObject({ digest: false, dates: false });
  },
});

export const LinkRefused = meta.story({
  beforeEach: () => history.replaceState(null, '', '#token=of-nobody'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop the reminders' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was changed');
  },
});

export const Stopping = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(never(stopReminders)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop the reminders' }));
    await expect(await canvas.findByRole('button', { name: 'Stopping…' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(failing(stopReminders)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop the reminders' }));
    await expect(await canvas.findByText('That did not save. Try again.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Stop the reminders' })).toBeEnabled());
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
