import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { type ImportColumn, importRow, newImportRow } from './columns.ts';
import { ImportTable, type ImportTableProps } from './ImportTable.tsx';

const columns: ImportColumn[] = [
  { key: 'title', label: 'Title', width: '29fr', max: 200 },
  { key: 'organization', label: 'Organization', alsoCalled: ['School or group'], width: '21fr', max: 200 },
  { key: 'hours', label: 'Hours/week', kind: 'number', width: '78px', max: 168 },
  { key: 'weeks', label: 'Weeks/year', kind: 'number', width: '78px', max: 52 },
  { key: 'impact', label: 'Impact', width: '29fr', max: 150 },
];

const honorColumns: ImportColumn[] = [
  { key: 'title', label: 'Title', width: '3fr', required: true },
  {
    key: 'level',
    label: 'Level',
    kind: 'choice',
    width: '140px',
    initial: 'School',
    options: ['School', 'State', 'National'].map((value) => ({ value, label: value })),
  },
  { key: 'on', label: 'Received', kind: 'day', width: '190px' },
];

const activity = (title: string, organization: string, hours: string, weeks: string, impact: string) =>
  importRow({ title, organization, hours, weeks, impact });
const rows = [
  activity('Captain, Science Olympiad', 'Start High School', '6', '30', 'Led team to state; built a sound rig'),
  activity(
    'Founder and lead, Fix-It Saturdays',
    'Toledo Public Library',
    '4',
    '40',
    'Free repair clinic, 14 volunteers',
  ),
  activity('Violin, second section', 'Toledo Youth Orchestra', '5', '36', '4 concerts a season'),
];

const meta = preview.meta({
  component: ImportTable,
  args: {
    label: 'Activities',
    columns,
    rows,
    onChange: fn(),
    maxRows: 500,
    calendar: { today: '2026-11-10', monthFirst: false },
    actions: <Button>Preview</Button>,
  },
  render: function Stateful({ rows: initial, onChange, ...args }: ImportTableProps) {
    const [rows, setRows] = useState(initial);
    return (
      <ImportTable
        {...args}
        rows={rows}
        onChange={(change) => {
          onChange(change);
          setRows(change);
        }}
      />
    );
  },
});

const focused = () => document.activeElement as HTMLInputElement;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText('Title')).toHaveLength(3);
    await expect(canvas.getByRole('group', { name: 'Row 2' })).toBeVisible();
    await userEvent.clear(canvas.getAllByLabelText('Hours/week')[0]!);
    await userEvent.type(canvas.getAllByLabelText('Hours/week')[0]!, '8');
    await expect(canvas.getAllByLabelText('Hours/week')[0]).toHaveValue('8');
    await userEvent.click(canvas.getByRole('button', { name: 'Add row' }));
    await expect(canvas.getAllByLabelText('Title')).toHaveLength(4);
    await expect(focused()).toBe(canvas.getAllByLabelText('Title')[3]);
  },
});

export const Empty = meta.story({ args: { rows: [newImportRow(columns)] } });

/** Enter goes down a row, and below the last one it adds another. */
export const Keyboard = meta.story({
  args: { rows: [newImportRow(columns)] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Debate{Tab}Start High School{Tab}3{Enter}');
    await expect(focused()).toBe(canvas.getAllByLabelText('Title')[1]);
    await userEvent.keyboard('Chess');
    await userEvent.click(canvas.getAllByLabelText('Hours/week')[0]!);
    await userEvent.keyboard('{Enter}');
    await expect(focused()).toBe(canvas.getAllByLabelText('Hours/week')[1]);
    await expect(canvas.getAllByLabelText('Title')[1]).toHaveValue('Chess');
  },
});

/** The focus goes to the same button of the next row; the last row is only emptied. */
export const RemovedAndUndone = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 2' }));
    await expect(canvas.getAllByLabelText('Title').map((field) => (field as HTMLInputElement).value)).toEqual([
      'Captain, Science Olympiad',
      'Violin, second section',
    ]);
    await expect(focused()).toHaveAccessibleName('Remove row 2');
    await expect(canvas.getByText('Row 2 removed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getAllByLabelText('Title')).toHaveLength(3);
    await expect(focused()).toHaveValue('Founder and lead, Fix-It Saturdays');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 3' }));
    await expect(focused()).toHaveAccessibleName('Remove row 2');
    await userEvent.click(focused());
    await userEvent.click(focused());
    await expect(canvas.getByLabelText('Title')).toHaveValue('');
    await expect(focused()).toHaveAccessibleName('Remove row 1');
  },
});

