import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Minutes } from './Minutes.tsx';

const meta = preview.meta({ component: Minutes, args: { minutes: 176 } });

export const HoursAndMinutes = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 hours 55 minutes')).toBeInTheDocument();
  },
});

export const MinutesAlone = meta.story({ args: { minutes: 10 } });

export const Hours = meta.story({ args: { minutes: 121, size: 'small' } });
