import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { pricing } from '../../../app/pages/landing/content.ts';
import { Pricing } from './Pricing.tsx';

const meta = preview.meta({
  component: Pricing,
  args: { ...pricing, startHref: '#sign-up' },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('section#pricing')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Free during beta' })).toBeVisible();
    await expect(canvas.getByText('$0')).toBeVisible();
    await expect(canvas.getByText(/^No card required\. Paid tiers come later/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Create your account' })).toHaveFocus();
    await expect(document.activeElement).toHaveAttribute('href', '#sign-up');
  },
});
