import { ArrowLeft, Copy } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  args: { label: 'Copy essay', icon: Copy, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy essay' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <IconButton {...args} size="small" label="Copy, small" />
      <IconButton {...args} label="Copy" />
    </div>
  ),
});

export const Secondary = meta.story({ args: { variant: 'secondary' } });

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy essay' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const AsLink = meta.story({
  args: {
    asChild: true,
    label: 'Back to essays',
    icon: ArrowLeft,
    children: <Link href="#essays" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to essays' })).toHaveAttribute('href', '#essays');
  },
});

/** The tooltip opens on focus, and Escape closes it. */
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copy essay' });
    await expect(button).toHaveFocus();
    const tooltip = () => screen.queryByRole('tooltip', { hidden: true });
    await waitFor(() => expect(tooltip()).toHaveTextContent('Copy essay'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});
