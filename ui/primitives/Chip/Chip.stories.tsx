import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Chip } from './Chip.tsx';

const meta = preview.meta({ component: Chip, args: { children: 'Where am I thin?', onClick: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Where am I thin?' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Pressed = meta.story({
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
