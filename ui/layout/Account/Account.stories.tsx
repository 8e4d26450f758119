import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Account } from './Account.tsx';

const meta = preview.meta({
  component: Account,
  args: { student: { name: 'Noor Haddad', email: 'noor.haddad@example.com' }, href: '/settings' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Signed in as Noor Haddad' });
    await expect(link).toHaveAttribute('href', '/settings');
    await expect(link).toHaveAttribute('title', 'noor.haddad@example.com');
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Without a name the e-mail says it. */
export const WithoutName = meta.story({
  args: { student: { name: '', email: 'noor.haddad@example.com' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Signed in as noor.haddad@example.com' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { student: { name: 'Wolfeschlegelsteinhausenbergerdorff Maximiliana '.repeat(2), email: 'w@example.com' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
});

/** During onboarding there is nowhere to go yet. */
export const WithoutLink = meta.story({
  args: { href: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement).toHaveTextContent('Signed in as Noor Haddad');
  },
});

/** Nothing stands there until the student is known. */
export const Unknown = meta.story({
  args: { student: { name: '', email: '' } },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
