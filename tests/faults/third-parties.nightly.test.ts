import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fromRoot } from '#api/root.ts';
import { portrait } from '#mocks/fixtures/portrait.ts';
import { essayBox, heading, password, pressScore, saved, score, startedLaurel } from '../e2e/journeys.ts';
import { startApi } from '../support/api-server.ts';
import { paragraph } from '../support/essays.ts';
import { startRecordingProxy } from '../support/recording-proxy.ts';
import { figure } from './figures.ts';

const laurel = startedLaurel();
let proxy: Awaited<ReturnType<typeof startRecordingProxy>>;
beforeEach(async () => {
  proxy = await startRecordingProxy();
});
afterEach(() => proxy.stop());

/** A place in Toledo, as exactly as a telephone knows it. */
const geolocation = { latitude: 41.6528052, longitude: -83.5378674 };

/** What the page promises to fetch or connect to ahead, and what it is made of, by origin. */
const originsIn = (page: Page) =>
  page
    .locator('link[href], script[src], img[src], iframe, object, embed, video, audio, source')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const address = element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('data');
        return new URL(address ?? 'about:blank', location.href).origin;
      }),
    );

test('a visitor’s browser asks nobody but Laurel, on any page', async (context) => {
  const { page, open, wrong } = await laurel.visitor({ proxy: { server: proxy.address } });
  const made = new Set<string>();
  const look = async () => (await originsIn(page)).forEach((origin) => made.add(origin));

  await open('/');
  await heading(page, /Apply to college/).waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await look();
  for (const [path, name] of [
    ['/signin', 'Welcome back'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password#token=guessed', 'Choose a new password'],
    ['/terms', /Terms/],
    ['/privacy', /Privacy/],
  ] as const) {
    await open(path);
    await heading(page, name).waitFor();
    await look();
  }
  await open('/api/docs');
  await page.getByRole('heading', { level: 1, name: 'Laurel API' }).waitFor();
  await page.getByRole('link', { name: 'users', exact: true }).click();
  await page.getByRole('heading', { name: 'GET /api/users/me', exact: true }).waitFor();
  // It has an origin of its own: what the app keeps in the browser is closed to it.
  expect(await page.evaluate(() => origin)).toBe('null');
  await look();

  await open('/signup');
  await page.getByLabel('Full name').fill('Noor Haddad');
  await page.getByLabel('Email').fill('noor.third-parties@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const step of ['1 of 4: Activities', '2 of 4: Honors', '3 of 4: Applications']) {
    await page.getByText(`Step ${step}`).waitFor();
    await look();
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await page.getByText('Step 4 of 4: Essays').waitFor();
  await look();

  expect(proxy.origins()).toEqual([laurel.address()]);
  expect([...made]).toEqual([laurel.address()]);
  // The documentation has tried an endpoint without a token.
  expect(wrong.filter((line) => !line.includes('status of 401'))).toEqual([]);
  figure(
    context,
    'origins asked by a visitor’s browser',
    `${proxy.origins().length}, in ${proxy.seen.length} requests`,
  );
});

test('a student’s browser asks nobody but Laurel, on any page, with an avatar at another site', async (context) => {
  const { page, open, wrong, call, email } = await laurel.student({
    proxy: { server: proxy.address },
    geolocation,
    permissions: ['geolocation'],
  });
  const application = await call('createApplication', {
    body: { college: 'Brown University', deadline: '2099-01-03' },
  });
  await call('createActivity', { body: { title: 'Violin', impact: 'Second section, 40 weeks.' } });
  await call('createHonor', { body: { title: 'State Science Fair, finalist' } });
  await call('patchMe', { body: { avatar: 'http://pictures.example/me.png' } });
  const made = new Set<string>();
  const look = async () => (await originsIn(page)).forEach((origin) => made.add(origin));

  await open('/dashboard');
  await heading(page, /Ada/).waitFor();
  await page.getByRole('region', { name: 'Upcoming Deadlines' }).waitFor();
  await look();
  await open('/applications');
  await page.getByText('Brown University').first().waitFor();
  await look();
  await open(`/applications/${application.id}`);
  await heading(page, /Brown/).waitFor();
  await look();
  await open('/essays');
  await heading(page, /Essays/).waitFor();
  await look();

  await open('/essaysworkspace');
  await essayBox(page).fill(paragraph);
  await saved(page).waitFor();
  await pressScore(page);
  expect(await score(page)).toBeGreaterThan(0);
  await page.locator('mark[data-kind]').first().waitFor();
  await look();

  await open('/extracurriculars');
  await page.getByRole('article', { name: 'Violin' }).waitFor();
  const form = page.getByRole('region', { name: 'Add an activity' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Captain, Robotics Club');
  await form.getByRole('textbox', { name: 'Impact' }).fill('I led 12 builders and we made a robot');
  await form.getByRole('button', { name: 'SmartFrame' }).click();
  const dialog = page.getByRole('dialog', { name: 'SmartFrame suggestions' });
  await dialog.getByRole('button', { name: 'Use this' }).first().click();
  await look();

  await open('/honors');
  await page.getByRole('button', { name: 'Use My Location' }).click();
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('region', { name: 'Opportunity Ideas' }).getByRole('heading', { level: 3 }).first().waitFor();
  await look();
  // The place is in no storage of the browser either.
  const kept = JSON.stringify(
    await page.evaluate(async () => [{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases()]),
  );
  expect(kept).not.toMatch(/41\.6|83\.5/);

  await open('/admitlens');
  await page.getByRole('textbox', { name: 'Message' }).fill('Which deadlines do I have?');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('log', { name: 'Conversation' }).textContent()).toContain('Brown University');
  await look();

  await open('/settings');
  await page.getByRole('textbox', { name: 'Avatar URL' }).fill('http://pictures.example/older.png');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Saved \d/).waitFor();
  const downloading = page
    .context()
    .waitForEvent('page')
    .then((tab) => tab.waitForEvent('download'));
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^laurel-.*\.zip$/);
  await page.getByRole('button', { name: 'Make calendar address' }).click();
  await page.getByRole('textbox', { name: 'Calendar address' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
  await look();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  // The activity is not added.
  await page.getByRole('button', { name: 'Sign out and discard' }).click();
  await page.waitForURL('**/signin');

  expect(proxy.origins()).toEqual([laurel.address()]);
  expect([...made]).toEqual([laurel.address()]);
  const workers = page.context().serviceWorkers();
  expect(workers.map((worker) => worker.url())).toEqual([`${laurel.address()}/offline.js`]);
  expect(await page.context().cookies()).toEqual([]);
  // No such picture is anywhere.
  expect(wrong.filter((line) => !line.includes('status of 404'))).toEqual([]);
  figure(
    context,
    'origins asked by a student’s browser',
    `${proxy.origins().length}, in ${proxy.seen.length} requests`,
  );
});

/** A service of logos, and a Laurel whose site was built with its address. */
async function startWithLogos() {
  const service = createServer((_asked, answer) => answer.end(portrait)).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const origin = `http://localhost:${(service.address() as AddressInfo).port}`;
  const folder = await mkdtemp(join(tmpdir(), 'laurel-site-'));
  const logoService = `${origin}/{domain}?size=44`;
  const vite = fromRoot('node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: fromRoot('.'),
    env: { ...process.env, NODE_ENV: 'production', VITE_LOGO_SERVICE: logoService },
  });
  const api = await startApi({ site: folder, logoService, publicUrl: 'http://localhost' });
  return {
    origin,
    folder,
    address: api.base,
    stop: async () => {
      await api.stop();
      await new Promise((resolve) => service.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

let withLogos: Awaited<ReturnType<typeof startWithLogos>>;
beforeAll(async () => {
  withLogos = await startWithLogos();
});
afterAll(() => withLogos?.stop());

test('with a logo service the landing page asks that one too, and tells it nothing', async () => {
  const { origin, address } = withLogos;
  const { page, wrong } = await laurel.visitor({ proxy: { server: proxy.address } });
  await page.goto(`${address}/signin`);
  await heading(page, 'Welcome back').waitFor();
  expect(proxy.origins()).toEqual([address]);

  await page.goto(`${address}/`);
  const logos = page.locator(`img[src^="${origin}"]`);
  await expect
    .poll(() => logos.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth)))
    .not.toEqual([]);
  expect(proxy.origins()).toEqual([address, origin]);
  const asked = proxy.seen.filter(({ url }) => url.startsWith(origin));
  expect(asked.flatMap(({ headers }) => [headers.referer, headers.cookie, headers.origin])).toEqual(
    Array(3 * asked.length).fill(undefined),
  );
  expect(wrong).toEqual([]);
});

/** Sites that the built app names, none of which it asks for anything. */
const named = [
  // In errors of libraries, for developers to read on.
  'http://fb.me',
  'https://bit.ly',
  'https://github.com',
  'https://react.dev',
  // Names of namespaces.
  'http://www.w3.org',
  'http://json-schema.org',
  'https://json-schema.org',
  // What addresses of the app are read against.
  'http://laurel.invalid',
];

test('what is built names no other site that it might ask', async () => {
  const { folder, origin } = withLogos;
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:js|css|html|svg)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const found = texts.flatMap((text) => text.match(/(?:https?|wss?):\/\/[\w-]+(?:[.:][\w-]+)*/g) ?? []);
  expect([...new Set(found)].filter((site) => !named.includes(site))).toEqual([origin]);
});
