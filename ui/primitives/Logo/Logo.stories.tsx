import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LaurelMark, Logo } from './Logo.tsx';
import { Sprig } from './Sprig.tsx';

const meta = preview.meta({ component: Logo, args: { href: '#home' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Laurel home' })).toHaveAttribute('href', '#home');
    await expect(canvas.getByText('Laurel')).toBeVisible();
  },
});

/** The mark takes the colour of the text around it, the sprig the greens of the theme. */
export const Drawings = meta.story({
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24, color: 'var(--accent-ink)' }}>
      <span style={{ width: 48 }}>
        <LaurelMark />
      </span>
      <span style={{ width: 96 }}>
        <Sprig />
      </span>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
