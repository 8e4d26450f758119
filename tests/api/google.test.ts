import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashToken } from '#api/tokens.ts';
import { createClient } from '#contract/client.ts';
import { startApi } from '../support/api-server.ts';
import { newBrowser as browserOn } from '../support/browser.ts';
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
  logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => logged.mockRestore());

/** Somebody whom the provider knows, and who signs in there next. */
function person({ name = 'Grace Hopper', email_verified = true } = {}) {
  people++;
  const claims = { sub: `subject-${people}`, name, email: `Person-${people}@Example.com`, email_verified };
  provider.next.claims = claims;
  return { ...claims, email: claims.email.toLowerCase() };
}

const newBrowser = (base = api.base) => browserOn(base);

async function signIn(browser = newBrowser()) {
  const { location } = await browser.open('/auth/google');
  return (await browser.open(await browser.consent(location!))).location!;
}

const tokenIn = (location: string) => new URLSearchParams(new URL(location, 'http://x').hash.slice(1)).get('token')!;
const clientOf = (location: string) => createClient({ base: api.base, token: () => tokenIn(location) });

describe('signing in', () => {
  test('goes to the provider with state, nonce and PKCE, and comes back as a new student', async () => {
    const { email } = person();
    const location = await signIn();
    expect(location).toMatch(/^\/oauth\/success#token=[\w-]{43}$/);
    expect(await clientOf(location)('readMe')).toMatchObject({
      name: 'Grace Hopper',
      email,
      onboarded: false,
      avatar: null,
    });
    expect(await clientOf(location)('readDraft')).toMatchObject({ text: '' });
    expect(Object.fromEntries(provider.asked[0]!)).toMatchObject({
      response_type: 'code',
      client_id: 'laurel',
      redirect_uri: 'https://laurel.example/auth/google/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^sign-in-[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('marks its browser by a cookie that no script reads and that only this host can have set', async () => {
    const { headers } = await newBrowser().open('/auth/google');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-laurel-authorization=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  test('notes in a cookie of this site alone which token the browser was given, for a minute', async () => {
    person();
    const browser = newBrowser();
    const { location } = await browser.open('/auth/google');
    const arrived = await browser.open(await browser.consent(location!));
    expect(arrived.headers.getSetCookie()).toEqual([
      `__Host-laurel-arrival=${hashToken(tokenIn(arrived.location!))}; Max-Age=60; Path=/; Secure; SameSite=Strict`,
    ]);
  });

  test('again is the same student, also after the e-mail has changed at the provider', async () => {
    person();
    const me = await clientOf(await signIn())('readMe');
    provider.next.claims.email = `changed-${people}@example.com`;
    expect(await clientOf(await signIn())('readMe')).toEqual(me);
  });

  test('works where the provider tells name and e-mail only when asked', async () => {
    const { email } = person();
    provider.next.toldIn = 'userinfo';
    expect(await clientOf(await signIn())('readMe')).toMatchObject({ email, name: 'Grace Hopper' });
  });

  test.each([
    ['x', /^person \d+$/],
    ['  Grace \u202e Hopper\n', /^Grace Hopper$/],
    ['G'.repeat(300), /^G{100}$/],
  ])('as %j becomes a name as ours are', async (name, ours) => {
    person({ name });
    expect((await clientOf(await signIn())('readMe')).name).toMatch(ours);
  });

  test('with the verified e-mail of an account is that account', async () => {
    const { email } = person();
    const { token } = await createClient({ base: api.base })('register', {
      body: { name: 'Grace H.', email, password: 'a long password' },
    });
    const before = createClient({ base: api.base, token: () => token });
    await before('saveDraft', { body: { text: 'My essay.' } });
    const me = await before('readMe');
    const location = await signIn();
    expect(await clientOf(location)('readMe')).toEqual(me);
    expect(await clientOf(location)('readDraft')).toMatchObject({ text: 'My essay.' });
  });

  test('ends a password and its sessions that were there before the e-mail was proven, and says so', async () => {
    const { email } = person();
    const stranger = { name: 'Somebody else', email, password: 'a long password' };
    const { token } = await createClient({ base: api.base })('register', { body: stranger });
    const calendar = new URL((await createClient({ base: api.base, token: () => token })('createCalendar')).url)
      .pathname;
    expect(await signIn()).toMatch(/&password=removed$/);
    expect((await request(api.base, 'GET', '/api/users/me', { token })).status).toBe(401);
    expect((await request(api.base, 'POST', '/auth/login', { body: stranger })).status).toBe(401);
    expect((await fetch(api.base + calendar)).status).toBe(404);
  });

  test('ends what somebody had begun in the account before: a document, and a sign-in by the password of that moment', async () => {
    const { email } = person();
    const stranger = { name: 'Somebody else', email, password: 'a long password' };
    const { token } = await createClient({ base: api.base })('register', { body: stranger });
    const theirs = newBrowser();
    const { ticket } = await createClient({ base: api.base, token: () => token })('createTicket');
    const begun = await theirs.open(`/api/export/google-docs?ticket=${ticket}`);
    const back = await theirs.consent(begun.location!);
    const logins = Array.from({ length: 6 }, () => request(api.base, 'POST', '/auth/login', { body: stranger }));
    const location = await signIn();
    await clientOf(location)('saveDraft', { body: { text: 'Mine alone.' } });
    expect((await theirs.open(back)).status).toBe(403);
    expect(provider.documents).toEqual([]);
    for (const { body } of await Promise.all(logins)) {
      const { status } = await request(api.base, 'GET', '/api/users/me', { token: String(body!.token ?? 'none') });
      expect(status).toBe(401);
    }
  });

  test('leaves a password alone that belongs to a proven e-mail', async () => {
    const { email } = person();
    const password = 'a long password';
    await createClient({ base: api.base })('register', { body: { name: 'Grace', email, password: 'the first one' } });
    await createClient({ base: api.base })('requestPasswordReset', { body: { email } });
    const message = await vi.waitUntil(() => api.mailed.findLast(({ to }) => to === email));
    const token = /#token=([\w-]+)/.exec(message.text)![1]!;
    await createClient({ base: api.base })('resetPassword', { body: { token, password } });
    expect(await signIn()).not.toContain('removed');
    expect(await createClient({ base: api.base })('login', { body: { email, password } })).toHaveProperty('token');
  });

  test('twice at the same moment makes one account', async () => {
    const { email } = person();
    const locations = await Promise.all([signIn(), signIn(), signIn()]);
    const ids = await Promise.all(locations.map(async (location) => (await clientOf(location)('readMe')).id));
    expect(new Set(ids).size).toBe(1);
    expect(await clientOf(locations[0]!)('readMe')).toMatchObject({ email });
  });
});

describe('a sign-in that', () => {
  test.each(['access_denied', 'consent_required'])(
    'the provider answers with %s goes back to the page',
    async (error) => {
      person();
      provider.next.error = error;
      expect(await signIn()).toBe(`/signin?error=google-${error === 'access_denied' ? 'denied' : 'failed'}`);
    },
  );

  test('has an e-mail that is not verified, or none, is refused', async () => {
    person({ email_verified: false });
    expect(await signIn()).toBe('/signin?error=google-unverified');
    person();
    delete provider.next.claims.email;
    expect(await signIn()).toBe('/signin?error=google-unverified');
  });

  test('has a token whose signature is not the provider’s is refused', async () => {
    person();
    provider.next.forged = true;
    expect(await signIn()).toBe('/signin?error=google-failed');
  });

  test.each(['\u200b', '\u00ad', ' '])('has an e-mail with %j in it is nobody else’s account', async (unseen) => {
    const { email } = person();
    await createClient({ base: api.base })('register', { body: { name: 'Grace', email, password: 'a long password' } });
    provider.next.claims = { sub: `other-${people}`, email: unseen + email, email_verified: true };
    expect(await signIn()).toBe('/signin?error=google-unverified');
  });

  test('comes back with a state of nobody, or none, is refused', async () => {
    const browser = newBrowser();
    await browser.open('/auth/google');
    for (const search of ['', '?code=x', '?code=x&state=guessed', `?state=${'x'.repeat(9_000)}`])
      expect((await browser.open(`/auth/google/callback${search}`)).location).toBe('/signin?error=google-expired');
  });

  test('was begun in another browser is refused there, and still good in its own', async () => {
    person();
    const [mine, other] = [newBrowser(), newBrowser()];
    const back = await mine.consent((await mine.open('/auth/google')).location!);
    await other.open('/auth/google');
    expect((await other.open(back)).location).toBe('/signin?error=google-expired');
    expect((await newBrowser().open(back)).location).toBe('/signin?error=google-expired');
    expect((await mine.open(back)).location).toMatch(/^\/oauth\/success/);
  });

  test('comes back twice, or after ten minutes, is refused', async () => {
    person();
    const browser = newBrowser();
    const back = await browser.consent((await browser.open('/auth/google')).location!);
    expect((await browser.open(back)).location).toMatch(/^\/oauth\/success/);
    expect((await browser.open(back)).location).toBe('/signin?error=google-expired');
    const late = await browser.consent((await browser.open('/auth/google')).location!);
    const { now } = api.time;
    api.time.now = new Date(now.getTime() + 11 * 60_000);
    expect((await browser.open(late)).location).toBe('/signin?error=google-expired');
    api.time.now = now;
  });

  test('was begun in one of two tabs is as good as that of the other', async () => {
    person();
    const browser = newBrowser();
    const first = await browser.consent((await browser.open('/auth/google')).location!);
    const second = await browser.consent((await browser.open('/auth/google')).location!);
    expect((await browser.open(second)).location).toMatch(/^\/oauth\/success/);
    expect((await browser.open(first)).location).toMatch(/^\/oauth\/success/);
  });

  test('has a token for another nonce, or a code of somebody else, is refused', async () => {
    person();
    provider.next.nonce = 'of another sign-in';
    expect(await signIn()).toBe('/signin?error=google-failed');
    provider.reset();
    person();
    const [mine, other] = [newBrowser(), newBrowser()];
    const theirs = await other.consent((await other.open('/auth/google')).location!);
    const back = new URL(await mine.consent((await mine.open('/auth/google')).location!), 'http://x');
    back.searchParams.set('code', new URL(theirs, 'http://x').searchParams.get('code')!);
    expect((await mine.open(back.pathname + back.search)).location).toBe('/signin?error=google-failed');
  });

  test('can not reach the provider says so, and works once the provider is back', async () => {
    const down = await startProvider();
    const own = await startApi({ google: down.google() });
    await down.stop();
    expect((await newBrowser(own.base).open('/auth/google')).location).toBe('/signin?error=google-failed');
    expect(logged.mock.calls.flat().join('')).toContain('"event":"google"');
    const back = await startProvider(Number(new URL(down.issuer).port));
    expect((await newBrowser(own.base).open('/auth/google')).location).toContain(`${back.issuer}/authorize?`);
    await back.stop();
    await own.stop();
  });

  test('is asked of a Laurel without a provider goes back to the page', async () => {
    const own = await startApi();
    for (const path of ['/auth/google', '/auth/google/callback?code=x&state=y'])
      expect((await newBrowser(own.base).open(path)).location).toBe('/signin?error=google-unavailable');
    expect(await createClient({ base: own.base })('readServices')).toMatchObject({ google: false });
    await own.stop();
  });

  test('fails leaves neither code, state nor e-mail in the log', async () => {
    const { email } = person();
    provider.next.nonce = 'wrong';
    const browser = newBrowser();
    const back = await browser.consent((await browser.open('/auth/google')).location!);
    await browser.open(back);
    const lines = logged.mock.calls.flat().join('');
    expect(lines).toContain('"event":"google"');
    const { searchParams } = new URL(back, 'http://x');
    for (const secret of [searchParams.get('code')!, searchParams.get('state')!, email])
      expect(lines).not.toContain(secret);
  });
});

describe('a document', () => {
  async function exportOf(call: Awaited<ReturnType<typeof newStudent>>['call'], browser = newBrowser()) {
    const { ticket } = await call('createTicket');
    return browser.open(`/api/export/google-docs?ticket=${ticket}`);
  }

  test('is created with the consent for that one, with headings and paragraphs, and opened', async () => {
    const { call } = await newStudent(api.base);
    await call('saveDraft', { body: { text: 'The oven starts at four.\nSo do I.\n\nBy noon 🥖 we are done.' } });
    const { id } = await call('createApplication', { body: { college: 'Rice University' } });
    const created = await call('createSupplemental', {
      params: { appId: id },
      body: { title: 'The Box', prompt: 'Share an image.' },
    });
    await call('saveSupplemental', { params: { sid: created.id }, body: { response: 'שלום' } });
    const browser = newBrowser();
    const { status, location } = await exportOf(call, browser);
    expect(status).toBe(302);
    expect(new URL(location!).searchParams.get('scope')).toBe('openid https://www.googleapis.com/auth/drive.file');
    const opened = await browser.open(await browser.consent(location!));
    expect(opened.location).toBe('https://docs.google.com/document/d/document-1/edit');

    const [document] = provider.documents;
    expect(document!.title).toBe('Essays by Ada Okafor');
    const [insert, ...looks] = document!.requests as [
      { insertText: { text: string } },
      ...{ updateParagraphStyle?: { range: { startIndex: number; endIndex: number }; paragraphStyle: object } }[],
    ];
    const { text } = insert.insertText;
    const paragraphs = looks.flatMap(({ updateParagraphStyle }) => updateParagraphStyle ?? []);
    expect(
      paragraphs.map(({ range, paragraphStyle }) => [
        text.slice(range.startIndex - 1, range.endIndex - 1),
        paragraphStyle,
      ]),
    ).toMatchObject([
      ['Essays by Ada Okafor\n', { namedStyleType: 'TITLE' }],
      ['Main essay\n', { namedStyleType: 'HEADING_1', pageBreakBefore: false }],
      ['14 of 650 words\n', { namedStyleType: 'NORMAL_TEXT' }],
      ['The oven starts at four.\u000bSo do I.\n', { namedStyleType: 'NORMAL_TEXT' }],
      ['By noon 🥖 we are done.\n', { namedStyleType: 'NORMAL_TEXT', direction: 'LEFT_TO_RIGHT' }],
      ['Rice University: The Box\n', { namedStyleType: 'HEADING_1', pageBreakBefore: true }],
      ['Share an image.\n', { namedStyleType: 'NORMAL_TEXT' }],
      ['1 word\n', {}],
      ['שלום\n', { direction: 'RIGHT_TO_LEFT' }],
    ]);
    expect(provider.seen.revoked).toBe(1);
  });

  test('is refused with a used ticket, and no browser is sent away', async () => {
    const { call } = await newStudent(api.base);
    const { ticket } = await call('createTicket');
    const path = `/api/export/google-docs?ticket=${ticket}`;
    expect((await newBrowser().open(path)).status).toBe(302);
    expect((await newBrowser().open(path)).status).toBe(403);
  });

  test('without consent is not created, and a page says so', async () => {
    const { call } = await newStudent(api.base);
    provider.next.error = 'access_denied';
    const browser = newBrowser();
    const { response, status } = await browser.open(await browser.consent((await exportOf(call, browser)).location!));
    expect(status).toBe(403);
    expect(await response.text()).toContain('You did not allow Laurel to create a document');
    expect(provider.documents).toEqual([]);
  });

  test('that the service refuses is said on a page, with nothing of the student in it or in the log', async () => {
    const { call } = await newStudent(api.base);
    await call('saveDraft', { body: { text: 'My secret.' } });
    provider.failing.with = 500;
    const browser = newBrowser();
    const { response, status } = await browser.open(await browser.consent((await exportOf(call, browser)).location!));
    expect(status).toBe(502);
    expect(await response.text()).toContain('Your essays are safe in Laurel');
    expect(provider.seen.revoked).toBe(1);
    expect(logged.mock.calls.flat().join('')).not.toMatch(/secret|Okafor/);
  });

  test('of one student is not finished in the browser of another', async () => {
    const { call } = await newStudent(api.base);
    const mine = newBrowser();
    const back = await mine.consent((await exportOf(call, mine)).location!);
    const other = await newBrowser().open(back);
    expect(other.status).toBe(403);
    expect(await other.response.text()).toContain('begun in another browser');
    expect(provider.documents).toEqual([]);
  });

  test('waits for nobody who has deleted the account', async () => {
    const { call, password } = await newStudent(api.base);
    const browser = newBrowser();
    const back = await browser.consent((await exportOf(call, browser)).location!);
    await call('deleteMe', { body: { password } });
    expect((await browser.open(back)).status).toBe(403);
  });

  test('can not be asked for while the provider is away, and a page says so', async () => {
    const down = await startProvider();
    const own = await startApi({ google: down.google() });
    await down.stop();
    const { call } = await newStudent(own.base);
    const { status, response } = await exportOf(call, newBrowser(own.base));
    expect(status).toBe(502);
    expect(await response.text()).toContain('Google could not be reached');
    await own.stop();
  });
});

test('an account without a password is deleted by its e-mail, and can be opened anew', async () => {
  const { email } = person();
  const location = await signIn();
  await clientOf(location)('deleteMe', { body: { confirm: email } });
  expect((await request(api.base, 'GET', '/api/users/me', { token: tokenIn(location) })).status).toBe(401);
  const { onboarded } = await clientOf(await signIn())('readMe');
  expect(onboarded).toBe(false);
});
