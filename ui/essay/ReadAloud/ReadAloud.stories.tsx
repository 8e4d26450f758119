import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ReadAloud, type ReadAloudProps } from './ReadAloud.tsx';

const meta = preview.meta({
  component: ReadAloud,
  args: {
    at: 14,
    of: 40,
    playing: true,
    stumbled: false,
    voices: [
      { value: 'samantha', label: 'Samantha, on this device' },
      { value: 'daniel', label: 'Daniel, on this device' },
    ],
    voice: 'samantha',
    speed: '1',
    onPlay: fn(),
    onMove: fn(),
    onStumble: fn(),
    onVoice: fn(),
    onSpeed: fn(),
    onClose: fn(),
  } as ReadAloudProps,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Read aloud' })).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '15');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark a stumble' }));
    await expect(args.onStumble).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop reading' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** Space plays and pauses wherever the focus is in the bar, arrows go by sentence, M marks a stumble. */
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(args.onPlay).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}m');
    await expect(args.onMove).toHaveBeenCalledWith(15);
    await expect(args.onMove).toHaveBeenCalledWith(13);
    await expect(args.onStumble).toHaveBeenCalledOnce();
  },
});

export const Paused = meta.story({ args: { playing: false, stumbled: true } });

export const NoVoice = meta.story({
  args: { voices: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No voice for English on this device.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { of: 0, at: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to read yet.')).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voice and speed' }));
    await expect(canvas.getByRole('combobox', { name: 'Voice' })).toBeVisible();
  },
});
