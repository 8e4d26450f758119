import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Testimonials } from './Testimonials.tsx';

const meta = preview.meta({
  component: Testimonials,
  args: {
    title: 'What students say',
    testimonials: [
      {
        quote: 'It told me the sentence I was proudest of was the one nobody would remember.',
        name: 'Tomás R.',
        from: 'Senior, El Paso',
      },
      {
        quote: 'I had eleven tabs and a notebook for deadlines. Now I have one page.',
        name: 'Adaeze O.',
        from: 'Senior, Baltimore',
      },
      {
        quote: 'My job at the car wash turned out to be the best line on my application. I almost left it off.',
        name: 'Kiet L.',
        from: 'First-year, San José',
      },
    ],
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('section#testimonials')).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(3);
    await expect(canvas.getByText('Senior, El Paso')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    testimonials: [
      { quote: 'unbroken'.repeat(38), name: 'unbroken'.repeat(38), from: 'unbroken'.repeat(38) },
      { quote: 'It told me so. '.repeat(80), name: 'Adaeze O.', from: 'Senior, Baltimore' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
