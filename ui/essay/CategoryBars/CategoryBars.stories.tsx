import { expect } from 'storybook/test';
import { essayCategories } from '../../../mocks/fixtures/essay.ts';
import preview from '../../../.storybook/preview.tsx';
import { CategoryBars } from './CategoryBars.tsx';

const meta = preview.meta({ component: CategoryBars, args: { scores: essayCategories } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole('meter');
    await expect(meters.map((meter) => meter.getAttribute('aria-label'))).toEqual([
      'Content',
      'Structure',
      'Voice',
      'Clarity',
      'Specificity',
      'Reflection',
    ]);
    await expect(canvas.getByRole('meter', { name: 'Content' })).toHaveAttribute('aria-valuetext', '8.8 out of 10');
    await expect(canvas.getByText('9.1')).toBeVisible();
  },
});

/** One of each step of the ramp, at its lower edge. */
export const EveryBand = meta.story({
  args: { scores: { content: 49, structure: 50, voice: 65, clarity: 78, specificity: 90, reflection: 100 } },
  play: async ({ canvas }) => {
    const fills = canvas.getAllByRole('meter').map((meter) => meter.querySelector('i')!);
    await expect(fills.map((fill) => fill.style.getPropertyValue('--band'))).toEqual(
      [1, 2, 3, 4, 5, 5].map((band) => `var(--score-${band})`),
    );
  },
});

export const Zero = meta.story({
  args: { scores: { content: 0, structure: 0, voice: 0, clarity: 0, specificity: 0, reflection: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0.0')).toHaveLength(6);
  },
});

export const Dark = meta.story({
  args: { scores: { content: 49, structure: 50, voice: 65, clarity: 78, specificity: 90, reflection: 100 } },
  globals: { theme: 'dark' },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
