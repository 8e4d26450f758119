import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const meta = preview.meta({
  component: DeleteAccountDialog,
  args: { open: true, onOpenChange: fn(), proof: 'password' as const, onDelete: fn() },
});

export const Default = meta.story({
  play: async ({ args }) => {
    const press = await screen.findByRole('button', { name: 'Delete account' });
    await expect(press).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Your password'), 'spectrogram');
    await userEvent.click(press);
    await expect(args.onDelete).toHaveBeenCalledWith('spectrogram');
  },
});

export const Keyboard = meta.story({
  play: async ({ args }) => {
    await expect(await screen.findByLabelText('Your password')).toHaveFocus();
    await userEvent.keyboard('spectrogram{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('spectrogram');
  },
});

export const WithoutPassword = meta.story({ args: { proof: 'email' } });

export const WrongPassword = meta.story({ args: { proofError: 'That is not your password.' } });

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({ args: { error: 'That could not be deleted. Try again.' } });
