import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const meta = preview.meta({
  component: AuthLayout,
  args: {
    title: 'Welcome back',
    lead: 'Your essays are where you left them.',
    motto: 'One leaf at a time.',
    note: 'Free during beta. No card required.',
    children: (
      <form style={{ display: 'grid', gap: 16 }}>
        <TextField label="Email" type="email" />
        <Button variant="primary" wide>
          Sign In
        </Button>
      </form>
    ),
    footer: (
      <>
        New here? <TextLink href="#sign-up">Sign Up</TextLink>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '#sign-up');
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
});

export const Keyboard = meta.story({
  play: async () => {
    for (const name of ['Laurel home', 'Email', 'Sign In', 'Sign Up']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
});

const longWord = 'unbroken'.repeat(38);

export const LongText = meta.story({
  args: { title: longWord, lead: longWord, motto: longWord, footer: longWord },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The form alone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One leaf at a time.')).not.toBeVisible();
  },
});
