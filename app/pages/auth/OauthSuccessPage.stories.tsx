import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { memoryLocation } from 'wouter/memory-location';
import { ARRIVAL_COOKIE } from '#contract/arrival.ts';
import { Problem } from '#contract/problem.ts';
import { readMe } from '#contract/users.ts';
import { forgetArrival, hashOf } from './arrival.ts';
import { createMockedStore } from '#app/demo/mocked-store.ts';
import { returnToAtom } from '#app/state/session.ts';
import { App } from '#app/App.tsx';
import { db } from '#mocks/db.ts';
import { failing, mock, never, unreachable } from '#mocks/mock.ts';
import { enter, type Scenario } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  title: 'pages/Signing in elsewhere',
  component: AppAt,
  args: { path: '/oauth/success' },
  parameters: { layout: 'fullscreen' },
  tags: ['nightly', 'no-picture'],
  beforeEach: () => {
    const { href } = location;
    return () => {
      history.replaceState(null, '', href);
      forgetArrival();
    };
  },
});

const heading = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 1, name });

/** The server's note that this browser was given a token. */
function noteArrival(token: string) {
  document.cookie = `${ARRIVAL_COOKIE}=${hashOf(token)}; Path=/; SameSite=Strict; Max-Age=60`;
}

/** The student of a scenario comes back from the provider: the token is in the address, and nowhere else yet. */
function comesBack(scenario: Scenario, more = '') {
  enter(scenario);
  localStorage.removeItem('token');
  const token = db.signIn(db.accounts[0]!);
  noteArrival(token);
  history.replaceState(null, '', `#token=${token}${more}`);
}

export const SigningYouIn = meta.story({
  tags: ['!nightly', '!no-picture'],
  beforeEach: ({ msw }) => {
    comesBack('writing');
    msw.use(never(readMe));
  },
  play: async ({ canvasElement }) => {
    await expect(await heading(canvasElement, 'Signing you in…')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Signing in · Laurel'));
  },
});

/** The token is kept, out of the address, and leads to the dashboard. */
export const Onboarded = meta.story({
  beforeEach: () => comesBack('writing'),
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Good morning, Noor');
    await expect([...db.tokens.keys()]).toContain(localStorage.getItem('token'));
    await expect(location.hash).toBe('');
  },
});

export const NotOnboarded = meta.story({
  beforeEach: () => comesBack('new student'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Step 1 of 4: Activities')).toBeVisible();
    await expect([...db.tokens.keys()]).toContain(localStorage.getItem('token'));
  },
});

/** The account had a password from before the e-mail was shown to be the student's: it is gone, and that is said until it is read. */
export const PasswordRemoved = meta.story({
  tags: ['!no-picture'],
  beforeEach: () => comesBack('writing', '&password=removed'),
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Good morning, Noor');
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Signed in with Google\. The password .* no longer valid/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(location.hash).toBe('');
  },
});

export const ChoosesANewPassword = meta.story({
  beforeEach: () => comesBack('new student', '&password=removed'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a new password' }));
    await heading(canvasElement, 'Forgot your password?');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('noor.haddad@example.com');
  },
});

/** A way back that was noted before is done with. */
export const ForgetsTheWayBack = meta.story({
  beforeEach: () => {
    comesBack('writing');
    world = { store: createMockedStore(), location: memoryLocation({ path: '/oauth/success' }).hook };
    world.store.set(returnToAtom, { address: '/applications', studentId: null });
  },
  render: () => <App {...world} />,
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Good morning, Noor');
    await expect(world.store.get(returnToAtom)).toBeNull();
  },
});
let world: ComponentProps<typeof App>;

export const WithoutToken = meta.story({
  beforeEach: () => enter('signed out'),
  play: async ({ canvasElement }) => void (await heading(canvasElement, 'Welcome back')),
});

/** No session had worked, so none is said to have ended. */
export const Refused = meta.story({
  beforeEach: () => {
    comesBack('writing');
    db.tokens.clear();
  },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Welcome back');
    await expect(within(canvasElement).getByText('Your drafts are where you left them.')).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(location.hash).toBe('');
  },
});

