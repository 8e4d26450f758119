import { expect, userEvent, waitFor, within } from 'storybook/test';
import { readServices } from '#contract/services.ts';
import { requestPasswordReset } from '#contract/users.ts';
import { db } from '#mocks/db.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { failing, mock, never, unreachable, watched } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Forgot password',
  component: AppAt,
  args: { path: '/forgot-password' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    enter('signed out');
    msw.use(mock(readServices, () => ({ languageModel: null, google: true, email: true })));
  },
});

const noor = 'noor.haddad@example.com';

async function askFor(canvasElement: HTMLElement, email = noor) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
  return canvas;
}

export const Default = meta.story({
  tags: ['!nightly'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue('');
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** What was typed at sign-in comes along, and back again, and never stands in the address. */
export const FromSignIn = meta.story({
  tags: ['no-picture'],
  args: { path: '/signin' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), noor);
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }));
    await canvas.findByRole('heading', { name: 'Forgot your password?' });
    const box = canvas.getByRole('textbox', { name: 'Email' });
    await expect(box).toHaveValue(noor);
    await userEvent.clear(box);
    await userEvent.type(box, 'noor@example.com');
    await userEvent.click(canvas.getByRole('link', { name: 'Sign In' }));
    await canvas.findByRole('heading', { name: 'Welcome back' });
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.com');
  },
});

export const Remembered = meta.story({
  tags: ['no-picture'],
  beforeEach: () => localStorage.setItem('rememberEmail', noor),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Email' })).toHaveValue(noor);
  },
});

/** Who is signed in may want a new password too. */
export const SignedIn = meta.story({
  tags: ['no-picture'],
  beforeEach: () => enter('writing'),
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(box).toHaveValue(noor));
  },
});

export const WrongInput = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await askFor(canvasElement, 'noor@');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter a valid email address.');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
});

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(never(requestPasswordReset)),
  play: async ({ canvasElement }) => {
    const canvas = await askFor(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Sent = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await askFor(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'If there is an account for noor.haddad@example.com, a link to choose a new password is on its way. It works once, within 30 minutes.',
      ),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Check the spam folder');
    await expect(canvas.getByRole('button', { name: 'Send again' })).toHaveFocus();
    await expect(db.resets.size).toBe(1);
  },
});

/** The page tells nobody who has an account. */
export const SentToNobody = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = await askFor(canvasElement, 'nobody@example.com');
    await expect(await canvas.findByText(/If there is an account for/)).toBeVisible();
    await expect(db.resets.size).toBe(0);
  },
});

export const SentAgain = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    sent = 0;
    msw.use(watched(requestPasswordReset, () => sent++));
  },
  play: async ({ canvasElement }) => {
    const canvas = await askFor(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(sent).toBe(2));
    await expect(await canvas.findByText(/is on its way/)).toBeVisible();
    // Another address is another link.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'x');
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeVisible();
  },
});
let sent = 0;

/** The longest e-mail there is, on the narrowest page. */
export const LongEmail = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => localStorage.setItem('rememberEmail', `${'noor.haddad.'.repeat(20)}n@example.com`),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByText(/is on its way/)).toBeVisible();
  },
});

export const NoEmailHere = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(readServices, () => ({ languageModel: null, google: true, email: false }))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^This Laurel sends no email\./)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const WrittenToAFile = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(readServices, () => ({ languageModel: null, google: true, email: false }))),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^This Laurel sends no email\./);
    const canvas = await askFor(canvasElement);
    await expect(await canvas.findByText('Ask whoever runs this Laurel for it.')).toBeVisible();
    await expect(canvas.queryByText(/^This Laurel sends no email\./)).toBeNull();
  },
});

/** Nothing is known of the services: that is no reason to say anything. */
export const ServicesUnknown = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(failing(readServices)),
  play: async ({ canvasElement }) => {
    const canvas = await askFor(canvasElement);
    await expect(await canvas.findByText(/is on its way/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(requestPasswordReset, 502, '')),
  play: async ({ canvasElement }) => {
    const canvas = await askFor(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The link could not be sent. Try again.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(noor);
  },
});

export const TooMany = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(failing(requestPasswordReset, 429, 'Several links were sent to this email already.')),
  play: async ({ canvasElement }) => {
    const canvas = await askFor(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Several links were sent to this email already.');
  },
});

/** Where the first link was sent and the second could not be, only that is said. */
export const OfflineAtTheSecond = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement, msw }) => {
    const canvas = await askFor(canvasElement);
    const again = await canvas.findByRole('button', { name: 'Send again' });
    msw.use(unreachable(requestPasswordReset));
    await userEvent.click(again);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The link could not be sent. Try again.');
    await expect(canvas.queryByText(/is on its way/)).toBeNull();
    msw.use(...handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByText(/is on its way/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
