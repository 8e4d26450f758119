import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TierBadge } from './TierBadge.tsx';

const meta = preview.meta({ component: TierBadge, args: { tier: 'Diamond' as const } });

/** The word says it; shape and colour repeat it. */
export const Diamond = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diamond')).toBeVisible();
  },
});

export const Gold = meta.story({ args: { tier: 'Gold' } });

export const Silver = meta.story({ args: { tier: 'Silver' } });
