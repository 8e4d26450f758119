import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ReviewPlan } from './ReviewPlan.tsx';

const meta = preview.meta({
  component: ReviewPlan,
  args: {
    groups: [
      {
        title: 'Waiting for a parent',
        lines: [{ id: '1', when: 'No date yet', title: 'Send the CSS Profile to Cornell', text: 'Waits for a parent' }],
      },
      {
        title: 'Dates',
        lines: [
          { id: '2', when: 'Nov 1', title: 'Brown University', text: 'Sent. Early Decision', done: true },
          { id: '3', when: 'Nov 9', title: 'Oberlin College', text: 'Being written', late: true },
        ],
      },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Dates' })).toHaveTextContent('Brown University');
  },
});

export const Empty = meta.story({ args: { groups: [{ title: 'Dates', lines: [] }] } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
