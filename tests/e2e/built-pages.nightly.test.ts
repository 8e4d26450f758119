import { expect, test } from 'vitest';
import { builtPages } from '../../app/built-pages.ts';
import { builtPageTests, legal } from './built-page-suite.ts';
import { holdScripts } from './hold-scripts.ts';
import { heading, hydrated, password, startedLaurel } from './journeys.ts';
import { scriptWith } from './script-with.ts';

const laurel = startedLaurel();
const { visitor, student, address } = laurel;

builtPageTests(
  laurel,
  builtPages.filter(({ path }) => legal.includes(path)),
);

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

/** Words of the landing page below its first screen. */
const STORY = 'what right sounded like';

test('the story of the landing page is there before its scripts, and answers with them', async () => {
  const { page, open, wrong } = await visitor();
  let letStoryCome!: () => void;
  const held = new Promise<void>((resolve) => (letStoryCome = resolve));
  await page.route(await scriptWith(STORY), async (route) => {
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
  await page.route(await scriptWith(STORY), (route) => route.abort());
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
  await page.route(await scriptWith(STORY), async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(await scriptWith(STORY));
  await open('/');
  await asked;
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await heading(page, 'Welcome back').waitFor();
  const arrived = page.waitForResponse(await scriptWith(STORY));
  letStoryCome();
  await (await arrived).finished();
  await page.goBack();
  const mark = page.getByRole('button', { name: 'what right sounded like.' });
  await mark.focus();
  await page.getByRole('tooltip').waitFor();
  expect(wrong).toEqual([]);
});
