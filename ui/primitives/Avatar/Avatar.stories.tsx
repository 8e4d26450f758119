import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Avatar } from './Avatar.tsx';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#c96"/><circle cx="32" cy="26" r="12" fill="#fff"/><path d="M8 64c0-14 11-22 24-22s24 8 24 22" fill="#fff"/></svg>',
  );

const meta = preview.meta({ component: Avatar, args: { name: 'Noor Haddad' } });

export const Initial = meta.story({});

export const Large = meta.story({ args: { size: 64 } });

export const Picture = meta.story({ args: { src: picture, size: 64 } });

/** A picture that can't be loaded gives way to the initial. */
export const BrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,nothing', size: 64 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('N')).toBeVisible();
  },
});

export const OtherScripts = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      {['Ángela', 'محمد', '李雷', '𝒩oor', ''].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
});
