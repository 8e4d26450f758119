import { expect, within } from 'storybook/test';
import { readMe } from '#contract/users.ts';
import { failing, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../.storybook/preview.tsx';
import { AppAt } from '../../.storybook/AppAt.tsx';

const meta = preview.meta({
  title: 'pages/Redirects',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  tags: ['no-picture'],
});

const heading = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 1, name }, { timeout: 4000 });

export const NoSessionGoesToSignIn = meta.story({
  args: { path: '/essaysworkspace' },
  beforeEach: () => enter('signed out'),
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Welcome back');
    await expect(sessionStorage.getItem('returnTo')).toBe('/essaysworkspace');
  },
});

export const NotOnboardedGoesToOnboarding = meta.story({
  args: { path: '/dashboard' },
  beforeEach: () => enter('new student'),
  play: async ({ canvasElement }) => void (await heading(canvasElement, 'What do you do when class is over?')),
});

export const SignedInLeavesSignIn = meta.story({
  args: { path: '/signin' },
  play: async ({ canvasElement }) => void (await heading(canvasElement, 'Good morning, Noor')),
});

export const SignedInLeavesSignUp = meta.story({
  args: { path: '/signup' },
  play: async ({ canvasElement }) => void (await heading(canvasElement, 'Good morning, Noor')),
});

export const UnknownPathGoesHome = meta.story({
  args: { path: '/no/such/page' },
  play: async ({ canvasElement }) => void (await heading(canvasElement, 'Apply to college with a clear head.')),
});

export const TokenPageWithoutToken = meta.story({
  args: { path: '/oauth/success' },
  beforeEach: () => enter('signed out'),
  play: async ({ canvasElement }) => void (await heading(canvasElement, 'Welcome back')),
});

export const BadTokenIsRemoved = meta.story({
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => msw.use(failing(readMe)),
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Welcome back');
    await expect(localStorage.getItem('token')).toBeNull();
  },
});

export const UnreachedServerKeepsTheToken = meta.story({
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => msw.use(unreachable(readMe)),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText("Laurel can't be reached", undefined, { timeout: 4000 }),
    ).toBeVisible();
    await expect(localStorage.getItem('token')).not.toBeNull();
  },
});
