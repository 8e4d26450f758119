import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PolishCard } from '../PolishCard/PolishCard.tsx';
import { StrengthenCard } from '../StrengthenCard/StrengthenCard.tsx';
import { QuickAi } from './QuickAi.tsx';

const request = { value: '', onChange: fn(), onSubmit: fn(), onCopy: fn() };

const meta = preview.meta({
  component: QuickAi,
  args: {
    children: [
      <PolishCard key="polish" {...request} result={null} />,
      <StrengthenCard key="strengthen" {...request} limit={150} result={null} />,
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('region', { name: 'Quick AI' }));
    const titles = cards.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Polish a Paragraph', 'Strengthen an EC']);
  },
});