export const PastedFromASpreadsheet = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByLabelText('Title')[2]!);
    await userEvent.paste('Arabic tutor\tIslamic Center\t2\t30\r\n"Robotics ""Build"" lead"\t\t8\t20\r\n');
    await expect(canvas.getAllByLabelText('Title').map((field) => (field as HTMLInputElement).value)).toEqual([
      'Captain, Science Olympiad',
      'Founder and lead, Fix-It Saturdays',
      'Arabic tutor',
      'Robotics "Build" lead',
    ]);
    await expect(canvas.getAllByLabelText('Impact')[2]).toHaveValue('4 concerts a season');
    await expect(canvas.getByText('2 rows pasted.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getAllByLabelText('Title')).toHaveLength(3);
    await expect(canvas.getAllByLabelText('Title')[2]).toHaveValue('Violin, second section');
  },
});

/** A sentence stays one value, with its commas. */
export const PastedAsText = meta.story({
  args: { rows: [newImportRow(columns)] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Impact'));
    await userEvent.paste('Repaired, tested, returned: 212 machines');
    await expect(canvas.getByLabelText('Impact')).toHaveValue('Repaired, tested, returned: 212 machines');
  },
});

/** How much too long a text is can be seen while it is shortened. */
export const TooLong = meta.story({
  args: { rows: [activity('Violin', '', '5', '36', 'Played '.repeat(22))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Impact')).toHaveAccessibleDescription('154 of 150 characters');
    await userEvent.type(canvas.getByLabelText('Impact'), '{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(canvas.queryByText(/of 150 characters/)).toBeNull();
  },
});

export const ChoicesAndDays = meta.story({
  args: { columns: honorColumns, rows: [newImportRow(honorColumns)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Level')).toHaveValue('School');
    await userEvent.selectOptions(canvas.getByLabelText('Level'), 'State');
    await userEvent.click(canvas.getByLabelText('Title'));
    await userEvent.paste(
      'Received,Title,Level\n"Oct 20, 2026",Governor’s Award,state\n5/31/26,Spelling bee,County\nlast May,Merit,',
    );
    await expect(canvas.getAllByLabelText('Received')[0]).toHaveValue('2026-10-20');
    await expect(canvas.getAllByLabelText('Level')[0]).toHaveValue('State');
    // What the list does not have stays to be seen, and what was not there is not made up.
    await expect(canvas.getAllByLabelText('Level')[1]).toHaveDisplayValue('County');
    await expect(canvas.getAllByLabelText('Level')[2]).toHaveDisplayValue('—');
    await expect(canvas.getByText('3 rows pasted. 2 values could not be read: “County” and “last May”.')).toBeVisible();
    await expect(canvas.getAllByLabelText('Level')[1]).toHaveAccessibleDescription(
      '“County” is not on this list. Choose from it.',
    );
    // A date that can't be read is seen, and can be written anew or emptied.
    const received = () => canvas.getAllByLabelText<HTMLInputElement>('Received')[2]!;
    await expect(received()).toHaveValue('last May');
    await expect(received()).toHaveAccessibleDescription('“last May” is not a date that Laurel can read.');
    await userEvent.clear(received());
    await userEvent.type(received(), 'May 3');
    await userEvent.tab();
    await waitFor(() => expect(received()).toHaveValue('2027-05-03'));
    await expect(received()).toBeValid();
  },
});

/** A day that no month has is written like a date, and is seen and said all the same. */
export const NoSuchDay = meta.story({
  args: { columns: honorColumns, rows: [newImportRow(honorColumns)] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Title'));
    await userEvent.paste('Received,Title\n2026-02-31,Merit\n2026-02-28,Honor roll');
    const [received, readable] = canvas.getAllByLabelText('Received');
    await expect(received).toHaveValue('2026-02-31');
    await expect(received).toHaveAccessibleDescription('“2026-02-31” is not a date that Laurel can read.');
    await expect(readable).toHaveValue('2026-02-28');
    await expect(readable).toBeValid();
  },
  tags: ['no-picture'],
});

/** What no field takes is named, and stays named while the rows are corrected. */
export const LeftOut = meta.story({
  args: { rows: [newImportRow(columns)] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Title'));
    await userEvent.paste('Title\tMoney\tAdvisor\tHours/week\nChess\t$20\tMr. Ito\t10-12\nViolin\t\t\t5 hrs');
    await expect(canvas.getByText(/^2 rows pasted. 1 value could not be read: “10-12”./)).toBeVisible();
    await expect(canvas.getAllByLabelText('Hours/week')[0]).toHaveAccessibleDescription(
      '“10-12” is a range. Write one number.',
    );
    await expect(canvas.getAllByLabelText('Hours/week')[1]).toHaveValue('5');
    const named = canvas.getByText('No field here takes “Money” and “Advisor”: those columns were left out.');
    await userEvent.clear(canvas.getAllByLabelText('Hours/week')[0]!);
    await userEvent.type(canvas.getAllByLabelText('Hours/week')[0]!, '11');
    await expect(named).toBeVisible();
  },
});

const noTitle = activity('', 'Library', '4', '40', '');
const tooMany = activity('Babysitting', '', '200', '50', 'Two cousins');

/** What is wrong is said at the field that breaks its rule, else at the first one of the row. */
export const WithErrors = meta.story({
  args: {
    rows: [rows[0]!, noTitle, tooMany],
    errors: {
      [noTitle.id]: 'Give the activity a title or an impact.',
      [tooMany.id]: 'Use 0 to 168 hours a week.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText('Title')[1]).toHaveAccessibleDescription(
      'Give the activity a title or an impact.',
    );
    await expect(canvas.getAllByLabelText('Hours/week')[2]).toHaveAccessibleDescription('Use 0 to 168 hours a week.');
    await expect(canvas.getAllByLabelText('Title')[0]).toBeValid();
  },
});

export const Full = meta.story({
  args: { maxRows: 4 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByLabelText('Title')[0]!);
    await userEvent.paste('A\t1\nB\t2\nC\t3\nD\t4\nE\t5\nF\t6');
    await expect(canvas.getByText('4 rows pasted.')).toBeVisible();
    await expect(canvas.getByText('2 rows did not fit: “E” and “F”.')).toBeVisible();
    await userEvent.type(canvas.getAllByLabelText('Title')[3]!, '!{Enter}');
    await expect(canvas.getByText('These are 4 rows, the most that can be imported at once.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add row' })).toBeDisabled();
    await expect(canvas.getAllByLabelText('Title')).toHaveLength(4);
  },
});

/** A whole spreadsheet stays quick: a letter redraws its own row alone. */
export const FiveHundredRows = meta.story({
  args: { columns: honorColumns, rows: [newImportRow(honorColumns)] },
  tags: ['no-picture'],
  // The rows are those of the other stories; to look at each of them takes the checker a minute.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByLabelText('Title'));
    await userEvent.paste(Array.from({ length: 500 }, (_, i) => `Honor ${i + 1}\tState\t5/31/2026`).join('\n'));
    await waitFor(() => expect(canvas.getByText('500 rows pasted.')).toBeVisible());
    const last = [...canvasElement.querySelectorAll<HTMLInputElement>('[data-column="title"] input')].at(-1)!;
    await userEvent.type(last, '!');
    await expect(last).toHaveValue('Honor 500!');
  },
});

export const LongText = meta.story({
  args: { rows: [activity('unbroken'.repeat(24), 'organization '.repeat(14), '6', '30', 'impact '.repeat(40))] },
  globals: { viewport: { value: 'phone' } },
});

/** Each row is a small form with its labels. */
export const Phone = meta.story({
  args: { rows: rows.slice(0, 2) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Organization')[0]).toBeVisible());
    for (const button of canvas.getAllByRole('button')) await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
