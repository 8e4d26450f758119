import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { StatCards } from './StatCards.tsx';

const meta = preview.meta({
  component: StatCards,
  args: {
    essayScore: 81.6,
    activities: { count: 5, target: 6 },
    applications: { total: 8, drafting: 4, submitted: 2 },
    wins: 0,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const essays = within(canvas.getByRole('group', { name: 'Essay Score' }));
    await expect(essays.getByText('81.6')).toBeVisible();
    await expect(essays.getByText('Latest AI preview')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Extracurriculars' })).toHaveTextContent('5 of 6');
    await expect(canvas.getByRole('group', { name: 'Applications' })).toHaveTextContent('4 drafting, 2 submitted');
  },
});

export const Empty = meta.story({
  args: {
    essayScore: 0,
    activities: { count: 0, target: 6 },
    applications: { total: 0, drafting: 0, submitted: 0 },
  },
});

export const MoreThanTheTarget = meta.story({
  args: {
    essayScore: 100,
    activities: { count: 14, target: 6 },
    applications: { total: 200, drafting: 120, submitted: 80 },
    wins: 12,
  },
});
