import { expect, test } from 'vitest';
import { arrivalCookie, essayBox, heading, signIn, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

const studentPaths = [
  '/dashboard',
  '/onboarding',
  '/applications',
  '/applications/some-id?x=1',
  '/essays',
  '/essaysworkspace',
  '/essaysworkspace/s/some-id',
  '/extracurriculars',
  '/honors',
  '/admitlens',
  '/settings',
];

test.each(studentPaths)('%s is for who is signed in: a visitor signs in first', async (path) => {
  const { page, open } = await laurel.visitor();
  await open(path);
  await expect.poll(() => page.url()).toBe(`${laurel.address()}/signin`);
});

test.each(studentPaths)('who is not onboarded comes from %s to onboarding', async (path) => {
  const { page, open } = await laurel.student({ onboarded: false });
  await open(path);
  await expect.poll(() => page.url()).toBe(`${laurel.address()}/onboarding`);
});

test.each(['/signin', '/signup'])('%s leads who is signed in to the dashboard', async (path) => {
  const { page, open } = await laurel.student();
  await open(path);
  await expect.poll(() => page.url()).toBe(`${laurel.address()}/dashboard`);
});

test.each([
  ['/dashboard', '/signin'],
  ['/essaysworkspace', '/signin'],
  ['/oauth/success', '/signin'],
  ['/oauth/success#token=guessed', '/signin'],
  ['/auth/google', '/signin?error=google-unavailable'],
  ['/no/such/page', '/'],
])('%s leads a visitor to %s', async (from, to) => {
  const { page, open } = await laurel.visitor();
  await open(from);
  await expect.poll(() => page.url()).toBe(laurel.address() + to);
});

test('a link into the app survives signing in, with its search', async () => {
  const { email } = await laurel.student();
  const { page, open } = await laurel.visitor();
  await open('/applications?status=submitted&month=2027-01');
  await signIn(page, email);
  await expect.poll(() => page.url()).toBe(`${laurel.address()}/applications?status=submitted&month=2027-01`);
});

test('third-party sign-in brings a token in the fragment: kept, used, and gone from the address', async () => {
  const ways = [
    { onboarded: true, to: '/dashboard' },
    { onboarded: false, to: '/onboarding' },
  ];
  for (const { onboarded, to } of ways) {
    const { token } = await laurel.student({ onboarded });
    const { page, open, context } = await laurel.visitor();
    await context.addCookies([arrivalCookie(token, laurel.address())]);
    await open(`/oauth/success#token=${token}`);
    await expect.poll(() => page.url()).toBe(laurel.address() + to);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
    expect(await context.cookies()).toEqual([]);
    await page.goBack();
    expect(page.url()).not.toContain(token);
  }
});

test('a link with the token of somebody else signs nobody in, and takes no session away', async () => {
  const sender = await laurel.student();
  const stranger = await laurel.visitor();
  await stranger.open(`/oauth/success#token=${sender.token}`);
  await heading(stranger.page, 'Welcome back').waitFor();
  expect(await stranger.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(stranger.page.url()).not.toContain(sender.token);

  const { page, open, context, token, email } = await laurel.student();
  for (const cookies of [[], [arrivalCookie(token, laurel.address())]]) {
    await context.addCookies(cookies);
    await open(`/oauth/success#token=${sender.token}`);
    await page.waitForURL('**/dashboard');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
    await expect
      .poll(() => page.getByRole('link', { name: 'Signed in as Ada Okafor' }).first().getAttribute('title'))
      .toBe(email);
  }
});

test('the e-mail is remembered only while that is wished, and forgotten by signing out', async () => {
  const { email } = await laurel.student();
  const { page, open } = await laurel.visitor();
  const remembered = () => page.evaluate(() => localStorage.getItem('rememberEmail'));
  await open('/signin');
  expect(await page.getByRole('checkbox', { name: 'Remember me' }).isChecked()).toBe(true);
  await signIn(page, email);
  await page.waitForURL('**/dashboard');
  expect(await remembered()).toBe(email);
  await page.evaluate(() => localStorage.removeItem('token'));
  await open('/signin');
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await signIn(page, email);
  await page.waitForURL('**/dashboard');
  expect(await remembered()).toBeNull();
  await page.evaluate((given) => localStorage.setItem('rememberEmail', given), email);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await heading(page, 'Welcome back').waitFor();
  expect(await remembered()).toBeNull();
});

test('every page names the tab and has one heading of its own', async () => {
  const { page, open, call } = await laurel.student();
  const { id: appId } = await call('createApplication', { body: { college: 'Brown University' } });
  const { id: sid } = await call('createSupplemental', { params: { appId }, body: { title: 'Why Brown' } });
  const pages = {
    '/dashboard': 'Dashboard',
    '/applications': 'Applications',
    [`/applications/${appId}`]: 'Brown University',
    '/essays': 'Essays',
    '/essaysworkspace': 'Main essay',
    [`/essaysworkspace/s/${sid}`]: 'Why Brown, Brown University',
    '/extracurriculars': 'Extracurriculars',
    '/honors': 'Honors',
    '/admitlens': 'AdmitLens',
    '/settings': 'Settings',
    '/onboarding': 'Onboarding',
    '/terms': 'Terms',
    '/privacy': 'Privacy',
    '/': 'College applications with a clear head',
  };
  for (const [path, title] of Object.entries(pages)) {
    await open(path);
    await expect.poll(() => page.title()).toContain(title);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  }
});

test('what is being written survives a session that ends in the middle of it', async () => {
  const { page, open, email, call } = await laurel.student();
  await open('/essaysworkspace');
  await essayBox(page).fill('Half a sen');
  await call('logout');
  await essayBox(page).pressSequentially('tence.');
  await heading(page, 'Welcome back').waitFor();
  await signIn(page, email);
  await page.waitForURL('**/essaysworkspace');
  expect(await essayBox(page).inputValue()).toBe('Half a sentence.');
});

test('skipping all of onboarding leads to the dashboard', async () => {
  const { page, open } = await laurel.student({ onboarded: false });
  await open('/dashboard');
  for (const step of ['1 of 4: Activities', '2 of 4: Honors', '3 of 4: Applications', '4 of 4: Essays']) {
    await page.getByText(`Step ${step}`).waitFor();
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Ada$/ }).waitFor();
});
