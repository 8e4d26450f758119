import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({ component: ProgressBar, args: { label: 'Characters', value: 91, max: 150 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Characters' })).toHaveAttribute('aria-valuenow', '91');
  },
});

export const Empty = meta.story({ args: { value: 0 } });

export const Full = meta.story({ args: { value: 150 } });
