import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SetupCard } from './SetupCard.tsx';

const meta = preview.meta({
  component: SetupCard,
  args: {
    title: 'Finish setting up your account',
    text: 'Bring in your activities, honors, colleges and one essay. It takes about six minutes.',
    start: 'Start Onboarding',
    href: '#onboarding',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start Onboarding' })).toHaveAttribute('href', '#onboarding');
  },
});
