import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { asWideAsSection } from '../story-parts.tsx';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';

function Stateful(args: PasswordFormProps) {
  const [passwords, setPasswords] = useState(args.passwords);
  return <PasswordForm {...args} passwords={passwords} onChange={setPasswords} />;
}

const empty = { current: '', password: '', confirm: '' };
const filled = { current: 'spectrogram', password: 'harmonograph', confirm: 'harmonograph' };
const none = {};

const meta = preview.meta({
  component: PasswordForm,
  args: { passwords: empty, onChange: fn(), onSave: fn(), email: 'noor.haddad@example.com', refused: none },
  render: (args) => <Stateful {...args} />,
  decorators: [asWideAsSection],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Present password'), 'spectrogram');
    await userEvent.type(canvas.getByLabelText('New password'), 'harmonograph');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'harmonograph{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

/** The first wrong field has the focus. */
export const Refused = meta.story({
  args: {
    passwords: { ...filled, confirm: 'harmonogram' },
    errors: { current: 'That is not your password.', confirm: 'Passwords must match.' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Present password')).toHaveFocus());
  },
});

export const Busy = meta.story({
  args: { passwords: filled, busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('New password'), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Saved = meta.story({ args: { savedAt: '4:12 PM' } });

export const Failed = meta.story({ args: { passwords: filled, error: 'That did not save. Try again.' } });
