import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SetupCard } from './SetupCard.tsx';

const meta = preview.meta({ component: SetupCard, args: { href: '#onboarding' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start Onboarding' })).toHaveAttribute('href', '#onboarding');
  },
});
