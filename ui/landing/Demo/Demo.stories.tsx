import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Demo, DemoCard } from './Demo.tsx';

const meta = preview.meta({
  component: Demo,
  args: {
    title: 'A look at one student’s desk',
    lead: 'Sample data from a demonstration account. Yours starts empty and fills in a few minutes.',
    children: ['Essay highlights', 'Campus', 'Deadlines snapshot', 'Scholarship picks'].map((title) => (
      <DemoCard key={title} title={title} note="Demonstration">
        What is on the card.
      </DemoCard>
    )),
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('section#demo')).toBeVisible();
    await expect(canvas.getByText(/Sample data from a demonstration account\./)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});

export const LongText = meta.story({
  args: {
    children: (
      <DemoCard title={'unbroken'.repeat(38)} note={'unbroken'.repeat(38)}>
        <p>{'unbroken'.repeat(38)}</p>
      </DemoCard>
    ),
  },
  globals: { viewport: { value: 'phone' } },
});
