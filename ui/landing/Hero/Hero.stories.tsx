import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Hero } from './Hero.tsx';

const meta = preview.meta({
  component: Hero,
  args: {
    title: ['Apply to college', 'with a clear head.'] as const,
    lead: 'Essays, activities, honors and deadlines on one desk, with honest feedback on what to fix next.',
    start: 'Start free',
    startHref: '#sign-up',
    note: 'Free during beta. No card required.',
    children: <p>The box to try Laurel in stands here.</p>,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Apply to college with a clear head.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start free' })).toHaveAttribute('href', '#sign-up');
    await expect(canvas.getByText('The box to try Laurel in stands here.')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start free' })).toHaveFocus();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
});
