import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MapLoading } from './MapLoading.tsx';

const meta = preview.meta({ component: MapLoading });

export const Default = meta.story({
  play: async ({ canvas }) => void (await expect(canvas.getByRole('status')).toHaveTextContent('Reading your prompts')),
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
