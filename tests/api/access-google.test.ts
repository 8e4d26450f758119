import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGoogle } from '#api/google/google.ts';
import { startApi } from '../support/api-server.ts';
import { newBrowser } from '../support/browser.ts';
import { startProvider } from '../support/provider.ts';
import { newStudent, request } from '../support/requests.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
let api: Awaited<ReturnType<typeof startApi>>;
let logged: ReturnType<typeof vi.spyOn>;
let people = 0;

beforeAll(async () => {
  provider = await startProvider();
  api = await startApi({ google: provider.google() });
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.reset();
  people++;
  setClaims();
  logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => logged.mockRestore());

/** Who signs in next, and what else the provider's token says. */
function setClaims(more: Record<string, unknown> = {}) {
  const claims = {
    sub: `guest-${people}`,
    name: 'Grace Hopper',
    email: `guest-${people}@example.com`,
    email_verified: true,
  };
  provider.next.claims = { ...claims, ...more };
}

/** Goes to the provider and gives consent; the address that the browser is sent back to. */
async function comeBack(browser: ReturnType<typeof newBrowser>, path = '/auth/google') {
  const { location } = await browser.open(path);
  return browser.consent(location!);
}

describe('a token of the provider', () => {
  const now = Math.floor(Date.now() / 1000);
  test.each([
    ['for another site', { aud: 'another-site' }],
    ['for several sites, this among them', { aud: ['laurel', 'another-site'], azp: 'another-site' }],
    ['of another provider', { iss: 'https://evil.example' }],
    ['that has expired', { iat: now - 7_200, exp: now - 3_600 }],
    ['that is not good yet', { nbf: now + 3_600 }],
    ['for nobody', { sub: '' }],
    ['without a nonce', { nonce: undefined }],
  ])('%s signs nobody in', async (_which, claims) => {
    setClaims(claims);
    const browser = newBrowser(api.base);
    expect((await browser.open(await comeBack(browser))).location).toBe('/signin?error=google-failed');
  });

  test.each([['true'], [1], ['yes'], [null]])(
    'that calls its e-mail verified by %j signs nobody in',
    async (verified) => {
      setClaims({ email_verified: verified });
      const browser = newBrowser(api.base);
      expect((await browser.open(await comeBack(browser))).location).toBe('/signin?error=google-unverified');
    },
  );

  test.each([
    ['\u212a', 'k'],
    ['\u212b', 'å'],
    ['e\u0301', 'é'],
  ])('with %j in its e-mail is not the student with %j there, though they become the same', async (letter, ours) => {
    const email = (sign: string) => `${sign}-${people}@example.com`;
    const body = { name: 'Grace Hopper', email: email(ours), password: 'a long password' };
    const { status } = await request(api.base, 'POST', '/auth/register', { body });
    expect(status).toBe(201);
    setClaims({ email: email(letter) });
    const browser = newBrowser(api.base);
    expect((await browser.open(await comeBack(browser))).location).toBe('/signin?error=google-unverified');
  });

  test('of another person with the same name and another subject is another account', async () => {
    const tokens = [];
    for (const sub of [`guest-${people}`, `guest-${people}-b`]) {
      setClaims({ sub, email: `${sub}@example.com` });
      const browser = newBrowser(api.base);
      const { location } = await browser.open(await comeBack(browser));
      tokens.push(new URLSearchParams(location!.split('#')[1]).get('token')!);
    }
    const emails = await Promise.all(
      tokens.map(async (token) => (await request(api.base, 'GET', '/api/users/me', { token })).body?.email),
    );
    expect(new Set(emails).size).toBe(2);
  });

  test('is never asked for where a provider describes itself as another one', async () => {
    const evil = 'https://evil.example';
    const description = { issuer: evil, authorization_endpoint: `${evil}/authorize`, token_endpoint: `${evil}/token` };
    const server = createServer((_, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(description)),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const google = createGoogle({
      clientId: 'laurel',
      clientSecret: 'a secret',
      issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      redirectUri: 'https://laurel.example/auth/google/callback',
      apiBase: provider.apiBase,
    });
    const own = await startApi({ google });
    expect((await newBrowser(own.base).open('/auth/google')).location).toBe('/signin?error=google-failed');
    expect(logged.mock.calls.flat().join('')).toContain('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED');
    await own.stop();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('the way back', () => {
  test.each([
    ['a state twice', (search: string) => `${search}&${/state=[^&]+/.exec(search)![0]}`],
    ['a code twice', (search: string) => `${search}&code=another`],
    ['the name of another provider', (search: string) => `${search}&iss=https%3A%2F%2Fevil.example`],
    ['an error beside the code', (search: string) => `${search}&error=server_error`],
  ])('with %s signs nobody in, and is used up by that', async (_what, change) => {
    const browser = newBrowser(api.base);
    const back = await comeBack(browser);
    expect((await browser.open(change(back))).location).toBe('/signin?error=google-failed');
    expect((await browser.open(back)).location).toBe('/signin?error=google-expired');
  });

  test('that somebody else has prepared signs the one who is lured to it into no account', async () => {
    const attacker = newBrowser(api.base);
    const prepared = await comeBack(attacker);
    const victim = newBrowser(api.base);
    for (const begun of [false, true]) {
      if (begun) await victim.open('/auth/google');
      expect((await victim.open(prepared)).location).toBe('/signin?error=google-expired');
    }
  });

  test('of a sign-in makes no document, and that of a document signs nobody in', async () => {
    const { call } = await newStudent(api.base);
    const browser = newBrowser(api.base);
    const { ticket } = await call('createTicket');
    const back = await comeBack(browser, `/api/export/google-docs?ticket=${ticket}`);
    const asSignIn = back.replace('state=document-', 'state=sign-in-');
    expect((await browser.open(asSignIn)).location).toBe('/signin?error=google-expired');
    const opened = await browser.open(back);
    expect(opened.location).toMatch(/^https:\/\/docs\.google\.com\//);
    expect(opened.headers.getSetCookie()).toEqual([]);
  });

  test.each(['returnTo', 'next', 'redirect', 'redirect_uri', 'continue', 'url', 'state', 'scope', 'prompt'])(
    'is chosen by nobody: /auth/google?%s= changes neither it nor what is asked for',
    async (name) => {
      const browser = newBrowser(api.base);
      const { location } = await browser.open(`/auth/google?${name}=https%3A%2F%2Fevil.example%2F`);
      expect(location).toMatch(new RegExp(`^${provider.issuer}/authorize\\?`));
      expect(location).not.toContain('evil');
      expect(new URL(location!).searchParams.get('redirect_uri')).toBe('https://laurel.example/auth/google/callback');
      const back = `${await browser.consent(location!)}&${name === 'state' ? 'to' : name}=%2F%2Fevil.example`;
      expect((await browser.open(back)).location).not.toContain('evil');
    },
  );
});

test('signing out ends a document under way: the next at this computer can not have it made in their own account', async () => {
  const { call } = await newStudent(api.base);
  await call('saveDraft', { body: { text: 'Mine alone.' } });
  const browser = newBrowser(api.base);
  const { ticket } = await call('createTicket');
  const { location } = await browser.open(`/api/export/google-docs?ticket=${ticket}`);
  await call('logout');
  // The same browser, with its cookie and the page of the provider still open.
  expect((await browser.open(await browser.consent(location!))).status).toBe(403);
  expect(provider.documents).toEqual([]);
});

test('without TLS the cookie has no prefix that browsers would refuse it for, and all else that protects it', async () => {
  const own = await startApi({ google: provider.google(), publicUrl: 'http://localhost:3000' });
  const { headers } = await newBrowser(own.base).open('/auth/google');
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^laurel-authorization=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  await own.stop();
});

test('with TLS a cookie that another host could have set is nobody’s: a planted secret is not taken over', async () => {
  const planted = 'p'.repeat(43);
  const browser = newBrowser(api.base);
  const { headers } = await browser.open('/auth/google', { cookie: `laurel-authorization=${planted}` });
  expect(headers.getSetCookie().join()).not.toContain(planted);
});
