import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta = preview.meta({
  component: SiteFooter,
  args: { hrefs: { terms: '#terms', privacy: '#privacy' } },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Legal' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '#terms');
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '#privacy');
  },
});

export const Keyboard = meta.story({
  play: async () => {
    for (const name of ['Laurel home', 'Terms', 'Privacy']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