export const ServerFails = meta.story({
  beforeEach: ({ msw }) => {
    comesBack('writing');
    msw.use(failing(readMe));
  },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Welcome back');
    await expect(localStorage.getItem('token')).toBeNull();
  },
});

/** A link that somebody has sent: this browser was never given its token, so nobody is signed in by it. */
export const SomebodysLink = meta.story({
  beforeEach: () => {
    comesBack('writing');
    noteArrival('another token');
  },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Welcome back');
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/was started in another browser/);
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(location.hash).toBe('');
  },
});

/** Nor does it end a session that goes on here. */
export const SomebodysLinkWhileSignedIn = meta.story({
  beforeEach: () => {
    enter('writing');
    history.replaceState(null, '', `#token=${db.signIn(someone())}`);
  },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Good morning, Noor');
    await expect(db.tokens.get(localStorage.getItem('token')!)!.user.name).toBe('Noor Haddad');
  },
});

const someone = () =>
  db.add({ name: 'Sam Lee', email: 'sam@example.com', password: 'a long password', onboarded: true });

/** Somebody else signs in on a browser on which a student is signed in already. */
function comesWhileNoorIsHere() {
  enter('writing');
  const token = db.signIn(someone());
  noteArrival(token);
  history.replaceState(null, '', `#token=${token}`);
}

export const AnotherStudentIsSignedIn = meta.story({
  tags: ['!no-picture'],
  beforeEach: comesWhileNoorIsHere,
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'You are signed in as Noor Haddad');
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Sign in as Sam Lee' })).toBeVisible();
    await expect(canvas.getByText(/sam@example\.com/)).toBeVisible();
  },
});

export const AnotherStudentPhone = meta.story({
  tags: ['!no-picture'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: comesWhileNoorIsHere,
  play: async ({ canvasElement }) => void (await heading(canvasElement, 'You are signed in as Noor Haddad')),
});

export const StaysWhoTheyAre = meta.story({
  beforeEach: comesWhileNoorIsHere,
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'You are signed in as Noor Haddad');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stay Noor Haddad' }));
    await heading(canvasElement, 'Good morning, Noor');
    await waitFor(() => expect([...db.tokens.values()].map(({ user }) => user.name)).toEqual(['Noor Haddad']));
  },
});

export const BecomesTheOther = meta.story({
  beforeEach: comesWhileNoorIsHere,
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'You are signed in as Noor Haddad');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign in as Sam Lee' }));
    await heading(canvasElement, 'Good morning, Sam');
    await waitFor(() => expect([...db.tokens.values()].map(({ user }) => user.name)).toEqual(['Sam Lee']));
  },
});

/** Where the other can't enter, the session that was there goes on. */
export const CannotBecomeTheOther = meta.story({
  beforeEach: comesWhileNoorIsHere,
  play: async ({ canvasElement, msw }) => {
    await heading(canvasElement, 'You are signed in as Noor Haddad');
    const refused = new Problem(500, '');
    msw.use(mock(readMe, (_input, { user }) => (user.name === 'Sam Lee' ? Promise.reject(refused) : user)));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign in as Sam Lee' }));
    await heading(canvasElement, 'Good morning, Noor');
    await expect(await within(canvasElement).findByText('Sign-in failed')).toBeVisible();
    await expect(db.tokens.get(localStorage.getItem('token')!)?.user.name).toBe('Noor Haddad');
    await waitFor(() => expect([...db.tokens.values()].map(({ user }) => user.name)).toEqual(['Noor Haddad']));
  },
});

/** It says nothing about the token, which is kept. */
export const ServerUnreached = meta.story({
  beforeEach: ({ msw }) => {
    comesBack('writing');
    msw.use(unreachable(readMe));
  },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'Welcome back');
    await expect(localStorage.getItem('token')).not.toBeNull();
  },
});
