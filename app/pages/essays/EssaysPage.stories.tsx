import { expect, screen, userEvent, within } from 'storybook/test';
import { listApplications } from '#contract/applications.ts';
import { readDraft } from '#contract/essays.ts';
import { db } from '#mocks/db.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { failing, never, unreachable } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Essays',
  component: AppAt,
  args: { path: '/essays' },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['!nightly'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One main essay and six supplementals.')).toBeVisible();
    const main = within(canvas.getByRole('article', { name: 'Main essay' }));
    await expect(main.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '84');
    await expect(main.getByRole('link', { name: 'Open Editor' })).toHaveAttribute('href', '/essaysworkspace');
    const cornell = within(canvas.getByRole('article', { name: 'Cornell University' }));
    await expect(cornell.getByText('0 of 200 words')).toBeVisible();
    await expect(cornell.getByRole('link', { name: 'Edit Community essay' })).toHaveAttribute(
      'href',
      '/essaysworkspace/s/cornell-community',
    );
    const oberlin = within(canvas.getByRole('article', { name: 'Oberlin College' }));
    await expect(oberlin.getByText(/^No supplementals yet\./)).toBeVisible();
    await expect(oberlin.getByRole('link', { name: /^Add one/ })).toHaveAttribute('href', '/applications/oberlin');
    // What is submitted comes last.
    const colleges = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(colleges[0]).toBe('Case Western Reserve University');
    await expect(colleges.slice(-2)).toEqual(['Brown University', 'University of Michigan']);
  },
});

export const EditByKeyboard = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Edit Community essay' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { level: 1, name: 'Community essay' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await canvas.findByText('One main essay and six supplementals.')),
});

export const Empty = meta.story({
  globals: { scenario: 'blank page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No draft yet.' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No applications yet.' })).toBeVisible();
    await expect(canvas.getByText('No main essay and no supplementals.')).toBeVisible();
  },
});

export const NotScored = meta.story({
  beforeEach: () => void Object.assign(db.accounts[0]!.draft, { score: null, categories: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not scored yet')).toBeVisible();
  },
});

export const OverTheLimit = meta.story({
  globals: { scenario: 'over the limit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Over limit by 534')).toBeVisible();
  },
});

export const LongNames = meta.story({
  globals: { scenario: 'long names' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Supplementals' })),
});

export const ThirtySupplementals = meta.story({
  beforeEach: () => {
    const application = db.accounts[0]!.applications.find(({ id }) => id === 'georgia-tech')!;
    application.supplementals = Array.from({ length: 30 }, (_, i) => ({
      ...application.supplementals[0]!,
      id: `many-${i}`,
      title: `Question ${i + 1}`,
    }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One main essay and 34 supplementals.')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(readDraft)) });

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(listApplications)),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load essays' })).toBeVisible();
    msw.use(...handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('One main essay and six supplementals.')).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(readDraft)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load essays' })).toBeVisible();
  },
});
