import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { closedToday, due, today } from '../story-parts.ts';
import { DeadlinePill } from './DeadlinePill.tsx';

const meta = preview.meta({ component: DeadlinePill, args: { due: due('2026-11-15'), today } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In 5 days')).toHaveAttribute('data-state', 'soon');
  },
});

const days = ['2026-11-08', '2026-11-09', today, '2026-11-11', '2026-11-17', '2026-11-18', '2026-11-24', '2026-11-25'];

export const Relative = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {days.map((day) => (
        <DeadlinePill key={day} due={due(day)} today={today} />
      ))}
    </div>
  ),
});

export const Landing = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {days.map((day) => (
        <DeadlinePill key={day} due={due(day)} today={today} words="landing" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pills = [...canvasElement.querySelectorAll('[data-state]')];
    await expect(pills.map((pill) => [pill.getAttribute('data-state'), pill.textContent].join(' '))).toEqual([
      'past Past due',
      'past Past due',
      'urgent Due today',
      'urgent Due in 1 day',
      'urgent Due in 7 days',
      'soon Due in 8 days',
      'soon Due in 14 days',
      'ok Due in 15 days',
    ]);
  },
});

/** What closes before the end of its day is past from then on, in the words of the app and of the landing page. */
export const ClosedToday = meta.story({
  args: { due: closedToday },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <DeadlinePill {...args} />
      <DeadlinePill {...args} words="landing" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed today at 9:00 AM')).toHaveAttribute('data-state', 'past');
    await expect(canvas.getByText('Past due')).toHaveAttribute('data-state', 'past');
  },
});
