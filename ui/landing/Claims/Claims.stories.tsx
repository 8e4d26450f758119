import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Claims } from './Claims.tsx';

const meta = preview.meta({
  component: Claims,
  args: {
    claims: [
      { figure: '$2.3M+', of: 'merit aid surfaced' },
      { figure: '+23%', of: 'average essay score lift' },
      { figure: '12,400+', of: 'extracurriculars reframed' },
      { figure: '8,900+', of: 'deadlines tracked' },
    ],
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Results' })).toBeVisible();
    const claims = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(claims).toEqual([
      '$2.3M+ merit aid surfaced',
      '+23% average essay score lift',
      '12,400+ extracurriculars reframed',
      '8,900+ deadlines tracked',
    ]);
  },
});
