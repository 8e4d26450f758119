import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DemoDeadlines } from './DemoDeadlines.tsx';

const meta = preview.meta({
  component: DemoDeadlines,
  args: {
    title: 'Deadlines snapshot',
    note: 'Example dates',
    today: '2026-11-10',
    deadlines: [
      { university: 'Case Western Reserve', description: 'Early Action', due: '2026-11-09' },
      { university: 'Ohio State', description: 'Early Action', due: '2026-11-10' },
      { university: 'Georgia Tech', description: 'Early Action', due: '2026-11-11' },
      { university: 'Purdue', description: 'Priority scholarship', due: '2026-11-21' },
      { university: 'Cornell', description: 'Regular Decision', due: '2027-01-02' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const pills = [...canvasElement.querySelectorAll('[data-state]')];
    await expect(pills.map((pill) => [pill.getAttribute('data-state'), pill.textContent])).toEqual([
      ['past', 'Past due'],
      ['urgent', 'Due today'],
      ['urgent', 'Due in 1 day'],
      ['soon', 'Due in 11 days'],
      ['ok', 'Due in 53 days'],
    ]);
    await expect(canvas.getByText('Example dates')).toBeVisible();
    await expect(canvas.getByText('Jan 2')).toHaveAttribute('datetime', '2027-01-02');
  },
});

export const LongText = meta.story({
  args: {
    deadlines: [{ university: 'unbroken'.repeat(38), description: 'unbroken'.repeat(38), due: '2026-11-09' }],
  },
  globals: { viewport: { value: 'phone' } },
});
