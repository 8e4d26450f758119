import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { features } from '../../../app/pages/landing/content.ts';
import { Features } from './Features.tsx';

const meta = preview.meta({
  component: Features,
  args: features,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('section#features')).toBeVisible();
    const features = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(features).toEqual(['Essay scoring', 'SmartFrame', 'AdmitLens']);
    await expect(canvas.getByRole('img', { name: /an essay score of 84 out of 100/ })).toBeVisible();
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
