import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Button } from './primitives/Button/Button.tsx';
import { celebrate } from './celebrate.ts';

function Celebrate() {
  return <Button onClick={(event) => void celebrate(event.currentTarget)}>Celebrate</Button>;
}

const meta = preview.meta({ component: Celebrate });

const confetti = () => document.querySelectorAll('canvas[data-confetti]');

/** The leaves fall for 1.5 s, out of the way of pointer and screen reader. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Celebrate' }));
    await waitFor(() => expect(confetti()).toHaveLength(1));
    await expect(confetti()[0]).toHaveAttribute('aria-hidden', 'true');
    await expect(confetti()[0]).toHaveStyle({ pointerEvents: 'none' });
    await waitFor(() => expect(confetti()).toHaveLength(0));
  },
});

export const Keyboard = meta.story({
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(confetti()).toHaveLength(1));
    await waitFor(() => expect(confetti()).toHaveLength(0));
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
