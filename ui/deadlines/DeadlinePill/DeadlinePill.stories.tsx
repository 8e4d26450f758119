import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DeadlinePill } from './DeadlinePill.tsx';

const today = '2026-11-10';
const meta = preview.meta({ component: DeadlinePill, args: { due: '2026-11-15', today } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In 5 days')).toHaveAttribute('data-state', 'soon');
  },
});

const days = ['2026-11-08', '2026-11-09', today, '2026-11-11', '2026-11-17', '2026-11-18', '2026-11-24', '2026-11-25'];

export const Relative = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {days.map((due) => (
        <DeadlinePill key={due} due={due} today={today} />
      ))}
    </div>
  ),
});

export const Landing = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {days.map((due) => (
        <DeadlinePill key={due} due={due} today={today} words="landing" />
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
