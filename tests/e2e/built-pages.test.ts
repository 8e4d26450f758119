import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtPages } from '../../app/built-pages.ts';
import { heading, hydrated, password, startedLaurel } from './journeys.ts';

const { visitor, student, address } = startedLaurel();

/** Opens a page and waits for the app. Which services there are is not answered, because the built page can't know it either. */
async function openWithApp(page: Page, path: string) {
  await page.route('**/api/services', () => {});
  await page.goto(address() + path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

describe.each(builtPages)('$path', ({ path, title, description }) => {
  test('is there before any script has run, and looks as it does with them', async () => {
    const without = await visitor({ javaScriptEnabled: false });
    await without.open(path);
    const built = await without.page.getByRole('main').innerText();
    expect(await without.page.title()).toBe(title);
    expect(await without.page.locator('meta[name="description"]').getAttribute('content')).toBe(description);

    const { page, wrong } = await visitor();
    await openWithApp(page, path);
    expect(await page.getByRole('main').innerText()).toBe(built);
    expect(await page.title()).toBe(title);
    expect(await page.screenshot({ animations: 'disabled' })).toEqual(
      await without.page.screenshot({ animations: 'disabled' }),
    );
    expect(wrong).toEqual([]);
  });

  test('asks for nothing before it has been painted, and for none of its style sheets', async () => {
    const { page } = await visitor();
    await openWithApp(page, path);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    }));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ name, startTime }) => startTime < painted || name.endsWith('.css'))).toEqual([]);
  });

  test('does not move when its fonts come and the app takes over', async () => {
    const { page, context } = await visitor({ viewport: { width: 390, height: 844 } });
    await context.addInitScript(() => {
      const moved = ((window as unknown as { moved: number[] }).moved = [] as number[]);
      new PerformanceObserver((list) =>
        moved.push(...list.getEntries().map((entry) => (entry as never)['value'])),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await openWithApp(page, path);
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  });
});

/** Keeps the scripts of a page back until the function that it gives is called. */
async function holdScripts(page: Page) {
  let letScriptsCome!: () => void;
  const scripts = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  return letScriptsCome;
}

test('what a student types and sends before the app is there is taken over by it', async () => {
  const { email } = await student();
  const { page } = await visitor();
  const letScriptsCome = await holdScripts(page);
  await page.goto(`${address()}/signin`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  letScriptsCome();
  await heading(page, /./).waitFor();
  await page.waitForURL('**/dashboard');
});

test('what a visitor types and has in focus stays as it is when the app comes', async () => {
  const { page } = await visitor();
  const letScriptsCome = await holdScripts(page);
  await page.goto(address(), { waitUntil: 'commit' });
  const box = page.getByRole('textbox', { name: 'Essay sample' });
  await box.pressSequentially('Every Saturday');
  letScriptsCome();
  await page.getByText('2 words.').waitFor();
  await page.keyboard.type(' I rode');
  expect(await box.inputValue()).toContain('Every Saturday');
  await page.getByText('4 words.').waitFor();
});

test('everything that a visitor types and ticks on the sign-up page before the app is there stays', async () => {
  const { page, wrong } = await visitor();
  const letScriptsCome = await holdScripts(page);
  await page.goto(`${address()}/signup`, { waitUntil: 'commit' });
  const typed = {
    'Full name': 'Ada Okafor',
    Email: 'ada@example.com',
    Password: password,
    'Confirm password': password,
  };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('checkbox').check();
  letScriptsCome();
  await hydrated(page);
  for (const [label, value] of Object.entries(typed))
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  // What React has heard of is sent.
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Create account' }).click();
  expect((await sent).postDataJSON()).toEqual({ name: 'Ada Okafor', email: 'ada@example.com', password });
  expect(wrong).toEqual([]);
});

test.each([
  ['a visitor who wants no motion', '/', { reducedMotion: 'reduce' as const }],
  ['a visitor whom Google could not sign in', '/signin?error=google-failed', {}],
  ['a visitor with a phone', '/', { viewport: { width: 390, height: 844 } }],
  ['a visitor far away', '/', { timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' }],
])('%s is shown the page without an error', async (_, path, options) => {
  const { page, open, wrong } = await visitor(options);
  await open(path);
  await hydrated(page);
  if (path.includes('error')) await page.getByText('Google could not be reached.').waitFor();
  expect(wrong).toEqual([]);
});

test.each(['/', '/terms', '/privacy'])(
  'a student finds what was built for visitors on %s as a student',
  async (path) => {
    const { page, open, wrong } = await student();
    await open(path);
    await page.getByRole('button', { name: 'Sign Out' }).first().waitFor();
    await hydrated(page);
    expect(wrong).toEqual([]);
  },
);

test('a student who types in the built page before the app is there keeps the words', async () => {
  const { page, wrong } = await student();
  const letScriptsCome = await holdScripts(page);
  await page.goto(address(), { waitUntil: 'commit' });
  const box = page.getByRole('textbox', { name: 'Essay sample' });
  await box.pressSequentially('Every Saturday');
  letScriptsCome();
  await page.getByRole('button', { name: 'Sign Out' }).first().waitFor();
  await page.getByText('2 words.').waitFor();
  expect(await box.inputValue()).toBe('Every Saturday');
  expect(wrong).toEqual([]);
});

test.each(['/signin', '/signup'])('a student who opens %s is led to the dashboard', async (path) => {
  const { page, open, wrong } = await student();
  await open(path);
  await page.waitForURL('**/dashboard');
  expect(wrong).toEqual([]);
});

test('the story of the landing page is there before its scripts, and answers with them', async () => {
  const { page, open, wrong } = await visitor();
  let letStoryCome!: () => void;
  const held = new Promise<void>((resolve) => (letStoryCome = resolve));
  await page.route('**/assets/LandingStory-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open('/');
  const mark = page.getByRole('button', { name: 'what right sounded like.' });
  await mark.waitFor();
  letStoryCome();
  await hydrated(page);
  await mark.focus();
  await page.getByRole('tooltip').waitFor();
  expect(wrong).toEqual([]);
});

test('the story of the landing page stays where its scripts can not be loaded', async () => {
  const { page, open } = await visitor();
  await page.route('**/assets/LandingStory-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await open('/');
  await failed;
  await page.getByText('what right sounded like.').waitFor();
  await page.getByRole('textbox', { name: 'Essay sample' }).fill('Every Saturday');
  await page.getByText('2 words.').waitFor();
  await page.getByText('what right sounded like.').waitFor();
});

test('a visitor who leaves the landing page while its story is still loading meets no error, and finds it on coming back', async () => {
  const { page, open, wrong } = await visitor();
  let letStoryCome!: () => void;
  const held = new Promise<void>((resolve) => (letStoryCome = resolve));
  await page.route('**/assets/LandingStory-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/LandingStory-*.js');
  await open('/');
  await asked;
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await heading(page, 'Welcome back').waitFor();
  const arrived = page.waitForResponse('**/assets/LandingStory-*.js');
  letStoryCome();
  await (await arrived).finished();
  await page.goBack();
  const mark = page.getByRole('button', { name: 'what right sounded like.' });
  await mark.focus();
  await page.getByRole('tooltip').waitFor();
  expect(wrong).toEqual([]);
});
