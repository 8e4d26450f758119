import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createCalendar, createTicket, readCalendarAddress } from '#contract/exports.ts';
import { deleteMe, patchMe, readAvatar } from '#contract/users.ts';
import { patchReminders } from '#contract/reminders.ts';
import { db } from '#mocks/db.ts';
import { readServices, type Services } from '#contract/services.ts';
import { failing, mock, never, unreachable, watched } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Settings',
  component: AppAt,
  args: { path: '/settings' },
  parameters: { layout: 'fullscreen' },
});

const nameField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole<HTMLInputElement>('textbox', { name: 'Full name' });

async function rename(canvasElement: HTMLElement, name: string) {
  const field = await nameField(canvasElement);
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
}

export const Default = meta.story({
  tags: ['!nightly'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await nameField(canvasElement)).toHaveValue('Noor Haddad');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  },
});

/** What is typed and not saved is not left by a slip. */
export const LeaveUnsaved = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await nameField(canvasElement), ' the Second');
    const honors = canvas.getByRole('link', { name: 'Honors' });
    await userEvent.click(honors);
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await nameField(canvasElement)).toHaveValue('Noor Haddad the Second');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(honors);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Honors/ })).toBeVisible();
  },
});

export const LeaveSaved = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await rename(canvasElement, 'Noor H.');
    await canvas.findByText('Saved 10:00 AM');
    await userEvent.click(canvas.getByRole('link', { name: 'Honors' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Honors/ })).toBeVisible();
  },
});

const setUpWith = (services: Partial<Services>) =>
  mock(readServices, () => ({ languageModel: null, google: false, email: false, ...services }));
const longModel = 'meta-llama/Llama-4-Maverick-17B-128E-Instruct';

/** Where there is a language model, the student may do without, and it is said beforehand what goes where. */
export const CoachChosen = meta.story({
  beforeEach: ({ msw }) => msw.use(setUpWith({ languageModel: longModel })),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Coach' }));
    const model = section.getByRole('radio', { name: longModel });
    await expect(model).toBeChecked();
    await userEvent.click(section.getByRole('radio', { name: 'Built-in coach' }));
    await waitFor(() => expect(db.accounts[0]!.user.engine).toBe('built-in'));
    await userEvent.click(model);
    await waitFor(() => expect(db.accounts[0]!.user.engine).toBeNull());
    await expect(model).toBeChecked();
  },
});

/** It is as it was left. */
export const BuiltInCoachChosen = meta.story({
  beforeEach: ({ msw }) => {
    db.accounts[0]!.user.engine = 'built-in';
    msw.use(setUpWith({ languageModel: 'gpt-5-mini' }));
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Built-in coach' })).toBeChecked();
  },
  tags: ['no-picture'],
});

/** Shown at once, and put back, with another try, where it was refused. */
export const CoachNotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(setUpWith({ languageModel: 'gpt-5-mini' }), unreachable(patchMe)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Built-in coach' }));
    await expect(await screen.findByText('That change did not save, so we put it back.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'gpt-5-mini' })).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Without a language model there is nothing to choose. */
export const NoModel = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await nameField(canvasElement);
    await expect(await canvas.findByText(/in one Word file to download/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Coach' })).toBeNull();
  },
  tags: ['no-picture'],
});

export const WithGoogle = meta.story({
  beforeEach: ({ msw }) => msw.use(setUpWith({ google: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Google asks you first/)).toBeVisible();
  },
  tags: ['no-picture'],
});

export const ThemeChosen = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await nameField(canvasElement);
    const theme = (name: string) => canvas.getByRole('radio', { name });
    await expect(theme('As this device')).toBeChecked();
    const heard = fn();
    addEventListener('themechosen', heard, { once: true });
    await userEvent.click(theme('Dark'));
    await expect(theme('Dark')).toBeChecked();
    await expect([localStorage.getItem('theme'), heard.mock.calls.length]).toEqual(['dark', 1]);
    await userEvent.click(theme('As this device'));
    await expect(localStorage.getItem('theme')).toBeNull();
  },
});

export const LongName = meta.story({ beforeEach: () => enter('long names') });

export const Saved = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await rename(canvasElement, 'Noor H.');
    await expect(await canvas.findByText('Saved 10:00 AM')).toBeVisible();
    await expect(db.accounts[0]!.user.name).toBe('Noor H.');
    // In the header and beside the navigation.
    for (const account of canvas.getAllByRole('link', { name: /Noor H\./ })) await expect(account).toBeVisible();
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(patchMe)),
  play: async ({ canvas, canvasElement }) => {
    await rename(canvasElement, 'Noor H.');
    await expect(await canvas.findByRole('button', { name: 'Saving…' })).toBeVisible();
  },
});

