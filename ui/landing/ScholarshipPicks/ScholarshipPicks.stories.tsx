import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ScholarshipPicks } from './ScholarshipPicks.tsx';

const meta = preview.meta({
  component: ScholarshipPicks,
  args: {
    title: 'Scholarship picks',
    note: 'Demonstration',
    picks: [
      {
        name: 'Repair Economy Award',
        description: 'For students who run a fix-it project',
        amount: 2500,
        due: 'Dec 1',
      },
      {
        name: 'Great Lakes Women in Engineering',
        description: 'Ohio, Michigan and Indiana residents',
        amount: 5000,
        due: 'Dec 15',
      },
      { name: 'Library Neighbors Fund', description: 'Volunteers at a public library', amount: 750, due: 'Mar 15' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Scholarship picks' })).toBeVisible();
    await expect(canvas.getByText('Demonstration')).toBeVisible();
    await expect(canvas.getByText('$2,500')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    picks: [{ name: 'unbroken'.repeat(38), description: 'unbroken'.repeat(38), amount: 1_250_000, due: 'Dec 15' }],
  },
  globals: { viewport: { value: 'phone' } },
});
