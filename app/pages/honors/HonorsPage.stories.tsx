import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createHonor, deleteHonor, listHonors, patchHonor } from '#contract/honors.ts';
import { db } from '#mocks/db.ts';
import { failing, never, slow, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Honors',
  component: AppAt,
  args: { path: '/honors' },
  parameters: { layout: 'fullscreen' },
});

const GOVERNORS = 'Governor’s Award for Community Innovation';
const OLYMPIAD = 'Ohio Science Olympiad, 2nd in Sounds of Music';

const stored = () => db.accounts[0]!.honors;
const titles = () => stored().map(({ title }) => title);

/** The page once the honors are there. */
async function opened(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('article', { name: GOVERNORS });
  return canvas;
}

const addForm = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('form', { name: 'Add an honor' }));

async function openedToEdit(canvasElement: HTMLElement) {
  const canvas = await opened(canvasElement);
  const row = canvas.getByRole('article', { name: GOVERNORS });
  await userEvent.click(within(row).getByRole('button', { name: 'Edit' }));
  return { canvas, row };
}

async function retitle(row: HTMLElement, title: string) {
  const box = within(row).getByRole('textbox', { name: 'Title' });
  await userEvent.clear(box);
  await userEvent.type(box, `${title}{Enter}`);
}

const openDeletion = async (canvasElement: HTMLElement, title: string) => {
  const row = (await opened(canvasElement)).getByRole('article', { name: title });
  await userEvent.click(within(row).getByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('dialog', { name: 'Delete honor?' }));
};

/** Fails so many times, then leaves it to the mock behind it. */
function failingFirst(method: 'get' | 'post' | 'patch', path: string, times = 1) {
  let tries = 0;
  return http[method](path, () => (++tries > times ? undefined : Response.json({ error: '' }, { status: 500 })));
}

export const Default = meta.story({
  tags: ['!nightly'],
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Honors & Awards' })).toBeVisible();
    await expect(canvas.getByText('Five honors, two of them national.')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    const form = await addForm(canvasElement);
    await expect(form.getByRole('combobox', { name: 'Kind' })).toHaveTextContent('Award');
    await expect(form.getByRole('combobox', { name: 'Level' })).toHaveTextContent('School');
    await expect(form.getByRole('combobox', { name: 'Grade' })).toHaveTextContent('11');
  },
});