export const NameTooShort = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await rename(canvasElement, 'N');
    await expect(await canvas.findByText('Enter your full name.')).toBeVisible();
  },
});

const portraits = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('img')].filter(({ naturalWidth }) => naturalWidth === 64);

/** The picture comes from Laurel, here and in the frame; another one once its address is saved. */
export const Picture = meta.story({
  beforeEach: ({ msw }) => {
    asked.mockClear();
    db.accounts[0]!.user.avatar = 'https://pictures.example/noor.png';
    msw.use(watched(readAvatar, asked));
  },
  play: async ({ canvas, canvasElement }) => {
    await nameField(canvasElement);
    await waitFor(() => expect(portraits(canvasElement)).toHaveLength(3));
    const first = portraits(canvasElement)[0]!.src;
    await expect(first).toMatch(/^blob:/);
    const field = canvas.getByRole('textbox', { name: 'Avatar URL' });
    await userEvent.clear(field);
    await userEvent.type(field, 'https://pictures.example/older.png');
    await userEvent.tab();
    await expect(portraits(canvasElement)[0]).toHaveAttribute('src', first);
    await userEvent.type(field, '{Enter}');
    await canvas.findByText('Saved 10:00 AM');
    await waitFor(() => expect(portraits(canvasElement)).toHaveLength(3));
    await expect(portraits(canvasElement).map(({ src }) => src)).not.toContain(first);
    await expect(asked).toHaveBeenCalledTimes(2);
  },
});
const asked = fn();

/** A picture that can't be had gives way to the initial, and is not asked for again on the next page. */
export const PictureGone = meta.story({
  beforeEach: ({ msw }) => {
    asked.mockClear();
    db.accounts[0]!.user.avatar = 'https://pictures.example/gone.png';
    msw.use(watched(readAvatar, asked), failing(readAvatar, 404));
  },
  play: async ({ canvas, canvasElement }) => {
    await nameField(canvasElement);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Honors' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Honors/ })).toBeVisible();
    await expect(asked).toHaveBeenCalledOnce();
  },
  tags: ['no-picture'],
});

export const AvatarRefused = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await nameField(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Avatar URL' }), 'my picture{Enter}');
    await expect(await canvas.findByText('Use a web address that starts with https://.')).toBeVisible();
  },
});

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(patchMe)),
  play: async ({ canvas, canvasElement }) => {
    await rename(canvasElement, 'Noor H.');
    await expect(await canvas.findByText('That did not save. Try again.')).toBeVisible();
    await expect(await nameField(canvasElement)).toHaveValue('Noor H.');
  },
});

export const ExportFailed = meta.story({
  beforeEach({ msw }) {
    const { open } = window;
    window.open = () => null;
    msw.use(failing(createTicket));
    return () => void (window.open = open);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download ZIP' }));
    await expect(await canvas.findByText('The export could not be started.')).toBeVisible();
  },
});

export const Exported = meta.story({
  beforeEach() {
    const { open } = window;
    window.open = () => ({ location: { replace: (url: string) => opened.push(url) }, close() {} }) as never;
    return () => void (window.open = open);
  },
  play: async ({ canvas }) => {
    opened.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Download ZIP' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Google Docs' }));
    await waitFor(() => expect(opened).toHaveLength(2));
    await expect(opened[0]).toMatch(/^\/api\/export\/zip\?ticket=./);
    await expect(opened[1]).toMatch(/^\/api\/export\/google-docs\?ticket=./);
  },
  tags: ['no-picture'],
});
const opened: string[] = [];

export const CalendarAddress = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make calendar address' }));
    const address = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Calendar address' });
    await expect(address.value).toMatch(/\/api\/calendar\/.+\.ics$/);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Calendar feed' })).toHaveFocus());
  },
  tags: ['no-picture'],
});

