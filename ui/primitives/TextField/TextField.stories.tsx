import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({ component: TextField, args: { label: 'Email', onChange: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(box, 'maya@example.com');
    await expect(box).toHaveValue('maya@example.com');
    await expect(args.onChange).toHaveBeenCalled();
  },
});

export const Placeholder = meta.story({ args: { placeholder: 'you@example.com' } });

export const Help = meta.story({
  args: { help: 'The one that you read.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('The one that you read.');
  },
});

/** The error takes the place of the help. */
export const Failed = meta.story({
  args: { help: 'The one that you read.', error: 'Enter a valid email address.', defaultValue: 'maya@' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Email' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a valid email address.');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Enter a valid email address.');
  },
});

/** What stands beside the label is not part of its name. */
export const Aside = meta.story({
  args: { label: 'Organization', aside: 'Optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Organization' })).toBeVisible();
  },
});

export const HiddenLabel = meta.story({ args: { hideLabel: true, placeholder: 'you@example.com' } });

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'maya@example.com' } });

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'maya@example.com' } });

export const LongText = meta.story({
  args: {
    label: `Name of ${'organization'.repeat(25)}`,
    help: 'help'.repeat(75),
    defaultValue: 'word'.repeat(75),
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: { label: 'Name', dir: 'auto', defaultValue: 'مايا حداد' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
});

export const Dark = meta.story({
  args: { error: 'Enter a valid email address.', placeholder: 'you@example.com' },
  globals: { theme: 'dark' },
});

/** 16 px, so that a phone does not zoom in, and 44 px high. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(getComputedStyle(box).fontSize).toBe('16px');
    await expect(box.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
