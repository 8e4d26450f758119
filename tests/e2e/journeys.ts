import { hash } from 'node:crypto';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { ARRIVAL_COOKIE } from '#contract/arrival.ts';
import { createClient } from '#contract/client.ts';
import { complaintsOf } from '../support/complaints.ts';
import { type Laurel, startLaurel } from '../support/laurel.ts';

export const password = 'a long password';
let emails = 0;

/**
 * Laurel as `npm start` serves it and a browser, for the journeys of a file: the ones that all files share, or with
 * settings a server of its own, which the file may also stop.
 * @param settings asked for before it starts
 */
export function startedLaurel(settings?: () => Promise<Record<string, string>>) {
  let own: Laurel | undefined;
  let browser: Browser;
  const address = () => own?.address ?? inject('sharedLaurel');
  const server = () => own ?? expect.fail('This file shares its server with others.');
  beforeAll(async () => {
    own = settings && (await startLaurel(await settings()));
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(async () => {
    await browser?.close();
    await own?.stop();
  });

  /** A browser of somebody who is not signed in, and what went wrong in it. */
  async function visitor(options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    const wrong = complaintsOf(context);
    const asked = new Set<string>();
    context.on('request', (request) => asked.add(new URL(request.url()).origin));
    const page = await context.newPage();
    return {
      context,
      page,
      /** Errors of any page, and of its console. */
      wrong,
      /** Every origin that was asked for something. */
      asked,
      open: async (path: string) => {
        await page.goto(address() + path);
      },
    };
  }

  /** The same, signed in as a new student, with a client that calls the API as the student. */
  async function student(options: BrowserContextOptions & { onboarded?: boolean; name?: string } = {}) {
    const { onboarded = true, name = 'Ada Okafor', ...rest } = options;
    const email = `student-${process.pid}-${++emails}@example.com`;
    const { token } = await createClient({ base: address() })('register', { body: { name, email, password } });
    const call = createClient({ base: address(), token: () => token });
    if (onboarded) await call('patchMe', { body: { onboarded } });
    const localStorage = [{ name: 'token', value: token }];
    const guest = await visitor({
      ...rest,
      storageState: { cookies: [], origins: [{ origin: address(), localStorage }] },
    });
    return { ...guest, email, token, call };
  }

  return { visitor, student, address, server };
}

export async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The note by which the page knows that the server has just given its token to this browser. */
export const arrivalCookie = (token: string, address: string) => ({
  name: ARRIVAL_COOKIE,
  value: hash('sha256', token),
  url: address,
  sameSite: 'Strict' as const,
});

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const essayBox = (page: Page) => page.getByRole('textbox', { name: 'Essay' });
export const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true });
export const score = async (page: Page) =>
  Number(await page.getByRole('meter', { name: 'Score' }).getAttribute('aria-valuenow'));

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A section of the app in its navigation. */
export const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

export async function pressScore(page: Page) {
  await page.getByRole('button', { name: 'Score (AI)' }).click();
  await page.getByText('Analyzing your essay…').waitFor();
  await page.getByText('Analyzing your essay…').waitFor({ state: 'detached' });
}

/** Chooses from one of our lists. */
export async function choose(within: Page | Locator, label: string, option: string) {
  // The page of an application has a form below with a status of its own.
  const box = within.getByRole('combobox', { name: label, exact: true }).first();
  await box.click();
  const page = 'page' in within ? within.page() : within;
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Goes with the Tab key, forwards or back, until the focus is on it. */
export async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  expect.fail(`Tab never came to ${target}`);
}

/** Goes there with Tab, and presses a key on it. */
export async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Waits until React has hydrated the page and all of its parts. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main, main > *')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );
