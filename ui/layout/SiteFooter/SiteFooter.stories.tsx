import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const sections = [
  { name: 'How it Works', href: '#how' },
  { name: 'Features', href: '#features' },
  { name: 'Demo', href: '#demo' },
  { name: 'Testimonials', href: '#testimonials' },
  { name: 'Pricing', href: '#pricing' },
];

const meta = preview.meta({
  component: SiteFooter,
  args: { hrefs: { home: '#home', terms: '#terms', privacy: '#privacy' }, sections },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '#pricing');
    await expect(canvas.getByRole('navigation', { name: 'Legal' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '#terms');
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '#privacy');
  },
});

export const Keyboard = meta.story({
  play: async () => {
    for (const name of ['Laurel home', ...sections.map(({ name }) => name), 'Terms', 'Privacy']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
