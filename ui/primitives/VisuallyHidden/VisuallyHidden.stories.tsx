import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ component: VisuallyHidden, args: { children: <h1>AdmitLens</h1> } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'AdmitLens' });
    await expect(heading.offsetWidth).toBe(1);
  },
  tags: ['no-picture'],
});
