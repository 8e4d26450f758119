import { delay, http } from 'msw';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
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
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
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

/** The picture is fetched once its address is whole, not at every letter of it. */
export const Picture = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const address = `${location.origin}/no-picture.png`;
    const pictures = () => canvasElement.querySelectorAll('img');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Avatar URL' }), address);
    await expect(pictures()).toHaveLength(0);
    await userEvent.tab();
    await expect(pictures()[0]).toHaveAttribute('src', address);
    await waitFor(() => expect(pictures()).toHaveLength(0));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Avatar URL' }), '{Control>}a{/Control}my picture');
    await userEvent.tab();
    await expect(pictures()).toHaveLength(0);
  },
  tags: ['no-picture'],
});

/** Saved by Enter, the field is not left. */
export const PictureSavedByEnter = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/portrait.png', () => delay('infinite'))),
  play: async ({ canvas, canvasElement, args }) => {
    const address = `${location.origin}/portrait.png`;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Avatar URL' }), `${address}{Enter}`);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', address);
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
