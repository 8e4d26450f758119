import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { expectApart, inLargeText } from '../../../.storybook/large-text.ts';
import preview from '../../../.storybook/preview.tsx';
import { closedToday, due } from '../../deadlines/story-parts.ts';
import { ApplicationRow, type ListedApplication } from './ApplicationRow.tsx';

const georgiaTech: ListedApplication = {
  id: 'georgia-tech',
  college: 'Georgia Institute of Technology',
  round: 'Early Action',
  status: 'drafting',
  accepted: false,
  deadline: due('2026-11-15'),
  href: '#georgia-tech',
};

const meta = preview.meta({
  component: ApplicationRow,
  args: {
    application: georgiaTech,
    today: '2026-11-10',
    saving: false,
    saved: false,
    onStatusChange: fn(),
    onDeadlineChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 452 }}>
        <h2 style={{ marginBottom: 12, fontSize: '1.5em', lineHeight: 'inherit' }}>All applications</h2>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('article', { name: 'Georgia Institute of Technology' });
    await expect(row).toHaveTextContent('In 5 days');
    await expect(row.querySelector('[data-state="soon"]')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '#georgia-tech');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Editing' }));
    await expect(args.onStatusChange).toHaveBeenCalledWith('editing');
    fireEvent.change(canvas.getByLabelText('Deadline'), { target: { value: '2026-11-20' } });
    await expect(args.onDeadlineChange).toHaveBeenCalledWith('2026-11-20');
    fireEvent.change(canvas.getByLabelText('Deadline'), { target: { value: '' } });
    await expect(args.onDeadlineChange).toHaveBeenLastCalledWith(null);
  },
});

export const Overdue = meta.story({ args: { application: { ...georgiaTech, deadline: due('2026-11-09') } } });

export const Today = meta.story({ args: { application: { ...georgiaTech, deadline: due('2026-11-10') } } });

export const ClosedToday = meta.story({
  args: { application: { ...georgiaTech, deadline: closedToday } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed today at 9:00 AM')).toHaveAttribute('data-state', 'past');
    await expect(canvas.getByText('Early Action')).toBeVisible();
  },
});

/** An answer that is a yes is told apart from an application that was only sent. */
export const Accepted = meta.story({
  args: { application: { ...georgiaTech, status: 'submitted', accepted: true, deadline: due('2026-11-01') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Submitted');
  },
});

export const Far = meta.story({ args: { application: { ...georgiaTech, deadline: due('2027-01-04') } } });

/** As UK colleges close: not at the end of the day. */
export const OtherTime = meta.story({
  args: { application: { ...georgiaTech, deadline: due('2026-11-15', '1:00 PM') } },
  play: async ({ canvas, args, mount }) => {
    await mount();
    await expect(canvas.getByText('Early Action, closes at 1:00 PM')).toBeVisible();
    await mount(<ApplicationRow {...args} application={{ ...args.application, round: null }} />);
    await expect(canvas.getByText('Closes at 1:00 PM')).toBeVisible();
    await mount(<ApplicationRow {...args} application={{ ...args.application, status: 'submitted' }} />);
    await expect(canvas.queryByText(/loses at/)).toBeNull();
  },
});

export const NoDeadline = meta.story({
  args: { application: { ...georgiaTech, deadline: null, round: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No date')).toBeVisible();
    await expect(canvas.queryByText(/^In /)).toBeNull();
  },
});

/** Submitted is never overdue. */
export const Submitted = meta.story({
  args: { application: { ...georgiaTech, status: 'submitted', deadline: due('2026-11-01') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/overdue/)).toBeNull();
    await expect(canvas.getAllByText('Submitted')).toHaveLength(2);
  },
});

export const Saving = meta.story({
  args: { saving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…');
    await expect(canvas.queryByText('In 5 days')).toBeNull();
  },
});

/** The pill is back, and a screen reader hears that it is stored. */
export const Saved = meta.story({
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
    await expect(canvas.getByText('In 5 days')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    application: {
      ...georgiaTech,
      college: `University of ${'Interdisziplinarität'.repeat(8)}`,
      deadline: due('2026-01-04'),
    },
  },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onStatusChange).toHaveBeenCalledOnce();
    canvas.getByLabelText('Deadline').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveFocus();
  },
});

/** Status, date and Open stay on one line. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('combobox', { name: 'Status' }).getBoundingClientRect();
    const open = canvas.getByRole('link', { name: 'Open' }).getBoundingClientRect();
    await expect(Math.round(open.top)).toBe(Math.round(status.top));
    await expect(open.height).toBeGreaterThanOrEqual(44);
  },
});

/** The state goes below, and the name has the whole line. */
export const LargeText = meta.story({
  args: { application: { ...georgiaTech, deadline: closedToday } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: inLargeText,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const college = canvas.getByRole('heading', { name: 'Georgia Institute of Technology' });
    await expectApart(college, canvas.getByText('Early Action'), canvas.getByText('Closed today at 9:00 AM'));
    await expect(college.offsetWidth).toBe(canvas.getByRole('article').offsetWidth);
  },
});
