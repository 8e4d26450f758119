import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Features, type FeaturesProps } from './Features.tsx';

const args: FeaturesProps = {
  title: 'Feedback you can act on tonight',
  lead: 'Three tools that read your work closely and tell you what they see.',
  features: [
    {
      title: 'Essay scoring',
      text: 'One score, six categories, and highlights on the lines themselves. Fill the wreath a revision at a time.',
      picture: 'score',
    },
    {
      title: 'SmartFrame',
      text: 'Three wordings for every activity. Yours to pick, yours to edit, and never longer than the form allows.',
      picture: 'smartframe',
    },
    {
      title: 'AdmitLens',
      text: 'Advice that has read everything you have, so you never have to explain your own application.',
      picture: 'admitlens',
    },
  ],
};

const meta = preview.meta({
  component: Features,
  args,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('section#features')).toBeVisible();
    const features = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(features).toEqual(['Essay scoring', 'SmartFrame', 'AdmitLens']);
    await expect(canvas.getByRole('img', { name: /an essay score of 84 out of 100/ })).toBeVisible();
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