/** A sheet leads here to what a form asks for. */
export const EditForAForm = meta.story({
  args: { path: '/honors?edit=governors-award' },
  play: async ({ canvasElement }) => {
    const row = within((await opened(canvasElement)).getByRole('article', { name: GOVERNORS }));
    await waitFor(() => expect(row.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(row.getByRole('group', { name: 'Levels of recognition' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => enter('blank page'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No honors yet.')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add your first honor' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(listHonors)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: 'Your honors' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(listHonors)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Failed to load honors')).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(listHonors)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Failed to load honors')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const LoadedAtTheSecondTry = meta.story({
  // A list that fails is asked for once more before the page says so.
  beforeEach: ({ msw }) => msw.use(failingFirst('get', '*/api/honors', 2)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await opened(canvasElement);
  },
});

export const AddByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    const form = await addForm(canvasElement);
    form.getByRole('textbox', { name: 'Title' }).focus();
    await userEvent.keyboard('  AP Scholar {Tab}College Board{Tab}');
    await expect(form.getByRole('combobox', { name: 'Kind' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Award' })).toHaveFocus());
    await userEvent.keyboard('Hon{Enter}');
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Kind' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('Five.{Tab}{Enter}');
    const row = await canvas.findByRole('article', { name: 'AP Scholar' });
    await expect(canvas.getAllByRole('article')[0]).toBe(row);
    await waitFor(() => expect(within(row).getByText('Honor')).toBeVisible());
    await expect(canvas.getByText('Six honors, two of them national.')).toBeVisible();
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await expect(form.getByRole('combobox', { name: 'Kind' })).toHaveTextContent('Award');
    await expect(stored()[0]).toMatchObject({
      title: 'AP Scholar',
      organization: 'College Board',
      kind: 'Honor',
      level: 'School',
      gradeYear: 11,
      notes: 'Five.',
    });
  },
});

export const AddWithoutTitle = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    const form = await addForm(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), '   ');
    await userEvent.click(form.getByRole('button', { name: 'Add honor' }));
    const title = form.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAccessibleDescription('Title is required.');
    await expect(title).toHaveFocus();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(titles()).toHaveLength(5);
  },
});

export const Adding = meta.story({
  beforeEach: ({ msw }) => msw.use(never(createHonor)),
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    const form = await addForm(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'AP Scholar{Enter}');
    await expect(form.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** What was typed stays, and the second try takes it. */
export const AddFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failingFirst('post', '*/api/honors')),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    const form = await addForm(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'AP Scholar');
    await userEvent.type(form.getByRole('textbox', { name: 'Notes' }), 'Five.{Enter}Six.');
    await userEvent.click(form.getByRole('button', { name: 'Add honor' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('That did not save. Try again.');
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('AP Scholar');
    await expect(form.getByRole('textbox', { name: 'Notes' })).toHaveValue('Five.\nSix.');
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(form.getByRole('button', { name: 'Add honor' }));
    await waitFor(() => expect(canvas.getByRole('article', { name: 'AP Scholar' })).toBeVisible());
  },
});

/** The search that would hide it is cleared. */
export const AddWhileSearching = meta.story({
  args: { path: '/honors?q=governor' },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await userEvent.type((await addForm(canvasElement)).getByRole('textbox', { name: 'Title' }), 'AP Scholar{Enter}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'AP Scholar' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
  },
});

/** A list that could not be loaded is asked for again. */
export const AddWithoutTheList = meta.story({
  beforeEach: ({ msw }) => msw.use(failingFirst('get', '*/api/honors', 2)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Failed to load honors');
    await userEvent.type((await addForm(canvasElement)).getByRole('textbox', { name: 'Title' }), 'AP Scholar{Enter}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'AP Scholar' })).toBeVisible());
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});

/** What was refused after the page was left stands in the form when it is opened again. */
export const LeftWhileAdding = meta.story({
  beforeEach: ({ msw }) => msw.use(slow(createHonor, 800), failing(createHonor)),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await userEvent.type((await addForm(canvasElement)).getByRole('textbox', { name: 'Title' }), 'AP Scholar{Enter}');
    const navigation = () => within(canvas.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(navigation().getByText('Settings'));
    await expect(
      await canvas.findByText('“AP Scholar” was not added. It is kept in the form on Honors.'),
    ).toBeVisible();
    await userEvent.click(navigation().getByText('Honors'));
    const title = (await addForm(canvasElement)).getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveValue('AP Scholar'));
  },
});

/** A field that the server does not take says so itself. */
export const AddTooLong = meta.story({
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    const form = await addForm(canvasElement);
    const title = form.getByRole('textbox', { name: 'Title' });
    await userEvent.click(title);
    await userEvent.paste('Prize '.repeat(50));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(title).toHaveAccessibleDescription('Use at most 200 characters.'));
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveValue('Prize '.repeat(50));
    await userEvent.keyboard('{Backspace}');
    await expect(title).toBeValid();
  },
});

export const EditApplied = meta.story({
  play: async ({ canvasElement }) => {
    const { canvas, row } = await openedToEdit(canvasElement);
    await expect(within(row).getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.clear(within(row).getByRole('textbox', { name: 'Organization' }));
    await retitle(row, 'Governor’s Medal');
    const changed = canvas.getByRole('article', { name: 'Governor’s Medal' });
    await expect(within(changed).getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(await within(changed).findByText('Saved')).toBeVisible();
    await expect(stored()[0]).toMatchObject({ title: 'Governor’s Medal', organization: null, level: 'State' });
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(patchHonor)),
  play: async ({ canvasElement }) => {
    const { canvas, row } = await openedToEdit(canvasElement);
    await retitle(row, 'Governor’s Medal');
    const changed = canvas.getByRole('article', { name: 'Governor’s Medal' });
    await expect(await within(changed).findByText('Saving…')).toBeVisible();
  },
});

/** Shown at once, put back, and what was typed stands in the form. */
export const EditRolledBack = meta.story({
  beforeEach: ({ msw }) => msw.use(slow(patchHonor, 300), failing(patchHonor, 500, 'Laurel is resting. Try again.')),
  play: async ({ canvasElement }) => {
    const { canvas, row } = await openedToEdit(canvasElement);
    await retitle(row, 'Governor’s Medal');
    await expect(canvas.getByRole('article', { name: 'Governor’s Medal' })).toBeVisible();
    const back = await canvas.findByRole('article', { name: GOVERNORS });
    await expect(await within(back).findByRole('alert')).toHaveTextContent('Laurel is resting. Try again.');
    await expect(within(back).getByRole('textbox', { name: 'Title' })).toHaveValue('Governor’s Medal');
    await expect(within(back).getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(within(back).getByRole('heading', { name: GOVERNORS })).toBeVisible();
  },
});

/** Another title no longer matches the search; the row stays until it is saved, with its words if it is not. */
export const EditRolledBackWhileSearching = meta.story({
  args: { path: '/honors?q=governor' },
  beforeEach: ({ msw }) => msw.use(slow(patchHonor, 300), failing(patchHonor)),
  play: async ({ canvasElement }) => {
    const { canvas, row } = await openedToEdit(canvasElement);
    await userEvent.clear(within(row).getByRole('textbox', { name: 'Organization' }));
    await retitle(row, 'State medal');
    await expect(await canvas.findByText('That did not save. Try again.')).toBeVisible();
    await expect(canvas.getByDisplayValue('State medal')).toBeVisible();
  },
});

const goTo = async (canvasElement: HTMLElement, name: string) => {
  const navigation = await within(canvasElement).findByRole('navigation', { name: 'Main' });
  await userEvent.click(within(navigation).getByText(name));
};
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('laurel.unsaved.'));

/** A change that was begun stands open with its words when the page is opened again. */
export const EditIsKept = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { row } = await openedToEdit(canvasElement);
    // What is only opened is not kept: the honor may be another one by then.
    await expect(kept()).toEqual([]);
    await userEvent.type(within(row).getByRole('textbox', { name: 'Title' }), ', twice');
    await goTo(canvasElement, 'Settings');
    await canvas.findByRole('textbox', { name: 'Full name' });
    await goTo(canvasElement, 'Honors');
    await opened(canvasElement);
    await expect(await canvas.findByDisplayValue(`${GOVERNORS}, twice`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(titles()[0]).toBe(`${GOVERNORS}, twice`));
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

/** What is given up is not kept. */
export const EditGivenUp = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { row } = await openedToEdit(canvasElement);
    await userEvent.type(within(row).getByRole('textbox', { name: 'Title' }), ', twice');
    await expect(kept()).toHaveLength(1);
    await userEvent.click(within(row).getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('heading', { name: GOVERNORS })).toBeVisible();
    await expect(kept()).toEqual([]);
  },
});

/** Refused after the page was left, the words are there when it is opened again. */
export const RefusedAfterLeaving = meta.story({
  beforeEach: ({ msw }) => msw.use(slow(patchHonor, 300), failing(patchHonor)),
  play: async ({ canvas, canvasElement }) => {
    const { row } = await openedToEdit(canvasElement);
    await retitle(row, 'Governor’s Medal');
    await goTo(canvasElement, 'Settings');
    await canvas.findByText('That change did not save, so we put it back.');
    await goTo(canvasElement, 'Honors');
    await opened(canvasElement);
    await expect(await canvas.findByDisplayValue('Governor’s Medal')).toBeVisible();
    await expect(titles()[0]).toBe(GOVERNORS);
  },
});

/** The form is gone with the page, so a toast says what happened and tries again. */
export const LeftWhileSaving = meta.story({
  beforeEach: ({ msw }) => msw.use(slow(patchHonor, 1_000), failingFirst('patch', '*/api/honors/:id')),
  play: async ({ canvasElement }) => {
    const { canvas, row } = await openedToEdit(canvasElement);
    await retitle(row, 'Governor’s Medal');
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Main' })).getByText('Settings'));
    await expect(await canvas.findByText('That change did not save, so we put it back.')).toBeVisible();
    await expect(titles()[0]).toBe(GOVERNORS);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()[0]).toBe('Governor’s Medal'));
  },
});

export const Delete = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await openDeletion(canvasElement, GOVERNORS);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('article', { name: GOVERNORS })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('article', { name: OLYMPIAD })).toHaveFocus());
    await expect(canvas.getByText('Four honors, two of them national.')).toBeVisible();
    await expect(titles()).not.toContain(GOVERNORS);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('article', { name: GOVERNORS })).toBeVisible());
    await expect(titles()[0]).toBe(GOVERNORS);
  },
});

