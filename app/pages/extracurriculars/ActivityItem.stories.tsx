import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { deleteActivity, patchActivity } from '#contract/activities.ts';
import { restoreDeleted } from '#contract/deletions.ts';
import { limits } from '#contract/limits.ts';
import { db } from '#mocks/db.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { failing, never, slow, unreachable, watched } from '#mocks/mock.ts';
import { removeRow } from '#mocks/rows.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { button, copied, form, refuses, row, takes, titles } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Extracurriculars: one activity',
  component: AppAt,
  args: { path: '/extracurriculars' },
  parameters: { layout: 'fullscreen' },
});

/** Newest first. */
const rows = () => db.accounts[0]!.activities;

/** 700 ms after the last change, and the row keeps its place meanwhile. */
export const EditSavesItself = meta.story({
  tags: ['!nightly'],
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
    await waitFor(() => expect(rows()[0]).toMatchObject({ title: 'Arabic tutor and founder', hoursPerWeek: 12 }));
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
    await edited.findByText('Save failed. Kept on this device.', undefined);
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
    await expect(await edited.findByRole('alert', undefined)).toHaveTextContent('Use at most 200 characters.');
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
    const notice = within(await edited.findByRole('alert', undefined));
    await expect(notice.getByText('This activity was deleted somewhere else.')).toBeVisible();
    await expect(notice.getByRole('button', { name: 'Copy' })).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Restore' }));
    const impact = () => account.activities.find((activity) => activity.id === id)?.impact;
    await waitFor(() => expect(impact()).toMatch(/ Still\.$/));
    await waitFor(() => expect(edited.queryByRole('alert')).toBeNull());
  },
});

const TUTOR = 'Arabic tutor';
const tutor = () => rows().find(({ title }) => title === TUTOR)!;

/** Edits an activity that another tab deletes, until the page says so; `bringBack` restores it there. */
async function editDeleted() {
  await userEvent.click((await row(TUTOR)).getByRole('button', { name: 'Edit' }));
  const edited = await row(TUTOR);
  const account = db.accounts[0]!;
  const { id } = tutor();
  removeRow(account, account.activities, id, limits.activities);
  const impact = edited.getByRole('textbox', { name: 'Impact' });
  await userEvent.type(impact, ' Still.');
  await edited.findByRole('alert', undefined);
  const bringBack = () => {
    account.deleted.get(id)!();
    account.deleted.delete(id);
  };
  return { edited, impact, bringBack };
}

let asked = 0;

/** Restoring is asked for once, and the focus then goes into the editor. */
export const EditRestoring = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    asked = 0;
    msw.use(
      watched(restoreDeleted, () => asked++),
      slow(restoreDeleted, 300),
    );
  },
  play: async () => {
    const { edited } = await editDeleted();
    await userEvent.click(edited.getByRole('button', { name: 'Restore' }));
    const restoring = edited.getByRole('button', { name: 'Restoring...' });
    await expect(restoring).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(restoring);
    await waitFor(() => expect(tutor()?.impact).toMatch(/ Still\.$/));
    await waitFor(() => expect(edited.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(edited.queryByRole('alert')).toBeNull();
    await expect(asked).toBe(1);
  },
});

/** What is typed while it is being restored is the newest, and the student goes on typing. */
export const EditTypedWhileRestoring = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(slow(restoreDeleted, 1_200)),
  play: async () => {
    const { edited, impact } = await editDeleted();
    await userEvent.click(edited.getByRole('button', { name: 'Restore' }));
    await userEvent.type(impact, ' Now.');
    await waitFor(() => expect(tutor()?.impact).toMatch(/ Still\. Now\.$/));
    await waitFor(() => expect(edited.queryByRole('alert')).toBeNull());
    await expect(tutor().impact).toMatch(/ Still\. Now\.$/);
    await expect(impact).toHaveFocus();
  },
});

/** Another tab has brought it back by now: there is nothing to restore, and it is not said to be lost. */
export const EditRestoredElsewhere = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const { edited, bringBack } = await editDeleted();
    bringBack();
    await userEvent.click(edited.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(tutor().impact).toMatch(/ Still\.$/));
    await waitFor(() => expect(edited.queryByRole('alert')).toBeNull());
  },
});

/** The next save finds out by itself that another tab has brought it back. */
export const EditSavedOnceRestoredElsewhere = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const { edited, impact, bringBack } = await editDeleted();
    bringBack();
    await userEvent.type(impact, ' Now.');
    await waitFor(() => expect(tutor().impact).toMatch(/ Still\. Now\.$/));
    await waitFor(() => expect(edited.queryByRole('alert')).toBeNull());
  },
});

/** Done saves what is typed where that can be saved again. */
export const EditDoneOnceRestoredElsewhere = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const { edited, bringBack } = await editDeleted();
    bringBack();
    await userEvent.click(edited.getByRole('button', { name: 'Done' }));
    await edited.findByRole('button', { name: 'Edit' });
    await expect(tutor().impact).toMatch(/ Still\.$/);
  },
});

/** Done throws nothing away: the student says so. */
export const EditDiscarded = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const { edited } = await editDeleted();
    await userEvent.click(edited.getByRole('button', { name: 'Done' }));
    const question = () => screen.findByRole('dialog', { name: 'Discard your words?' });
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await expect(edited.getByRole<HTMLTextAreaElement>('textbox', { name: 'Impact' }).value).toMatch(/ Still\.$/);
    await expect(Object.values(localStorage).join()).toContain(' Still.');
    await userEvent.click(edited.getByRole('button', { name: 'Done' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await edited.findByRole('button', { name: 'Edit' });
    await expect(Object.values(localStorage).join()).not.toContain(' Still.');
  },
});

/** Deleted too long ago to come back: the words can still be copied. */
export const EditLost = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchActivity, 404, 'There is nothing at this address.')),
  play: async () => {
    await userEvent.click((await row('Arabic tutor')).getByRole('button', { name: 'Edit' }));
    const edited = await row('Arabic tutor');
    await userEvent.type(edited.getByRole('textbox', { name: 'Impact' }), ' Still.');
    await userEvent.click(await edited.findByRole('button', { name: 'Restore' }));
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
    await edited.findByText('Offline. Kept on this device.', undefined);
    await expect(Object.values(localStorage).join()).toContain('Every week.');
  },
});

export const PhoneEditing = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click((await row('Violin, second section')).getByRole('button', { name: 'Edit' }));
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
    msw.use(...handlers);
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
