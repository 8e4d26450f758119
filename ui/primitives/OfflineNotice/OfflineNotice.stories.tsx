import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = preview.meta({ component: OfflineNotice });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
  },
});

export const ServerAway = meta.story({
  args: { missing: 'server' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You see what was loaded last;');
  },
});
