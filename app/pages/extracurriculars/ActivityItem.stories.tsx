import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { deleteActivity, patchActivity } from '#contract/activities.ts';
import { restoreDeleted } from '#contract/deletions.ts';
import { limits } from '#contract/limits.ts';
import { db } from '#mocks/db.ts';
import { deletionHandlers } from '#mocks/handlers/deletions.ts';
import { failing, never, unreachable } from '#mocks/mock.ts';
import { removeRow } from '#mocks/rows.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { button, copied, form, refuses, row, settled, takes, titles } from './story-parts.ts';

const meta = preview.meta({
  title: 'pages/Extracurriculars: one activity',
  component: AppAt,
  args: { path: '/extracurriculars' },
  parameters: { layout: 'fullscreen' },
});

/** Newest first. */
const rows = () => db.accounts[0]!.activities;

/** 700 ms after the last change, and the row keeps its place meanwhile. */
export const EditSavesItself = meta.story({
  play: async () => {
    await userEvent.click((await row('Arabic tutor')).getByRole('button', { name: 'Edit' }));
    const edited = await row('Arabic tutor');
    const title = edited.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveFocus();
    await userEvent.clear(edited.getByRole('textbox', { name: 'Hours/week' }));
    await userEvent.type(edited.getByRole('textbox', { name: 'Hours/week' }), '12');
    const timers = spyOn(window, 'setTimeout');
    await userEvent.type(title, ' and founder');
    await expect(edited.getByText('Saving…')).toBeVisible();
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), 700);
    await waitFor(
      () => expect(rows()[0]).toMatchObject({ title: 'Arabic tutor and founder', hoursPerWeek: 12 }),
      settled,
    );
    const saved = await row('Arabic tutor and founder');
    await saved.findByText('Saved');
    await expect(saved.getByText('Diamond')).toBeVisible();
    await expect(titles().at(-1)).toBe('Arabic tutor and founder');
    await userEvent.click(saved.getByRole('button', { name: 'Done' }));
    await expect((await row('Arabic tutor and founder')).getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(titles()[2]).toBe('Arabic tutor and founder');
  },
});

export const EditWrongNumber = meta.story({
  play: async () => {
    await userEvent.click((await row('Arabic tutor')).getByRole('button', { name: 'Edit' }));
    const edited = await row('Arabic tutor');
    await userEvent.type(edited.getByRole('textbox', { name: 'Weeks/year' }), '0');
    await expect(edited.getByText('Use 0 to 52 weeks a year.')).toBeVisible();
    await userEvent.click(edited.getByRole('button', { name: 'Done' }));
    await expect(edited.getByRole('textbox', { name: 'Weeks/year' })).toHaveFocus();
    await expect(rows()[0]?.weeksPerYear).toBe(30);
  },
});

/** It stays open, and the words stay in the browser until they are stored. */
export const EditFails = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchActivity)),
  play: async () => {
    await userEvent.click((await row('Arabic tutor')).getByRole('button', { name: 'Edit' }));
    const edited = await row('Arabic tutor');
    await userEvent.type(edited.getByRole('textbox', { name: 'Impact' }), ' Every week.');
    await edited.findByText('Save failed. Kept on this device.', undefined, settled);
    await userEvent.click(edited.getByRole('button', { name: 'Done' }));
    await expect(await edited.findByRole('alert')).toHaveTextContent('This is not saved yet.');
    await expect(edited.getByRole('textbox', { name: 'Impact' })).toHaveValue(`${rows()[0]!.impact} Every week.`);
    await expect(Object.values(localStorage).join()).toContain('Every week.');
  },
});

export const EditRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchActivity, 400, 'Use at most 200 characters.')),
  play: async () => {
    await userEvent.click((await row('Arabic tutor')).getByRole('button', { name: 'Edit' }));
    const edited = await row('Arabic tutor');
    await userEvent.type(edited.getByRole('textbox', { name: 'Title' }), 's');
    await expect(await edited.findByRole('alert', undefined, settled)).toHaveTextContent('Use at most 200 characters.');
  },
});

/** Deleted in another tab while it is edited: it comes back with the newest words. */
export const EditDeletedElsewhere = meta.story({
  play: async () => {
    await userEvent.click((await row('Arabic tutor')).getByRole('button', { name: 'Edit' }));
    const edited = await row('Arabic tutor');
    const account = db.accounts[0]!;
    const { id } = account.activities.find(({ title }) => title === 'Arabic tutor')!;
    removeRow(account, account.activities, id, limits.activities);
    await userEvent.type(edited.getByRole('textbox', { name: 'Impact' }), ' Still.');
    const notice = within(await edited.findByRole('alert', undefined, settled));
    await expect(notice.getByText('This activity was deleted somewhere else.')).toBeVisible();
    await expect(notice.getByRole('button', { name: 'Copy' })).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Restore' }));
    const impact = () => account.activities.find((activity) => activity.id === id)?.impact;
    await waitFor(() => expect(impact()).toMatch(/ Still\.$/), settled);
    await waitFor(() => expect(edited.queryByRole('alert')).toBeNull());
  },
});

