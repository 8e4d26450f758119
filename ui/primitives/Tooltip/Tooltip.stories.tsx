import { Download } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: {
    text: 'Download .txt',
    children: <Button icon={Download} aria-label="Download .txt"></Button>,
  },
});

const tooltip = () => screen.queryByRole('tooltip', { hidden: true });

/** Half a second over the button opens it, leaving closes it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download .txt' });
    await expect(tooltip()).toBeNull();
    await userEvent.hover(button);
    await waitFor(() => expect(tooltip()).toHaveTextContent('Download .txt'));
    await userEvent.unhover(button);
    await userEvent.hover(document.body);
    await waitFor(() => expect(tooltip()).toBeNull());
  },
});

export const Keyboard = meta.story({
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(tooltip()).toHaveTextContent('Download .txt'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).toBeNull());
  },
});

const focus = async () => {
  await userEvent.tab();
  await waitFor(() => expect(tooltip()).not.toBeNull());
};

export const LongText = meta.story({
  args: { text: `Download ${'application'.repeat(27)}` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await focus();
    await waitFor(() => {
      const { left, right } = tooltip()!.parentElement!.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(innerWidth);
    });
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, play: focus });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: focus });
