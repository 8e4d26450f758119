import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inLargeText, linesOf } from '../../../.storybook/large-text.ts';
import preview from '../../../.storybook/preview.tsx';
import { closedToday, due } from '../story-parts.ts';
import type { CalendarEntry } from './CalendarDay.tsx';
import { MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx';

function Stateful(args: MonthCalendarProps) {
  const [month, setMonth] = useState(args.month);
  const [pickedDay, setPickedDay] = useState(args.pickedDay);
  return (
    <MonthCalendar
      {...args}
      month={month}
      onMonthChange={(next) => {
        setMonth(next);
        args.onMonthChange(next);
      }}
      pickedDay={pickedDay}
      onDayPick={(day) => {
        setPickedDay(day);
        args.onDayPick(day);
      }}
    />
  );
}

const entry = (title: string, day: string, state: CalendarEntry['state']): CalendarEntry => ({
  id: `${title} ${day}`,
  title,
  deadline: due(day),
  state,
  href: `#${title.toLowerCase().replaceAll(' ', '-')}`,
});

const entries = [
  entry('Case Western Reserve University', '2026-11-09', 'past'),
  entry('The Ohio State University', '2026-11-10', 'today'),
  entry('Georgia Institute of Technology', '2026-11-15', 'soon'),
  entry('University of California, Berkeley', '2026-11-30', 'far'),
  entry('Cornell University', '2027-01-02', 'far'),
  entry('Brown University', '2026-11-01', 'done'),
  entry('University of Michigan', '2026-11-01', 'done'),
];

/** Names that are too long break between words, and a word that is too long ends in an ellipsis. */
const longNames = [
  entry('Rensselaer Polytechnic Institute', '2026-11-03', 'past'),
  entry('Massachusetts Institute of Technology', '2026-11-11', 'soon'),
  entry('Universidad Internacionalización', '2026-11-12', 'soon'),
  entry('Rheinisch-Westfälische Technische Hochschule', '2026-11-26', 'far'),
];

const meta = preview.meta({
  component: MonthCalendar,
  args: {
    month: '2026-11',
    today: '2026-11-10',
    entries,
    pickedDay: null as string | null,
    onMonthChange: fn(),
    onDayPick: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

const focusedDay = () => document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day;

export const Default = meta.story({
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: 'November 2026' }));
    await expect(grid.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'))).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
    await expect(grid.getAllByRole('row')).toHaveLength(6);
    await expect(grid.getAllByRole('gridcell')).toHaveLength(35);
    await expect(grid.getByRole('gridcell', { current: 'date' })).toHaveAccessibleName(
      'Tuesday, November 10, 2026, 1 deadline The Ohio State University Due today',
    );
    const berkeley = grid.getByRole('link', { name: /^UC Berkeley/ });
    await expect(berkeley).toHaveAttribute('data-state', 'far');
    await expect(berkeley).toHaveAttribute('title', 'University of California, Berkeley');
    await expect(getComputedStyle(grid.getByRole('link', { name: /^Brown/ })).textDecorationLine).toBe('line-through');
  },
});

export const Months = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2027-01');
    const january = within(canvas.getByRole('grid', { name: 'January 2027' }));
    await expect(january.getByRole('link', { name: /^Cornell/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Prev' }));
    await expect(canvas.getByRole('grid', { name: 'October 2026' })).toBeVisible();
  },
});

/** Six weeks, and a day of the next month that is due. */
export const LongMonth = meta.story({
  args: { month: '2027-05', entries: [entry('Oberlin College', '2027-06-01', 'far')] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: /^Oberlin College/ })).toBeVisible();
  },
});

/** Four weeks exactly. */
export const ShortMonth = meta.story({
  args: { month: '2026-02' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
});

export const Empty = meta.story({ args: { entries: [] } });

const many = Array.from({ length: 31 }, (_, i) =>
  entry(
    `${['Ohio', 'Texas', 'Oregon', 'Kansas'][i % 4]} College ${i + 1}`,
    '2026-11-15',
    i % 5 === 4 ? 'done' : 'soon',
  ),
);

/** Thirty-one deadlines on one day: two in the cell, all behind one button. */
export const ManyOnOneDay = meta.story({
  args: { entries: many },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('gridcell', { name: /^Sunday, November 15, 2026, 31 deadlines .* \+29 more$/ });
    await expect(within(day).getAllByRole('link')).toHaveLength(2);
    const more = within(day).getByRole('button', { name: '+29 more' });
    await userEvent.click(more);
    const dialog = await screen.findByRole('dialog', { name: 'Sunday, November 15' });
    await expect(within(dialog).getAllByRole('link')).toHaveLength(31);
    await expect(within(dialog).getByRole('link', { name: 'Kansas College 8 In 5 days' })).toHaveAttribute(
      'href',
      '#kansas-college-8',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
  },
});

export const ManyOpened = meta.story({
  args: { entries: many },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+29 more' }));
    await screen.findByRole('dialog', { name: 'Sunday, November 15' });
  },
});

