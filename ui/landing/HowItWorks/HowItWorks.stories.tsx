import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { howItWorks } from '../../../app/pages/landing/content.ts';
import { HowItWorks } from './HowItWorks.tsx';

const meta = preview.meta({
  component: HowItWorks,
  args: howItWorks,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('section#how')).toBeVisible();
    const steps = canvas.getAllByRole('heading', { level: 3 });
    await expect(steps).toHaveLength(6);
    await expect(steps[0]).toHaveAccessibleName('Bring what you have');
    await expect(canvas.getAllByRole('img')).toHaveLength(6);
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
