import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TextArea } from './TextField.tsx';

const meta = preview.meta({ component: TextArea, args: { label: 'Notes', rows: 4, onChange: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Notes' });
    await userEvent.type(box, 'Ask Mr. Abara{Enter}for a letter');
    await expect(box).toHaveValue('Ask Mr. Abara\nfor a letter');
    await expect(args.onChange).toHaveBeenCalled();
  },
});

export const Writing = meta.story({
  args: {
    label: 'Activity line',
    writing: true,
    defaultValue: 'Recorded twenty-two dryers every Sunday for eleven weeks.',
    help: 'Up to 150 characters.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Up to 150 characters.');
  },
});

export const Failed = meta.story({
  args: { error: 'Write something first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write something first.');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const LongText = meta.story({
  args: { defaultValue: 'word'.repeat(75) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
});

export const RightToLeft = meta.story({
  args: { dir: 'auto', writing: true, defaultValue: 'بدأت الآلة رقم أحد عشر تسعل في أغسطس.' },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}two');
    await expect(canvas.getByRole('textbox')).toHaveValue('One\ntwo');
  },
});

export const Dark = meta.story({
  args: { writing: true, defaultValue: 'A loose belt slaps.' },
  globals: { theme: 'dark' },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).fontSize).toBe('16px');
  },
});
