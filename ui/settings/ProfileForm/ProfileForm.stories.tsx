import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { asWideAsSection } from '../story-parts.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

function Stateful(args: ProfileFormProps) {
  const [profile, setProfile] = useState(args.profile);
  return <ProfileForm {...args} profile={profile} onChange={setProfile} />;
}

const meta = preview.meta({
  component: ProfileForm,
  args: {
    profile: { name: 'Noor Haddad', avatar: '' },
    email: 'noor.haddad@example.com',
    onChange: fn(),
    onSave: fn(),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [asWideAsSection],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), ' Jr.{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

/** The avatar follows the name while it is typed. */
export const OtherInitial = meta.story({
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'ángela');
    await expect(canvas.getByText('Á')).toBeVisible();
  },
});

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#c96"/></svg>');

/** The picture is the one that is saved, whatever address is being written; nobody is asked for that. */
export const Picture = meta.story({
  args: { picture },
  play: async ({ canvas, canvasElement }) => {
    const shown = () => canvasElement.querySelector('img');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Avatar URL' }), 'https://pictures.example/me.png');
    await userEvent.tab();
    await expect(shown()).toHaveAttribute('src', picture);
  },
});

/** The initial stands in for a picture that can't be had. */
export const BrokenPicture = meta.story({
  args: { picture: 'data:image/png;base64,nothing' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('N')).toBeVisible();
  },
  tags: ['no-picture'],
});

export const Saved = meta.story({ args: { savedAt: '4:12 PM' } });

export const Saving = meta.story({ args: { busy: true } });

export const Refused = meta.story({
  args: {
    profile: { name: 'N', avatar: 'picture' },
    errors: { name: 'Enter your full name.', avatar: 'Use a web address that starts with https://.' },
  },
});

export const Failed = meta.story({ args: { error: 'That did not save. Try again.' } });
