import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { Deadline } from '../../deadlines/deadlines.ts';
import { closedToday, due } from '../../deadlines/story-parts.ts';
import { ApplicationHeader, type ApplicationHeaderProps } from './ApplicationHeader.tsx';

function Stateful({ onChange, ...given }: ApplicationHeaderProps) {
  const [args, setArgs] = useState(given);
  return (
    <ApplicationHeader
      {...args}
      onChange={(part) => {
        const { deadline: day, ...rest } = part;
        const deadline = day === undefined ? args.deadline : day && due(day);
        setArgs({ ...args, ...rest, deadline: deadline || null });
        onChange(part);
      }}
    />
  );
}

const rounds = [
  { value: 'rd', label: 'Regular Decision' },
  { value: 'ed2', label: 'Early Decision II' },
  { value: 'ea', label: 'Early Action' },
] as const;

const meta = preview.meta({
  component: ApplicationHeader,
  args: {
    college: 'Georgia Institute of Technology',
    rounds,
    saveState: 'saved' as const,
    status: 'drafting' as const,
    round: 'ea' as const,
    deadline: due('2026-11-15') as Deadline | null,
    decision: null,
    today: '2026-11-10',
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

const choose = async (select: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: select }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Georgia Institute of Technology');
    await expect(canvas.getByLabelText('Deadline')).toHaveValue('2026-11-15');
    await expect(canvas.getByText('In 5 days')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Decision' })).toBeNull();
    await choose('Round', 'Early Decision II');
    await expect(args.onChange).toHaveBeenLastCalledWith({ round: 'ed2' });
    await choose('Round', 'None');
    await expect(args.onChange).toHaveBeenLastCalledWith({ round: null });
    fireEvent.change(canvas.getByLabelText('Deadline'), { target: { value: '2026-11-11' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ deadline: '2026-11-11' });
    await expect(canvas.getByText('Due tomorrow')).toBeVisible();
  },
});

/** A decision can be set once the application is submitted; its deadline then says nothing any more. */
export const Submitted = meta.story({
  args: { status: 'editing' },
  play: async ({ canvas, args }) => {
    await choose('Status', 'Submitted');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'submitted' });
    await expect(canvas.queryByText('In 5 days')).toBeNull();
    await choose('Decision', 'Accepted');
    await expect(args.onChange).toHaveBeenLastCalledWith({ decision: 'accepted' });
    await choose('Decision', 'None');
    await expect(args.onChange).toHaveBeenLastCalledWith({ decision: null });
  },
});

export const OtherTime = meta.story({
  args: { deadline: due('2026-11-15', '1:00 PM') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In 5 days, 1:00 PM')).toBeVisible();
  },
});

const SOURCE =
  "This is from the Common App Requirements Grid 2026–27 as of Sep 11, 2026. Check the college's page before you rely on it.";

/** A date is offered, and set by nobody but the student; the focus does not go with the offer. */
export const Offered = meta.story({
  args: {
    deadline: null,
    known: {
      source: SOURCE,
      page: 'https://content.commonapp.org/Files/ReqGrid.pdf',
      date: { round: 'ea', day: '2026-11-01', time: null, instant: '2026-11-02T04:59:00.000Z', passed: false },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(SOURCE)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Early Action, Nov 1, 2026' }));
    await expect(args.onChange).toHaveBeenCalledWith({ deadline: '2026-11-01' });
    await expect(canvas.getByLabelText('Deadline')).toHaveFocus();
  },
});

/** A date after the known one is warned of, and stays until the student takes the other. */
export const LaterThanKnown = meta.story({
  args: {
    deadline: due('2026-11-15'),
    known: {
      source: SOURCE,
      page: 'https://content.commonapp.org/Files/ReqGrid.pdf',
      date: { round: 'ea', day: '2026-11-12', time: null, instant: '2026-11-13T04:59:00.000Z', passed: false },
      isEarlier: true,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Careful: your deadline is later than the one that Laurel knows.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Early Action, Nov 12, 2026' }));
    await expect(args.onChange).toHaveBeenCalledWith({ deadline: '2026-11-12' });
  },
});

export const NotKnown = meta.story({
  args: { deadline: null, known: { source: null, date: null, page: 'https://admissions.example.edu' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No date is known for this. Check the college's page.")).toBeVisible();
  },
});

export const Overdue = meta.story({ args: { deadline: due('2026-11-09'), saveState: 'saving' } });

export const Accepted = meta.story({
  args: { status: 'submitted', decision: 'accepted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted', { selector: 'span[data-tone]' })).toBeVisible();
  },
});

export const ClosedToday = meta.story({
  args: { deadline: closedToday },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed today at 9:00 AM')).toHaveAttribute('data-state', 'past');
  },
});

export const DueToday = meta.story({ args: { deadline: due('2026-11-10'), saveState: 'failed' } });

export const Empty = meta.story({
  args: { college: 'Oberlin College', round: null, deadline: null, saveState: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Round' })).toHaveTextContent('None');
    await expect(canvas.getByLabelText('Deadline')).toHaveValue('');
  },
});

export const LongText = meta.story({
  args: { college: `${'Universität'.repeat(8)} of the Arts and Sciences`, status: 'submitted', saveState: 'offline' },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'editing' });
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Round' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Deadline')).toHaveFocus();
  },
});
