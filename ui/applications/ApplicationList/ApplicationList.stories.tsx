import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { due } from '../../deadlines/story-parts.ts';
import type { ListedApplication } from '../ApplicationRow/ApplicationRow.tsx';
import { type ApplicationFinder, ApplicationList, type ApplicationListProps } from './ApplicationList.tsx';

const application = (
  college: string,
  round: string,
  deadline: string,
  status: ListedApplication['status'] = 'drafting',
): ListedApplication => ({
  id: college,
  college,
  round,
  status,
  accepted: false,
  deadline: due(deadline),
  href: '#open',
});

const applications = [
  application('Case Western Reserve University', 'Early Action', '2026-11-09', 'editing'),
  application('The Ohio State University', 'Early Action', '2026-11-10', 'editing'),
  application('Georgia Institute of Technology', 'Early Action', '2026-11-15'),
  application('Cornell University', 'Regular Decision', '2027-01-02'),
  application('Brown University', 'Early Decision', '2026-11-01', 'submitted'),
];

/** Holds what an app would hold: the filters, and the applications with the submitted ones last. */
function Stateful(args: ApplicationListProps) {
  const [rows, setRows] = useState(args.applications);
  const [status, setStatus] = useState(args.status);
  const [day, setDay] = useState(args.day);
  const change = (id: string, part: Partial<ListedApplication>) =>
    setRows(
      rows
        .map((row) => (row.id === id ? { ...row, ...part } : row))
        .toSorted((a, b) => Number(a.status === 'submitted') - Number(b.status === 'submitted')),
    );
  return (
    <ApplicationList
      {...args}
      applications={rows}
      status={status}
      onStatusFilter={setStatus}
      day={day}
      onDayClear={() => setDay(null)}
      onStatusChange={(id, next) => {
        change(id, { status: next });
        args.onStatusChange(id, next);
      }}
      onDeadlineChange={(id, deadline) => {
        change(id, { deadline: deadline === null ? null : due(deadline) });
        args.onDeadlineChange(id, deadline);
      }}
    />
  );
}

const meta = preview.meta({
  component: ApplicationList,
  args: {
    applications,
    empty: {
      title: 'No applications yet.',
      text: 'Start with one college that you keep thinking about. The rest of the list can wait.',
    },
    status: 'all' as ApplicationListProps['status'],
    onStatusFilter: fn(),
    day: null as string | null,
    onDayClear: fn(),
    today: '2026-11-10',
    finder: undefined as ApplicationFinder | undefined,
    saving: new Set<string>(),
    saved: new Set<string>(),
    onStatusChange: fn(),
    onDeadlineChange: fn(),
    onAdd: fn(),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 452 }}>
        <Story />
      </div>
    ),
  ],
});

const colleges = () => screen.queryAllByRole('article').map((row) => within(row).getByRole('heading').textContent);

async function choose(box: HTMLElement, option: string) {
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const statusOf = (college: string) =>
  within(screen.getByRole('article', { name: college })).getByRole('combobox', { name: 'Status' });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas.getByRole('combobox', { name: 'Status filter' }), 'Editing');
    await waitFor(() => expect(colleges()).toEqual(['Case Western Reserve University', 'The Ohio State University']));
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('2 applications');
    await choose(canvas.getByRole('combobox', { name: 'Status filter' }), 'All statuses');
    await waitFor(() => expect(colleges()).toHaveLength(5));
  },
});

export const FilterMatchesNothing = meta.story({
  args: { applications: applications.slice(0, 2), status: 'submitted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No applications match this filter.')).toBeVisible();
  },
});

export const OneDay = meta.story({
  args: { day: '2026-11-10' },
  play: async ({ canvas }) => {
    await expect(colleges()).toEqual(['The Ohio State University']);
    await expect(canvas.getByText('1 application due Nov 10, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all days' }));
    await expect(colleges()).toHaveLength(5);
  },
});

export const Empty = meta.story({
  args: { applications: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No applications yet.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add your first college' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const Saving = meta.story({
  args: { saving: new Set(['Georgia Institute of Technology', 'Cornell University']) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Saving…')).toHaveLength(2);
  },
});

/** A row that moves takes the focus along; one that the filter no longer lets through stays until it is left. */
export const RowStays = meta.story({
  play: async ({ canvas }) => {
    await choose(statusOf('Case Western Reserve University'), 'Submitted');
    await waitFor(() => expect(colleges().at(-1)).toBe('Brown University'));
    await expect(colleges().at(-2)).toBe('Case Western Reserve University');
    await waitFor(() => expect(statusOf('Case Western Reserve University')).toHaveFocus());

    await choose(canvas.getByRole('combobox', { name: 'Status filter' }), 'Drafting');
    await waitFor(() => expect(colleges()).toEqual(['Georgia Institute of Technology', 'Cornell University']));
    await expect(canvas.getByRole('heading', { name: 'Drafting applications' })).toBeVisible();
    await choose(statusOf('Georgia Institute of Technology'), 'Editing');
    await waitFor(() => expect(statusOf('Georgia Institute of Technology')).toHaveFocus());
    await expect(statusOf('Georgia Institute of Technology')).toHaveTextContent('Editing');
    await userEvent.tab();
    await expect(colleges()).toHaveLength(2);

    // Leaving it by keyboard takes it away, and the focus is where the student went.
    statusOf('Cornell University').focus();
    await waitFor(() => expect(colleges()).toEqual(['Cornell University']));
    await expect(statusOf('Cornell University')).toHaveFocus();

    // By pointer it goes once the press is over.
    await choose(statusOf('Cornell University'), 'Editing');
    await waitFor(() => expect(statusOf('Cornell University')).toHaveFocus());
    await userEvent.click(canvas.getByRole('heading', { name: 'Drafting applications' }));
    await expect(await canvas.findByText('No applications match this filter.')).toBeVisible();
  },
});

/** A date that leaves the picked day stays in the list while it is being typed. */
export const DateLeavesTheDay = meta.story({
  args: { day: '2026-11-10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Applications due Nov 10, 2026' })).toBeVisible();
    const field = canvas.getByLabelText('Deadline');
    field.focus();
    fireEvent.change(field, { target: { value: '2026-11-20' } });
    await expect(colleges()).toEqual(['The Ohio State University']);
    await expect(field).toHaveFocus();
    canvas.getByRole('combobox', { name: 'Status filter' }).focus();
    await waitFor(() => expect(colleges()).toEqual([]));
  },
});

/** From many applications on, by name and in the order that the student chooses. */
export const Finder = meta.story({
  args: {
    finder: { query: '', onQueryChange: fn(), sort: 'deadline' as const, onSortChange: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search colleges' }), 'b');
    await expect(args.finder!.onQueryChange).toHaveBeenLastCalledWith('b');
    await userEvent.click(canvas.getByRole('radio', { name: 'College' }));
    await expect(args.finder!.onSortChange).toHaveBeenLastCalledWith('college');
  },
});

export const Found = meta.story({
  args: {
    status: 'drafting',
    finder: { query: 'ornell', onQueryChange: fn(), sort: 'college' as const, onSortChange: fn() },
  },
  play: async ({ canvas }) => {
    await expect(colleges()).toEqual(['Cornell University']);
    await expect(canvas.getByRole('heading', { name: 'Drafting applications with “ornell”' })).toBeVisible();
    await expect(canvas.getByText('1 application')).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    applications: applications.map((row, i) => ({
      ...row,
      college: `${row.college} ${'Interdisziplinarität'.repeat(i)}`,
    })),
  },
  globals: { viewport: { value: 'phone' } },
});