/** Deleted too long ago to come back: the words can still be copied. */
export const EditLost = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchActivity, 404, 'There is nothing at this address.')),
  play: async () => {
    await userEvent.click((await row('Arabic tutor')).getByRole('button', { name: 'Edit' }));
    const edited = await row('Arabic tutor');
    await userEvent.type(edited.getByRole('textbox', { name: 'Impact' }), ' Still.');
    await userEvent.click(await edited.findByRole('button', { name: 'Restore' }, settled));
    await expect(await edited.findByText(/It can’t be brought back any more: copy your words\.$/)).toBeVisible();
    await expect(edited.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(edited.queryByRole('button', { name: 'Restore' })).toBeNull();
  },
});

export const EditOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(patchActivity)),
  play: async () => {
    await userEvent.click((await row('Arabic tutor')).getByRole('button', { name: 'Edit' }));
    const edited = await row('Arabic tutor');
    await userEvent.type(edited.getByRole('textbox', { name: 'Impact' }), ' Every week.');
    await edited.findByText('Offline. Kept on this device.', undefined, settled);
    await expect(Object.values(localStorage).join()).toContain('Every week.');
  },
});

export const PhoneEditing = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click((await row('Violin, second section')).getByRole('button', { name: 'Edit' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

const openDelete = async (name: string) => {
  await userEvent.click((await row(name)).getByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('dialog', { name: 'Delete activity?' }));
};

/** The focus goes on to the next row. */
export const Delete = meta.story({
  play: async () => {
    const dialog = await openDelete('Captain, Science Olympiad');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(dialog.getByText('Captain, Science Olympiad will be removed from your list.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).not.toContain('Captain, Science Olympiad'));
    await expect(rows()).toHaveLength(4);
    await waitFor(() =>
      expect(screen.getByRole('article', { name: 'Evening shift, family laundromat' })).toHaveFocus(),
    );
  },
});

export const DeleteUndone = meta.story({
  play: async () => {
    const dialog = await openDelete('Captain, Science Olympiad');
    const before = titles();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Deleted Captain, Science Olympiad');
    await expect(titles()).not.toContain('Captain, Science Olympiad');
    await userEvent.click(await button('Undo'));
    await screen.findByText('Captain, Science Olympiad is back.');
    await waitFor(() => expect(titles()).toEqual(before));
  },
});

export const UndoFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(restoreDeleted)),
  play: async ({ msw }) => {
    const dialog = await openDelete('Arabic tutor');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await button('Undo'));
    await screen.findByText(/^Arabic tutor could not be brought back\./);
    msw.use(...deletionHandlers);
    await userEvent.click(await button('Try again'));
    await row('Arabic tutor');
  },
});

/** After the last one, the form is where to go on. */
export const DeleteTheOnlyOne = meta.story({
  beforeEach: () => void db.accounts[0]!.activities.splice(1),
  play: async () => {
    const dialog = await openDelete('Arabic tutor');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('heading', { name: 'No activities yet.' });
    await waitFor(async () => expect((await form()).getByRole('textbox', { name: 'Title' })).toHaveFocus());
  },
});

export const DeleteCancelled = meta.story({
  play: async () => {
    await openDelete('Arabic tutor');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(rows()).toHaveLength(5);
    await waitFor(async () =>
      expect((await row('Arabic tutor')).getByRole('button', { name: 'Delete' })).toHaveFocus(),
    );
  },
});

export const Deleting = meta.story({
  beforeEach: ({ msw }) => msw.use(never(deleteActivity)),
  play: async () => {
    const dialog = await openDelete('Arabic tutor');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const DeleteFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(deleteActivity)),
  play: async () => {
    const dialog = await openDelete('Arabic tutor');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('That could not be deleted. Try again.');
    await expect(titles()).toContain('Arabic tutor');
  },
});

export const Copy = meta.story({
  beforeEach: takes,
  play: async () => {
    await userEvent.click((await row('Arabic tutor')).getByRole('button', { name: 'Copy 150-char' }));
    await screen.findByText('Copied 78 characters');
    await expect(copied).toEqual(['Teach reading to younger students and write the picture cards we use in class.']);
  },
});

export const CopyRefused = meta.story({
  beforeEach: refuses,
  play: async () => {
    await userEvent.click((await row('Arabic tutor')).getByRole('button', { name: 'Copy 150-char' }));
    await screen.findByText('This browser did not let us copy. Select the text and copy it yourself.');
  },
});
