import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtPages } from '../../app/built-pages.ts';
import { holdScripts } from './hold-scripts.ts';
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

  test.each([
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])('does not move when its fonts come and the app takes over, at $width px', async (viewport) => {
    const { page, context } = await visitor({ viewport });
    await context.addInitScript(() => {
      const moved = ((window as unknown as { moved: number[] }).moved = [] as number[]);
      new PerformanceObserver((list) =>
        moved.push(...list.getEntries().map((entry) => (entry as never)['value'])),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await openWithApp(page, path);
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.0005);
  });
});

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

test('what a student sends at the moment in which React takes the page over is sent too', async () => {
  const { email } = await student();
  const { page } = await visitor();
  // React has the form, and what was typed is not handed over to it yet.
  await page.addInitScript(() => {
    const queue = window.queueMicrotask.bind(window);
    let isSent = false;
    window.queueMicrotask = (callback) => {
      const form = document.querySelector('form');
      const isReacts = Object.keys(form ?? {}).some((key) => key.startsWith('__reactProps'));
      if (form && isReacts && !isSent) {
        isSent = true;
        form.requestSubmit();
      }
      queue(callback);
    };
  });
  const letScriptsCome = await holdScripts(page);
  await page.goto(`${address()}/signin`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  letScriptsCome();
  await page.waitForURL('**/dashboard');
});

test('a page of a student names every script that is loaded before its first question', async () => {
  const { page } = await student();
  const html = await (await page.goto(`${address()}/dashboard`))!.text();
  await heading(page, /./).waitFor();
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const before = asked.slice(
    0,
    asked.findIndex((path) => path.startsWith('/api/')),
  );
  const scripts = before.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => !html.includes(path))).toEqual([]);
});
