import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CampusPicture } from './CampusPicture.tsx';

const meta = preview.meta({ component: CampusPicture });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const name = 'Illustration of a college quad with a clock tower at dusk';
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
});
