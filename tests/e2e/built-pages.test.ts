import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtPages } from '../../app/built-pages.ts';
import { heading, password, startedLaurel } from './journeys.ts';

const { visitor, student, address } = startedLaurel();

/** Until the app has taken over. Which services there are is not answered: the built page can't know it either. */
async function openWithApp(page: Page, path: string) {
  await page.route('**/api/services', () => {});
  await page.goto(address() + path);
  const isTaken = () => Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer'));
  await page.waitForFunction(isTaken);
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

  test('does not move when the app takes over', async () => {
    const { page, context } = await visitor({ viewport: { width: 390, height: 844 } });
    await context.addInitScript(() => {
      const moved = ((window as unknown as { moved: number[] }).moved = [] as number[]);
      new PerformanceObserver((list) =>
        moved.push(...list.getEntries().map((entry) => (entry as never)['value'])),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await openWithApp(page, path);
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
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

test('the story of the landing page loads its scripts with the first sign of a visitor', async () => {
  const { page, open } = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open('/');
  await page.waitForLoadState('networkidle');
  const isStory = (url: string) => url.includes('/LandingStory-') && url.endsWith('.js');
  expect(asked.filter(isStory)).toEqual([]);
  const arrived = page.waitForResponse((response) => isStory(response.url()));
  await page.mouse.move(200, 200);
  await arrived;
  const mark = page.getByRole('button', { name: 'what right sounded like.' });
  await mark.focus();
  await page.getByRole('tooltip').waitFor();
});

test('a visitor who leaves the landing page while its story is still loading meets no error, and finds it on coming back', async () => {
  const { page, open, wrong } = await visitor();
  await open('/');
  await page.waitForLoadState('networkidle');
  let letStoryCome!: () => void;
  const held = new Promise<void>((resolve) => (letStoryCome = resolve));
  await page.route('**/assets/LandingStory-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/LandingStory-*.js');
  await page.mouse.move(200, 200);
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
