import { expect, test } from 'vitest';
import { builtPages } from '../../app/built-pages.ts';
import { holdScripts } from './hold-scripts.ts';
import { builtPageTests, legal } from './built-page-suite.ts';
import { heading, password, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();
const { visitor, student, address } = laurel;

// The terms and the privacy page have no form, and wait for the night.
builtPageTests(
  laurel,
  builtPages.filter(({ path }) => !legal.includes(path)),
);

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
