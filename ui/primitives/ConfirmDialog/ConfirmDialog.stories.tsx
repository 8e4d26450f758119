import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete activity?',
    description: 'Violin, second section will be removed from your list.',
    confirmLabel: 'Delete',
    busyLabel: 'Deleting...',
    onConfirm: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete activity?' });
    await expect(dialog).toHaveAccessibleDescription(/Violin, second section/);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const EscapeCancels = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** What is under way is not left by Escape, and not sent twice. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deleting...' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({ args: { error: 'That could not be deleted. Try again.' } });
