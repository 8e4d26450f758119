import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ClosingBand } from './ClosingBand.tsx';

const meta = preview.meta({
  component: ClosingBand,
  args: {
    title: 'Start with one sentence.',
    text: 'Paste an activity, a college or a first draft. Laurel will take it from there.',
    start: 'Start free',
    startHref: '#sign-up',
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Start with one sentence.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start free' })).toHaveAttribute('href', '#sign-up');
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