export const DeleteTheOnlyOne = meta.story({
  beforeEach: () => void stored().splice(1),
  play: async ({ canvasElement }) => {
    const dialog = await openDeletion(canvasElement, GOVERNORS);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const first = await within(canvasElement).findByRole('button', { name: 'Add your first honor' });
    await waitFor(() => expect(first).toHaveFocus());
  },
});

export const DeleteFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(deleteHonor)),
  play: async ({ canvasElement }) => {
    const dialog = await openDeletion(canvasElement, GOVERNORS);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('That could not be deleted. Try again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const row = await within(canvasElement).findByRole('article', { name: GOVERNORS });
    await waitFor(() => expect(within(row).getByRole('button', { name: 'Delete' })).toHaveFocus());
  },
});

/** Gone already, as by another page, it counts as deleted. */
export const DeletedElsewhere = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await openDeletion(canvasElement, GOVERNORS);
    stored().splice(0, 1);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('article', { name: GOVERNORS })).toBeNull());
  },
});

/** Typing changes the address once, after a pause, and not when another page is shown by then. */
export const SearchThenLeave = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search honors' }), 'gov');
    const navigation = () => within(canvas.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(navigation().getByText('Extracurriculars'));
    await expect(await canvas.findByRole('searchbox', { name: 'Search activities' })).toHaveValue('');
  },
});

export const Search = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search honors' }), 'state ohio');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByText('2 found')).toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'Lagrange');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

/** The search is part of the address. */
export const SearchInTheAddress = meta.story({
  args: { path: '/honors?q=national' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('searchbox', {})).toHaveValue('national');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
});

export const NothingFound = meta.story({
  args: { path: '/honors?q=chess' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No honors match “chess”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

export const LongText = meta.story({
  beforeEach: () => enter('long names'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [row] = await within(canvasElement).findAllByRole('article', {});
    await userEvent.click(within(row!).getByRole('button', { name: 'Edit' }));
    // What the bar at the bottom covers by half is measured as it is without it.
    scrollTo(0, 0);
  },
});

/** One column, and targets of 44 px. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    for (const button of canvas.getAllByRole('button', { name: /^(Edit|Delete|Add honor|Generate)$/ })) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    }
  },
});
