import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({ component: TextLink, args: { href: '#terms', children: 'Terms' } });

export const Default = meta.story({
  render: (args) => (
    <p>
      By signing up you agree to the <TextLink {...args} />.
    </p>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terms' });
    await expect(link).toHaveAttribute('href', '#terms');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
});

export const Alone = meta.story({ args: { look: 'alone', children: 'View All' } });

export const LongText = meta.story({
  args: { children: 'terms'.repeat(60) },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
