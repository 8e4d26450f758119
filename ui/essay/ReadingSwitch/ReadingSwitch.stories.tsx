import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ReadingSwitch } from './ReadingSwitch.tsx';

const meta = preview.meta({ component: ReadingSwitch, args: { value: 'revisions' as const, onChange: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Revisions', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Outline' }));
    await expect(args.onChange).toHaveBeenCalledWith('outline');
  },
});

export const PressedOnceMoreItCloses = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Revisions' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('score');
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
