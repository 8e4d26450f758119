import { expect, within } from 'storybook/test';
import { readDraft } from '#contract/essays.ts';
import { failing } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  title: 'pages/Dashboard',
  component: AppAt,
  args: { path: '/dashboard' },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const latest = await within(canvasElement).findByRole('region', { name: 'Latest essay' });
    await expect(await within(latest).findByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '84');
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const NoDraft = meta.story({
  beforeEach: () => enter('blank page'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No draft yet.')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readDraft)),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Failed to load overview', undefined, { timeout: 4000 }),
    ).toBeVisible();
  },
});
