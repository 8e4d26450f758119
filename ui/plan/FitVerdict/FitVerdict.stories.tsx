import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FitVerdict } from './FitVerdict.tsx';

const meta = preview.meta({
  component: FitVerdict,
  args: {
    says: 'It just fits: 1 hour to spare before November 30.',
    load: { needed: 905, available: 965 },
    planHref: '#plan',
  },
});

export const Fits = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Does it fit' })).toHaveTextContent(/^It just fits/);
    await expect(canvas.getByRole('link', { name: 'See the plan' })).toHaveAttribute('href', '#plan');
  },
});

export const Short = meta.story({
  args: {
    says: '7 hours short for November 30.',
    detail: 'The work until then takes 15 h. You have 8 h.',
    load: { needed: 905, available: 480 },
    planHref: undefined,
  },
});

export const NotKnown = meta.story({
  args: { says: 'Does it fit? Not known yet: Laurel needs your hours.', load: null },
});

/** Where a field stands in place of the link, the link is below the sentence. */
export const Asks = meta.story({
  args: {
    says: 'Does it fit? Not known yet: Laurel needs your hours.',
    detail: 'An honest guess is enough.',
    load: null,
    children: <input type="number" aria-label="Hours per week" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the plan' })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
