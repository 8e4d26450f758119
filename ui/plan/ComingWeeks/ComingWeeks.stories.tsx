import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type ComingWeek, ComingWeeks } from './ComingWeeks.tsx';

const item = (id: string, title: string, minutes: number | null, detail: string, isSending = false) => {
  return { id, title, href: `#${id}`, minutes, detail, isSending };
};

const weeks: ComingWeek[] = [
  {
    from: '2026-11-29',
    name: 'Nov 29 to Dec 5',
    planned: 460,
    available: 960,
    off: null,
    items: [
      item('community', 'Write “Community”', 250, 'UC Berkeley'),
      item('send', 'Check and send UC Berkeley', 30, 'Mon, Nov 30', true),
      item(
        'long',
        'Write “Why The University of North Carolina at Chapel Hill”',
        180,
        'The University of North Carolina at Chapel Hill',
      ),
    ],
  },
  {
    from: '2026-12-06',
    name: 'Dec 6 to 12',
    planned: 700,
    available: 480,
    off: null,
    items: [
      item('long', 'Write “Why The University of North Carolina at Chapel Hill”', null, 'North Carolina'),
      item('why', 'Write “Why Cornell”', 700, 'Cornell'),
    ],
  },
  { from: '2026-12-20', name: 'Dec 20 to Jan 2', planned: 0, available: 0, off: 'Winter break', items: [] },
  {
    from: 'undated',
    name: 'No date yet',
    planned: 45,
    available: null,
    off: null,
    items: [item('css', 'Send the CSS Profile to Cornell', 45, 'Cornell')],
  },
];

const meta = preview.meta({ component: ComingWeeks, args: { weeks } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 h 40 min of 16 h')).toBeVisible();
    await expect(canvas.getByText('Off: Winter break')).toBeVisible();
    await expect(canvas.getByText('goes on')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write “Community”' })).toHaveAttribute('href', '#community');
  },
});

export const HoursNotKnown = meta.story({
  args: { weeks: weeks.map((week) => ({ ...week, available: null, off: null })) },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
