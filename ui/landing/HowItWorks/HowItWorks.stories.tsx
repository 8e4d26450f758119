import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { HowItWorks, type HowItWorksProps } from './HowItWorks.tsx';

const args: HowItWorksProps = {
  title: 'From a blank page to submitted, in six plain steps',
  lead: 'Start anywhere. Most students begin with whatever is already in a document somewhere.',
  steps: [
    {
      title: 'Bring what you have',
      text: 'Paste activities, honors and colleges. Duplicates are caught before anything is saved.',
      picture: 'bring',
    },
    {
      title: 'Set the dates',
      text: 'Pick a college and a round. The deadline fills itself in and shows up on your calendar.',
      picture: 'dates',
    },
    {
      title: 'Write and score',
      text: 'Six categories, an overall score, and the exact sentences that earned or cost you points.',
      picture: 'write',
    },
    {
      title: 'Frame your activities',
      text: 'SmartFrame turns what you did into one honest line that fits in 150 characters.',
      picture: 'frame',
    },
    {
      title: 'Ask AdmitLens',
      text: 'An advisor that has read all of it: your colleges, your essays and your activities.',
      picture: 'ask',
    },
    {
      title: 'Send it on time',
      text: 'See what is overdue, due today and due this week. Then close the laptop.',
      picture: 'send',
    },
  ],
};

const meta = preview.meta({
  component: HowItWorks,
  args,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('section#how')).toBeVisible();
    const steps = canvas.getAllByRole('heading', { level: 3 });
    await expect(steps).toHaveLength(6);
    await expect(steps[0]).toHaveAccessibleName('Bring what you have');
    await expect(canvas.getAllByRole('img')).toHaveLength(6);
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