/** It is shown again on every visit. A calendar that reads it is cut off only after a question. */
export const CalendarKept = meta.story({
  beforeEach() {
    Object.assign(db.accounts[0]!, { calendarSecret: '3f9aQx7Lr2mZtVb8', calendarReadAt: '2026-11-09T21:00:00.000Z' });
  },
  play: async ({ canvas }) => {
    const address = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Calendar address' });
    await expect(address.value).toMatch(/3f9aQx7Lr2mZtVb8\.ics$/);
    await expect(canvas.getByText('Last read by a calendar: Yesterday, 4 PM.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New address' }));
    const question = within(await screen.findByRole('dialog', { name: 'Make a new address?' }));
    await expect(db.accounts[0]!.calendarSecret).toBe('3f9aQx7Lr2mZtVb8');
    await userEvent.click(question.getByRole('button', { name: 'Make new address' }));
    await waitFor(() => expect(address.value).not.toContain('3f9aQx7Lr2mZtVb8'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  tags: ['no-picture'],
});

export const CalendarSwitchedOff = meta.story({
  beforeEach() {
    db.accounts[0]!.calendarSecret = '3f9aQx7Lr2mZtVb8';
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch off' }));
    const question = within(await screen.findByRole('dialog', { name: 'Switch the calendar off?' }));
    await userEvent.click(question.getByRole('button', { name: 'Switch off' }));
    await expect(await canvas.findByRole('button', { name: 'Make calendar address' })).toBeVisible();
    await expect(db.accounts[0]!.calendarSecret).toBeNull();
  },
  tags: ['no-picture'],
});

/** An address that works no more is not shown any longer, even where the new one can't be read from the server. */
export const CalendarChangedThenUnread = meta.story({
  beforeEach() {
    db.accounts[0]!.calendarSecret = '3f9aQx7Lr2mZtVb8';
  },
  play: async ({ canvas, msw }) => {
    const address = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Calendar address' });
    msw.use(failing(readCalendarAddress));
    for (const [opener, answer] of [
      ['New address', 'Make new address'],
      ['Switch off', 'Switch off'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: opener }));
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      if (opener === 'New address') await expect(address.value).toContain(db.accounts[0]!.calendarSecret);
    }
    await expect(canvas.getByRole('button', { name: 'Make calendar address' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Calendar address' })).toBeNull();
  },
  tags: ['no-picture'],
});

export const CalendarUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readCalendarAddress)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The calendar address could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  tags: ['no-picture'],
});

export const CalendarFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(createCalendar)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make calendar address' }));
    await expect(await canvas.findByText('That did not save. Try again.')).toBeVisible();
  },
});

async function deleteWith(canvasElement: HTMLElement, password: string) {
  const opener = await within(canvasElement).findByRole('button', { name: 'Delete account' });
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await userEvent.type(dialog.getByLabelText('Your password'), `${password}{Enter}`);
  return dialog;
}

export const Deleted = meta.story({
  play: async ({ canvas, canvasElement }) => {
    localStorage.setItem(`laurel.mainEssay.${db.accounts[0]!.user.id}`, '{}');
    await deleteWith(canvasElement, 'spectrogram');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Apply to college with a clear head.' }),
    ).toBeVisible();
    await expect(await screen.findByText('Your account and everything in it are deleted.')).toBeVisible();
    await expect(db.accounts).toHaveLength(0);
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('laurel.mainEssay'))).toEqual([]);
    await expect(localStorage.getItem('token')).toBeNull();
  },
  tags: ['no-picture'],
});

/** Of an account that signs in elsewhere the e-mail is asked for, once the server has said so. */
export const DeletedByEmail = meta.story({
  play: async ({ canvas, canvasElement }) => {
    db.accounts[0]!.password = null;
    const dialog = await deleteWith(canvasElement, 'a password of mine');
    const email = await dialog.findByLabelText('Your email');
    await expect(email).toHaveValue('');
    await expect(dialog.getByText('Type the email address of your account.')).toBeVisible();
    await userEvent.type(email, `${db.accounts[0]!.user.email}{Enter}`);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Apply to college with a clear head.' }),
    ).toBeVisible();
    await expect(db.accounts).toHaveLength(0);
  },
  tags: ['no-picture'],
});

export const WrongPassword = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await deleteWith(canvasElement, 'not my password');
    await expect(await dialog.findByText('That is not your password.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Your password'), '?');
    await expect(dialog.queryByText('That is not your password.')).toBeNull();
    await expect(db.accounts).toHaveLength(1);
  },
});

export const DeletionFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(deleteMe)),
  play: async ({ canvasElement }) => {
    const dialog = await deleteWith(canvasElement, 'spectrogram');
    await expect(await dialog.findByText('That could not be deleted. Try again.')).toBeVisible();
  },
});

/** The first kind that is ticked notes the consent, with its words and time. */
export const RemindersTicked = meta.story({
  play: async ({ canvas }) => {
    const digest = await canvas.findByRole('checkbox', { name: 'Weekly digest' });
    await expect(digest).not.toBeChecked();
    await userEvent.click(digest);
    await expect(await canvas.findByText(/^They go to .* You agreed on November 10, 2026/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Evening/ })).toHaveTextContent('Sunday');
    canvas.getByText(/^They go to/).scrollIntoView();
  },
});

export const ReminderNotSaved = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(failing(patchReminders)),
  play: async ({ canvas }) => {
    const dates = await canvas.findByRole('checkbox', { name: 'Before a date' });
    await userEvent.click(dates);
    await expect(await canvas.findByText(/^That change did not save, so we put it back/)).toBeVisible();
    await expect(dates).not.toBeChecked();
  },
});
