import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { colleges, twenty } from '../board-story-parts.ts';
import { longPeople, people } from '../story-parts.ts';
import { Board, type BoardProps } from './Board.tsx';

function Controlled({ view: first, waiting: firstWaiting, ...props }: BoardProps) {
  const [view, setView] = useState(first);
  const [waiting, setWaiting] = useState(firstWaiting);
  return <Board {...props} view={view} onView={setView} waiting={waiting} onWaiting={setWaiting} />;
}

const meta = preview.meta({
  component: Board,
  render: (args) => <Controlled {...args} />,
  args: {
    colleges,
    people,
    today: '2026-11-22',
    view: 'college' as const,
    waiting: false,
    saving: new Set<string>(),
    unsaved: new Map(),
    onView: fn(),
    onWaiting: fn(),
    onChange: fn(),
    onAddPerson: fn<BoardProps['onAddPerson']>(async () => undefined),
    onEditPerson: fn<BoardProps['onEditPerson']>(async () => undefined),
    onDeletePerson: fn(),
  },
});

/** Open colleges come first, by date; only kinds that some college needs are columns. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Requirements' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent?.replaceAll('\u00ad', ''));
    await expect(heads).toContain('ED agreement');
    await expect(heads).not.toContain('Portfolio');
    await expect(
      table.getByRole('button', { name: 'Teacher letters, Cornell University: 1 of 2 asked' }),
    ).toBeVisible();
    await expect(
      table.getByRole('button', { name: 'CSS Profile, Georgia Institute of Technology: Not known' }),
    ).toBeVisible();
    await expect(table.queryByRole('button', { name: /^Tests, Oberlin/ })).toBeNull();
  },
});

/** A cell opens the same choices as the application, by keyboard, and Escape returns to it. */
export const Cell = meta.story({
  play: async ({ canvas, args }) => {
    const cell = canvas.getByRole('button', { name: 'Teacher letters, Cornell University: 1 of 2 asked' });
    await userEvent.click(cell);
    const popover = within(await screen.findByRole('dialog', { name: 'Teacher letters, Cornell University' }));
    const second = within(popover.getByRole('group', { name: 'Teacher letter 2' }));
    await userEvent.click(second.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Asked' }));
    await expect(args.onChange).toHaveBeenCalledWith('cornell.teacherLetter.2', { state: 'asked' });
    await expect(popover.getByRole('link', { name: 'Common App Requirements Grid 2026-27' })).toBeVisible();
    await expect(popover.getByRole('link', { name: 'Open in the application' })).toHaveAttribute('href', '#cornell');
  },
});

/** Each row has one stop for its college and one for its first cell; arrows move among the others. */
export const Keyboard = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Cornell University' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Main essay, Cornell/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Fee, Cornell/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: /^Fee, University of California/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('dialog', { name: 'Fee, Cornell University' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Fee, Cornell/ })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Oberlin College' })).toHaveFocus();
  },
});

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Waiting for others' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 8 colleges wait for something');
    await expect(canvas.queryByRole('link', { name: 'Brown University' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Fee, Cornell/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Tests, Cornell/ })).toBeVisible();
  },
});

export const ByPerson = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'By person' }));
    const abara = within(canvas.getByRole('listitem', { name: 'Mr. Abara' }));
    await expect(abara.getByText('5 colleges, first due January 2, asked November 9, 3 received.')).toBeVisible();
    const whitfield = within(canvas.getByRole('listitem', { name: 'Ms. Whitfield' }));
    await userEvent.click(whitfield.getByRole('button', { name: 'Mark as asked' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('cornell.teacherLetter.2', { state: 'asked' });
    await userEvent.click(abara.getByRole('button', { name: 'One arrived' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Oberlin College, teacher letter' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('oberlin.teacherLetter.1', { state: 'received' }),
    );
    await expect(canvas.getByRole('listitem', { name: 'Nobody yet' })).toHaveTextContent('Mid-year report');
  },
});

export const AddPerson = meta.story({
  tags: ['no-picture'],
  args: { view: 'person' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ms. Lee');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const lee = { name: 'Ms. Lee', role: 'teacher', subject: null };
    await waitFor(() => expect(args.onAddPerson).toHaveBeenCalledWith(lee, undefined));
  },
});

/** A name that is misspelt can be put right, and a person taken off the list. */
export const EditPerson = meta.story({
  tags: ['no-picture'],
  args: { view: 'person' },
  play: async ({ canvas, args }) => {
    const [person] = people;
    await userEvent.click(canvas.getByRole('button', { name: `More for ${person!.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit person' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue(person!.name);
    await userEvent.clear(name);
    await userEvent.type(name, 'Ms. Leigh');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const { role, subject } = person!;
    await waitFor(() =>
      expect(args.onEditPerson).toHaveBeenCalledWith(person!.id, { name: 'Ms. Leigh', role, subject }),
    );
    await userEvent.click(canvas.getByRole('button', { name: `More for ${person!.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(args.onDeletePerson).toHaveBeenCalledWith(person));
  },
});

export const NobodyYet = meta.story({
  args: { view: 'person', people: [], colleges: colleges.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody is named yet\./)).toBeVisible();
  },
});

export const SavingAndNotSaved = meta.story({
  args: {
    saving: new Set(['cornell.fee.1']),
    unsaved: new Map([['oberlin.css.1', { says: 'That change did not save.', onRetry: fn() }]]),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^Fee, Cornell/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.unsaved.get('oberlin.css.1')!.onRetry).toHaveBeenCalledOnce();
  },
});

export const TwentyWithLongNames = meta.story({ args: { colleges: twenty } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cornell = within(canvas.getByRole('article', { name: 'Cornell University' }));
    await expect(cornell.getByRole('link', { name: 'Teacher letters 1 of 2 asked' })).toHaveAttribute(
      'href',
      '#cornell',
    );
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const LongNamesOnAPhone = meta.story({
  args: { view: 'person', people: longPeople, colleges: twenty.slice(0, 2) },
  globals: { viewport: { value: 'phone' } },
});

export const PersonDark = meta.story({ args: { view: 'person' }, globals: { theme: 'dark' } });
