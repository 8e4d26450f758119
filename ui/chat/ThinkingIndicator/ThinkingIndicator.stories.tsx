import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ThinkingIndicator } from './ThinkingIndicator.tsx';

const meta = preview.meta({ component: ThinkingIndicator });

/** Hidden from the eye for 200 ms. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Thinking');
    await waitFor(() => expect(getComputedStyle(status).opacity).toBe('1'));
  },
});

export const ReducedMotion = meta.story({ globals: { motion: 'reduced' } });
