import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { UnkeptNotice } from './UnkeptNotice.tsx';

const meta = preview.meta({ component: UnkeptNotice });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("This browser can't keep what you write");
  },
});
