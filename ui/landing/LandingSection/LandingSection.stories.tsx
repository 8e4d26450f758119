import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { howItWorks } from '../../../app/pages/landing/content.ts';
import { LandingSection } from './LandingSection.tsx';

const meta = preview.meta({
  component: LandingSection,
  args: {
    id: 'how',
    title: howItWorks.title,
    lead: howItWorks.lead,
    children: 'What the section is about stands here.',
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
    await expect(canvasElement.querySelector('section#how')).toBeVisible();
  },
});

export const Deep = meta.story({ args: { ground: 'deep' } });

export const WithoutLead = meta.story({ args: { lead: undefined } });

export const WithoutTitle = meta.story({
  args: { title: undefined, lead: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const LongText = meta.story({
  args: { title: 'unbroken'.repeat(38), lead: 'unbroken'.repeat(38) },
  globals: { viewport: { value: 'phone' } },
});
