import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { listPeople } from '#contract/people.ts';
import { listRequirements, patchRequirement } from '#contract/requirements.ts';
import { db } from '#mocks/db.ts';
import { failing, never } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Applications/Board',
  component: AppAt,
  args: { path: '/applications?view=board' },
  parameters: { layout: 'fullscreen' },
});

const stored = (id: string) => db.accounts[0]!.requirements.find((row) => row.id === id);
const tableOf = async () => within(await screen.findByRole('table', { name: 'Requirements' }));

/** The tabs lead from the calendar to the board, by keyboard too. */
export const FromTheCalendar = meta.story({
  tags: ['!nightly'],
  args: { path: '/applications' },
  play: async ({ canvas }) => {
    const calendar = await canvas.findByRole('tab', { name: 'Calendar', selected: true });
    calendar.focus();
    await userEvent.keyboard('{ArrowRight}');
    const table = await tableOf();
    await expect(await table.findByRole('link', { name: 'Cornell University' })).toBeVisible();
    await expect(
      table.getByRole('button', { name: 'Teacher letters, Cornell University: 1 of 2 asked' }),
    ).toBeVisible();
  },
});

/** A state that is chosen in a cell is stored. */
export const StateIsSaved = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const table = await tableOf();
    await userEvent.click(table.getByRole('button', { name: 'Fee, Cornell University: Open' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Fee, Cornell University' }));
    await userEvent.click(popover.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Waived' }));
    await waitFor(() => expect(stored('cornell.fee.1')).toMatchObject({ state: 'waived' }));
  },
});

/** What could not be stored goes back, says so in its cell, and can be tried again. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchRequirement)),
  play: async () => {
    const table = await tableOf();
    await userEvent.click(table.getByRole('button', { name: 'Fee, Cornell University: Open' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Fee, Cornell University' }));
    await userEvent.click(popover.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Waived' }));
    await userEvent.keyboard('{Escape}');
    await expect(await table.findByRole('alert')).toHaveTextContent('Not saved.');
    await expect(table.getByRole('button', { name: 'Fee, Cornell University: Open' })).toBeVisible();
    await expect(table.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const ByPerson = meta.story({
  play: async ({ canvas }) => {
    await tableOf();
    await userEvent.click(canvas.getByRole('button', { name: 'By person' }));
    const whitfield = within(await canvas.findByRole('listitem', { name: 'Ms. Whitfield' }));
    await userEvent.click(whitfield.getByRole('button', { name: 'Mark as asked' }));
    await waitFor(() => expect(stored('cornell.teacherLetter.2')).toMatchObject({ state: 'asked' }));
  },
});

export const AddPerson = meta.story({
  tags: ['no-picture'],
  args: { path: '/applications?view=board&by=person' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ms. Lee');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('listitem', { name: 'Ms. Lee' })).toBeVisible();
    await expect(db.accounts[0]!.people.at(-1)).toMatchObject({ name: 'Ms. Lee', role: 'teacher' });
  },
});

/** A person is renamed, deleted, and brought back. */
export const ChangePerson = meta.story({
  tags: ['no-picture'],
  args: { path: '/applications?view=board&by=person' },
  play: async ({ canvas }) => {
    const choose = async (of: string, what: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `More for ${of}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: what }));
    };
    await choose('Ms. Whitfield', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit person' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mrs. Whitfield');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('listitem', { name: 'Mrs. Whitfield' })).toBeVisible();
    await choose('Mrs. Whitfield', 'Delete');
    await waitFor(() => expect(canvas.queryByRole('listitem', { name: 'Mrs. Whitfield' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('listitem', { name: 'Mrs. Whitfield' })).toBeVisible();
  },
});

/** A college that is added has what it asks for at once. */
export const Another = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const table = await tableOf();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Application' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Application' }));
    await userEvent.type(form.getByRole('combobox', { name: 'College' }), 'Yale University');
    await userEvent.click(form.getByRole('button', { name: 'Create & add another' }));
    await userEvent.click(await form.findByRole('button', { name: 'Done' }));
    await expect(await table.findByRole('button', { name: 'Teacher letters, Yale University: 0 of 2' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(listRequirements)),
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Board', selected: true });
    await expect(canvas.queryByRole('table', { name: 'Requirements' })).toBeNull();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(listRequirements), failing(listPeople)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const NoApplications = meta.story({
  beforeEach: () => enter('blank page'),
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Board', selected: true });
    await expect(await canvas.findByText(/No applications yet/i)).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, play: async () => void (await tableOf()) });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Cornell University' })).toBeVisible();
  },
});
