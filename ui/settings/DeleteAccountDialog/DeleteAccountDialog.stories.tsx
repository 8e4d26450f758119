import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const meta = preview.meta({
  component: DeleteAccountDialog,
  args: { open: true, onOpenChange: fn(), proof: 'password' as const, onDelete: fn(), onProofChange: fn() },
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

/** The account has no password after all: what was typed as one is gone. */
export const OtherProof = meta.story({
  render: function OtherwiseProven(args) {
    const [proof, setProof] = useState(args.proof);
    return <DeleteAccountDialog {...args} proof={proof} onDelete={() => setProof('email')} />;
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Your password'), 'spectrogram{Enter}');
    await expect(await screen.findByLabelText('Your email')).toHaveValue('');
  },
});

/** Whichever way it is closed, it forgets the password. */
export const Cancelled = meta.story({
  render: function Reopened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete account</Button>
        <DeleteAccountDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    for (const leave of [
      () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await userEvent.type(await screen.findByLabelText('Your password'), 'spectrogram');
      await leave();
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
      await expect(await screen.findByLabelText('Your password')).toHaveValue('');
    }
  },
});

export const WrongPassword = meta.story({ args: { proofError: 'That is not your password.' } });

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({ args: { error: 'That could not be deleted. Try again.' } });
