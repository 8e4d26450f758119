import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opener(args: DialogProps) {
  const [open, setOpen] = useState(args.open);
  const change = (next: boolean) => {
    setOpen(next);
    args.onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Rename</Button>
      <Dialog {...args} open={open} onOpenChange={change} />
    </>
  );
}

const meta = preview.meta({
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Rename essay',
    description: 'Only you see the name.',
    children: <TextField label="Name" defaultValue="Number eleven" />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
  render: (args) => <Opener {...args} />,
});

export const Default = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rename essay' });
    await expect(dialog).toHaveAccessibleDescription('Only you see the name.');
    await expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

export const TitleOnly = meta.story({ args: { description: undefined, children: undefined, footer: undefined } });

export const Destructive = meta.story({
  args: {
    title: 'Delete activity?',
    description: 'This can’t be undone.',
    children: undefined,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Delete activity?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const ClickOutside = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(dialog);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.parentElement!);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const LongText = meta.story({
  args: {
    title: `Rename ${'eleven'.repeat(50)}`,
    description: 'Only you see the name. '.repeat(12),
    children: Array.from({ length: 20 }, (_, i) => (
      <p key={i}>{'A worn bearing growls. A loose belt slaps. '.repeat(4)}</p>
    )),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.offsetWidth).toBe(innerWidth);
    await expect(dialog.parentElement!.scrollHeight).toBeGreaterThan(innerHeight);
  },
});

/** Focus stays inside, Escape closes, and the opener has the focus again. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** A sheet that stands on the lower edge. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(innerHeight));
    await expect(dialog.offsetWidth).toBe(innerWidth);
  },
});
