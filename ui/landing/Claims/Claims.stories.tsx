import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Claims } from './Claims.tsx';

const meta = preview.meta({ component: Claims, parameters: { layout: 'fullscreen' } });

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
