import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CharacterCount } from './CharacterCount.tsx';

const meta = preview.meta({ component: CharacterCount, args: { length: 91, limit: 150 } });

export const Default = meta.story({});

export const NearTheLimit = meta.story({
  args: { length: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('140 / 150')).toHaveAttribute('data-state', 'near');
  },
});

export const Full = meta.story({
  args: { length: 150 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('150 / 150')).toHaveAttribute('data-state', 'full');
  },
});
