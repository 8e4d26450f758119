import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LatestEssay } from './LatestEssay.tsx';

const meta = preview.meta({
  component: LatestEssay,
  args: {
    invitation: 'Write a draft, then score it. The leaves fill as it gets better.',
    startHref: '#start',
    essay: {
      title: 'Main essay',
      detail: 'Scored yesterday at 9:42 PM',
      score: 84,
      categories: { content: 88, structure: 82, voice: 91, clarity: 84, specificity: 83, reflection: 74 },
      href: '#workspace',
      highlightsHref: '#highlights',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 348 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '84');
    await expect(canvas.getByRole('link', { name: 'Open workspace' })).toHaveAttribute('href', '#workspace');
    await expect(canvas.getByRole('link', { name: 'See highlights' })).toHaveAttribute('href', '#highlights');
  },
});

/** Before the first scoring there is no number. */
export const Empty = meta.story({
  args: { essay: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Start your essay' })).toHaveAttribute('href', '#start');
  },
});
