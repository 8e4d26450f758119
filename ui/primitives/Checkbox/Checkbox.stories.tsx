import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({ component: Checkbox, args: { label: 'Remember me', onChange: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Checked = meta.story({ args: { defaultChecked: true } });

export const Disabled = meta.story({ args: { disabled: true } });

export const WithLinks = meta.story({
  args: {
    label: (
      <>
        I agree to the <TextLink href="#terms">Terms</TextLink>.
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the Terms.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '#terms');
  },
});

export const Failed = meta.story({
  args: { label: 'I agree to the Terms.', error: 'Agree to the terms to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Agree to the terms to go on.');
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Agree to the terms to go on.');
  },
});

export const LongText = meta.story({
  args: { label: `I have read ${'everything'.repeat(30)} and agree to all of it.` },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});

export const Dark = meta.story({
  args: { defaultChecked: true, error: 'Agree to the terms to go on.' },
  globals: { theme: 'dark' },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox').closest('label')!.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
