import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { missing } from '../story-parts.ts';
import { SheetMissing } from './SheetMissing.tsx';

const meta = preview.meta({ component: SheetMissing, args: { missing } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Missing' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Activity 3, weeks a year: empty' })).toBeVisible();
  },
});

export const Nothing = meta.story({ args: { missing: [] } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
