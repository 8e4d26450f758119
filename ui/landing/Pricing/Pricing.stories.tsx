import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Pricing } from './Pricing.tsx';

const meta = preview.meta({
  component: Pricing,
  args: {
    title: 'Free during beta',
    price: '$0',
    terms: 'No card required. Paid tiers come later, and you will hear from us before anything changes.',
    start: 'Create your account',
    startHref: '#sign-up',
    includedTitle: 'Everything is included',
    included: [
      'Every essay scored, as often as you revise',
      'SmartFrame for all of your activities',
      'AdmitLens, with your whole application in view',
      'Deadlines, mini-deadlines and a month calendar',
      'Opportunity ideas near you',
      'Export everything, any time',
    ],
  },
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
