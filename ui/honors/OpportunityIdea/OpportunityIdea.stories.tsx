import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { OpportunityIdea } from './OpportunityIdea.tsx';

const meta = preview.meta({
  component: OpportunityIdea,
  args: {
    name: 'Toledo Maker Grant for Teens',
    category: 'Service Project',
    description: 'Small grants of up to $500 for repair and reuse projects run by students.',
    whyItFits: 'You already run a repair clinic at three branches.',
    url: 'https://www.example.org/maker-grant',
    place: 'Toledo, OH',
    distanceMi: 3.4,
    deadlineMonth: 2,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Service Project · Toledo, OH, 3 mi')).toBeVisible();
    await expect(canvas.getByText('Usually closes in February')).toBeVisible();
    const link = canvas.getByRole('link', {
      name: 'example.org about Toledo Maker Grant for Teens, opens in a new tab',
    });
    await expect(link).toHaveAttribute('href', 'https://www.example.org/maker-grant');
  },
});

/** What is known of a place is the middle of its city. */
export const Near = meta.story({
  args: { distanceMi: 0.4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Service Project · Toledo, OH, near you')).toBeVisible();
  },
});

export const Everywhere = meta.story({
  args: { place: null, distanceMi: null, deadlineMonth: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Service Project')).toBeVisible();
    await expect(canvas.queryByText(/closes/)).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    name: `Scholarship ${'Massachusetts'.repeat(12)}`,
    description: 'description'.repeat(40),
    whyItFits: 'reason'.repeat(60),
    url: `https://${'department.'.repeat(12)}example.org/`,
  },
  globals: { viewport: { value: 'phone' } },
});
