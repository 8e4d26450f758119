import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { longItems, longPeople, oberlin, page, people, requirement } from '../story-parts.ts';
import { RequirementList, type RequirementListProps } from './RequirementList.tsx';

const meta = preview.meta({
  component: RequirementList,
  args: {
    college: 'Oberlin College',
    items: oberlin,
    people,
    saving: new Set<string>(),
    unsaved: new Map(),
    onChange: fn(),
    onDelete: fn(),
    onAdd: fn(async (): Promise<string | undefined> => undefined),
    onAddPerson: fn(async (): Promise<string | undefined> => undefined),
  },
});

const pick = async (name: string) => userEvent.click(await screen.findByRole('option', { name }));

/** Each fact has its source, what is optional or not needed is folded, and what is not known leads to the college's page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 yours to do, 1 to ask for, 4 waiting, 2 not known')).toBeVisible();
    const yours = within(canvas.getByRole('region', { name: 'Yours' }));
    await expect(yours.getByText('4 not needed or optional')).toBeVisible();
    await expect(yours.getByRole('link', { name: 'Common App Requirements Grid 2026-27' })).toBeVisible();
    const unknown = within(canvas.getByRole('region', { name: 'Not known' }));
    await expect(unknown.getAllByRole('link', { name: 'See the page of Oberlin College' })).toHaveLength(2);
    const letter = within(canvas.getByRole('listitem', { name: 'Teacher letter' }));
    await expect(letter.getByRole('combobox', { name: 'Person' })).toHaveTextContent('Mr. Abara');
    await expect(letter.getByRole('combobox', { name: 'State' })).toHaveTextContent('Asked');
    await expect(letter.getByText('Oberlin College asks for one. Asked September 28.')).toBeVisible();
  },
});

export const StateAndPerson = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const report = within(canvas.getByRole('listitem', { name: 'Mid-year report' }));
    await userEvent.click(report.getByRole('combobox', { name: 'State' }));
    await pick('Asked');
    await expect(args.onChange).toHaveBeenLastCalledWith('oberlin.midYear.1', { state: 'asked' });
    await userEvent.click(report.getByRole('combobox', { name: 'Person' }));
    await pick('Rania Haddad');
    await expect(args.onChange).toHaveBeenLastCalledWith('oberlin.midYear.1', { personId: 'rania' });
    const css = within(canvas.getByRole('listitem', { name: 'CSS Profile' }));
    await expect(css.getByRole('combobox', { name: 'State' })).toHaveTextContent('Not known');
    await userEvent.click(css.getByRole('combobox', { name: 'State' }));
    await pick('Open');
    await expect(args.onChange).toHaveBeenLastCalledWith('oberlin.css.1', { state: 'open', need: 'required' });
  },
});

export const AddPerson = meta.story({
  play: async ({ canvas, args }) => {
    const report = within(canvas.getByRole('listitem', { name: 'Mid-year report' }));
    await userEvent.click(report.getByRole('combobox', { name: 'Person' }));
    await pick('Add a person…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText('Name is required.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ms. Lee');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'physics');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const lee = { name: 'Ms. Lee', role: 'teacher', subject: 'physics' };
    await waitFor(() => expect(args.onAddPerson).toHaveBeenCalledWith(lee, 'oberlin.midYear.1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A person who could not be added stays in the dialog, with the reason. */
export const PersonRefused = meta.story({
  args: { onAddPerson: fn(async () => 'We could not reach Laurel.') },
  play: async ({ canvas }) => {
    const report = within(canvas.getByRole('listitem', { name: 'Mid-year report' }));
    await userEvent.click(report.getByRole('combobox', { name: 'Person' }));
    await pick('Add a person…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ms. Lee');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We could not reach Laurel.');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ms. Lee');
  },
});

export const AddOwn = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a requirement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a requirement' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText('Say what it is.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'What it is' }), 'Sketchbook, ten pages{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith({ kind: 'other', note: 'Sketchbook, ten pages' }));
  },
});

/** By keyboard alone: the menu of a row, a note, and giving it up. */
export const Keyboard = meta.story({
  tags: ['no-picture'],
  args: { items: [requirement('other', { own: true, source: null, note: 'Sketchbook' })] },
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('listitem', { name: 'Other: Sketchbook' }));
    await userEvent.tab();
    await expect(row.getByRole('combobox', { name: 'Person' })).toHaveFocus();
    await userEvent.tab();
    await expect(row.getByRole('combobox', { name: 'State' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Change the note' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row.getByRole('textbox', { name: 'Note' })).toHaveFocus());
    await userEvent.keyboard(', ten pages{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('oberlin.other.1', { note: 'Sketchbook, ten pages' });
    await userEvent.click(row.getByRole('button', { name: /^More/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith('oberlin.other.1'));
  },
});

function Changing(args: RequirementListProps) {
  const [items, setItems] = useState(args.items);
  const change = (id: string, part: object) =>
    setItems((now) => now.map((item) => (item.id === id ? { ...item, ...part } : item)));
  return <RequirementList {...args} items={items} onChange={change} />;
}

/** A row that is not needed any more moves into the closed part of its group, and the focus goes to the line that opens it. */
export const FocusFollowsTheRow = meta.story({
  tags: ['no-picture'],
  args: { items: [requirement('fee', {}), requirement('tests', {})] },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem');
    within(row!).getByRole('combobox', { name: 'State' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Not needed' })).toBeVisible());
    await userEvent.keyboard('Not needed{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('1 not needed or optional'));
  },
});

export const SavingAndNotSaved = meta.story({
  args: {
    saving: new Set(['oberlin.counselorLetter.1']),
    unsaved: new Map([
      ['oberlin.schoolReport.1', { says: 'That change did not save, so we put it back.', onRetry: fn() }],
    ]),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('listitem', { name: 'Counselor letter' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('alert')).toHaveTextContent('That change did not save, so we put it back.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.unsaved.get('oberlin.schoolReport.1')!.onRetry).toHaveBeenCalledOnce();
  },
});

/** The student's own word has no source, and can be taken back. */
export const OwnWord = meta.story({
  args: { items: [requirement('tests', { need: 'required', source: null, note: 'Asked by phone' })] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your own word')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More for Tests' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Use what the college says' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('oberlin.tests.1', { need: null }));
  },
});

export const AllReceived = meta.story({
  args: { items: oberlin.map((item) => ({ ...item, need: 'required', state: 'received' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 received')).toBeVisible();
    await expect(canvas.queryByText(/waiting|to do/)).toBeNull();
  },
});

/** A college of which nothing is known: Laurel says so and guesses nothing. */
export const NothingKnown = meta.story({
  args: {
    college: 'Kalmar College of Art and Design',
    items: (['mainEssay', 'tests', 'teacherLetter'] as const).map((kind) =>
      requirement(kind, { need: 'unknown', source: null }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Laurel has no facts for Kalmar College of Art and Design/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const NothingKnownWithPage = meta.story({
  tags: ['no-picture'],
  args: { items: [requirement('tests', { need: 'unknown' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Its own page' })).toHaveAttribute('href', page.url);
  },
});

export const LongNames = meta.story({ args: { items: longItems, people: longPeople } });

export const LongNamesOnAPhone = meta.story({
  args: { items: longItems, people: longPeople },
  globals: { viewport: { value: 'phone' } },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