const longName = 'Interdisziplinaritätswissenschaftsförderungsgesellschaft';
export const LongText = meta.story({
  args: {
    entries: [
      entry(`${longName} University`, '2026-11-10', 'today'),
      entry('جامعة الأخوين في إفران', '2026-11-11', 'soon'),
      entry('University of Minnesota Twin Cities', '2026-11-12', 'soon'),
      entry('University of Miami', '2026-11-13', 'soon'),
      entry('Miami University', '2026-11-13', 'soon'),
    ],
  },
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('gridcell'))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    await expect(canvas.getByRole('link', { name: /^Miami University/ })).toBeVisible();
  },
});

/** One stop for Tab; arrows by day and over the borders of the month, Home, End, PageUp, PageDown, T. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    for (let stop = 0; stop < 4; stop++) await userEvent.tab();
    await expect(focusedDay()).toBe('2026-11-10');
    const press = async (keys: string, day: string) => {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(focusedDay()).toBe(day));
    };
    await press('{ArrowLeft}', '2026-11-09');
    await press('{ArrowDown}', '2026-11-16');
    await press('{End}', '2026-11-21');
    await press('{Home}', '2026-11-15');
    await press('{PageDown}', '2026-12-15');
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await press('{PageUp}{PageUp}', '2026-10-15');
    await press('{End}{ArrowDown}{ArrowDown}', '2026-10-31');
    await press('{ArrowRight}', '2026-11-01');
    await press('{ArrowUp}', '2026-10-25');
    await press('t', '2026-11-10');
    // Only the day that has the focus is a stop, and the calendar is left by one more Tab.
    await expect(canvas.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await userEvent.tab();
    await expect(focusedDay()).toBeUndefined();
    await userEvent.tab({ shift: true });
    await expect(focusedDay()).toBe('2026-11-10');
  },
});

/** Enter follows the only entry of a day, and goes into the entries where there are more. */
export const KeyboardEntries = meta.story({
  args: {
    entries: [...entries, entry('Oberlin College', '2026-11-01', 'far'), entry('Yale University', '2026-11-01', 'far')],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('gridcell', { name: /^Sunday, November 1,/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAccessibleName(/^Brown/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/^University of Michigan/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName('+2 more');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await screen.findByRole('dialog', { name: 'Sunday, November 1' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('+2 more'));
    await userEvent.keyboard('{Escape}');
    await expect(focusedDay()).toBe('2026-11-01');
    await expect(document.activeElement).toHaveAttribute('role', 'gridcell');

    const followed = fn((event: Event) => event.preventDefault());
    canvas.getByRole('link', { name: /^The Ohio State/ }).addEventListener('click', followed);
    canvas.getByRole('gridcell', { name: /^Tuesday, November 10,/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
});

/** Each day is one button with a dot for what is due; pressing it picks the day, and pressing it again takes that back. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    const day = canvas.getByRole('button', {
      name: 'Monday, November 9, 2026, 1 deadline; Case Western Reserve University, 1 day overdue',
    });
    await expect(day.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(day);
    await expect(args.onDayPick).toHaveBeenLastCalledWith('2026-11-09');
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(day);
    await expect(args.onDayPick).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onDayPick).toHaveBeenLastCalledWith('2026-11-10');
  },
});

export const PhoneManyOnOneDay = meta.story({
  args: { entries: many },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('button', { name: /^Sunday, November 15/ });
    await expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
  },
});

export const LongNames = meta.story({
  args: { entries: longNames },
  play: async ({ canvasElement }) => {
    // No line is so narrow that it could only hold a part of a word.
    for (const link of canvasElement.querySelectorAll('[role="gridcell"] a'))
      await expect(getComputedStyle(link).overflowWrap).toBe('normal');
  },
});

/** A yes is told apart from what was only sent, in the month and below it. */
export const Accepted = meta.story({
  args: { entries: [...entries, entry('Rice University', '2026-11-01', 'accepted')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted', { selector: 'li' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '+1 more' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Accepted')).toHaveAttribute('data-state', 'accepted');
  },
});

/** What closes before the end of its day says when, and is past from then on. */
export const ClosingTime = meta.story({
  args: {
    entries: [
      { ...entry('University of St Andrews', '2026-11-10', 'past'), deadline: closedToday },
      { ...entry('University of Oxford', '2026-11-10', 'today'), deadline: due('2026-11-10', '1:00 PM') },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /St Andrews Closed today at 9:00 AM/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'University of Oxford Due today, 1:00 PM' })).toHaveTextContent(
      /^1:00 PM/,
    );
  },
});

async function expectWholeWeekdays(headers: HTMLElement[]) {
  for (const header of headers) {
    await expect(linesOf(header)).toBe(1);
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
  }
  await expect(headers[3]).toHaveAccessibleName('Wednesday');
}

/** As wide as beside the list on a screen of 1440 px. */
export const LargeText = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 457 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: inLargeText,
  play: ({ canvas }) => expectWholeWeekdays(canvas.getAllByRole('columnheader')),
});

/** There is room for one letter of a weekday. */
export const PhoneLargeText = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: inLargeText,
  play: ({ canvas }) => expectWholeWeekdays(canvas.getAllByRole('columnheader')),
});
