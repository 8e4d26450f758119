import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { essayBox, heading, saved, startedLaurel } from './journeys.ts';

const { student, address } = startedLaurel();

/** Until the browser keeps the app itself. */
const appIsKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active!.state !== 'activated')
      await new Promise<void>((resolve) => {
        active!.addEventListener('statechange', () => active!.state === 'activated' && resolve());
      });
  });

/** What the browser keeps of the student's answers, by the names of what was asked. */
const namesKept = (page: Page) =>
  page.evaluate(async () => {
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'laurel')) return [];
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const db = await answered(indexedDB.open('laurel'));
    const kept = await answered(db.transaction('answers').objectStore('answers').get('answers'));
    db.close();
    return (kept?.answers.queries ?? []).map(({ queryKey }: { queryKey: string[] }) => queryKey[0]!) as string[];
  });

async function studentWithText() {
  const me = await student();
  await me.call('saveDraft', { body: { text: 'Ten turned in fours.' } });
  await me.call('createApplication', { body: { college: 'Brown University', deadline: '2027-01-05' } });
  return me;
}

test('without a network a student opens Laurel, reads what was read, and writes on; later it is saved', async () => {
  const { page, context, open, call, wrong } = await studentWithText();
  for (const path of ['/applications', '/dashboard', '/essaysworkspace']) {
    await open(path);
    await page.waitForLoadState('networkidle');
  }
  await appIsKept(page);
  await expect
    .poll(() => namesKept(page))
    .toEqual(expect.arrayContaining(['listApplications', 'readOverview', 'readDraft', 'me']));

  await context.setOffline(true);
  const unanswered: string[] = [];
  page.on('requestfailed', (request) => unanswered.push(new URL(request.url()).pathname));
  await open('/applications');
  await page.getByText('Brown University').first().waitFor();
  await page
    .getByText(/You are offline|You see what was loaded last/)
    .first()
    .waitFor();
  // What could not be read again, after it was asked for twice, is kept all the same.
  for (const path of ['/api/users/me', '/api/apps'])
    await expect.poll(() => unanswered.filter((asked) => asked === path).length).toBeGreaterThan(1);
  await open('/essaysworkspace');
  await essayBox(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' One had no dots.');
  await expect.poll(() => essayBox(page).inputValue()).toBe('Ten turned in fours. One had no dots.');
  await open('/dashboard');
  await heading(page, /./).waitFor();

  await context.setOffline(false);
  await open('/essaysworkspace');
  await saved(page).waitFor();
  expect((await call('readDraft')).text).toBe('Ten turned in fours. One had no dots.');
  expect(wrong.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/.test(line))).toEqual([]);
});

test('the server is asked anew for what was read only when that has been painted', async () => {
  const { page, open } = await studentWithText();
  await open('/dashboard');
  await expect.poll(() => namesKept(page), { timeout: 5_000 }).toEqual(expect.arrayContaining(['readOverview', 'me']));
  await open('/dashboard');
  const asked = () =>
    page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const api = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'));
      return api.map(({ name, startTime }) => ({
        path: new URL(name).pathname,
        afterPaint: startTime >= painted!.startTime,
      }));
    });
  await expect.poll(async () => (await asked()).map(({ path }) => path)).toContain('/api/overview');
  expect((await asked()).filter(({ afterPaint }) => !afterPaint)).toEqual([]);
});

/** Holds back what the server has answered about the main essay until it is let go. */
async function heldDraft(page: Page) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/essays/draft', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return letGo;
}

test('an essay that was read before is in sight at once, and a newer one takes its place', async () => {
  const { page, open, call, wrong } = await studentWithText();
  await open('/essaysworkspace');
  await expect.poll(() => namesKept(page), { timeout: 5_000 }).toContain('readDraft');

  await call('saveDraft', { body: { text: 'Eleven turned in fives.' } });
  const letGo = await heldDraft(page);
  await open('/essaysworkspace');
  await expect.poll(() => essayBox(page).inputValue()).toBe('Ten turned in fours.');
  letGo();
  await expect.poll(() => essayBox(page).inputValue()).toBe('Eleven turned in fives.');
  await essayBox(page).press('Control+End');
  await page.keyboard.type(' And on.');
  await expect.poll(async () => (await call('readDraft')).text).toBe('Eleven turned in fives. And on.');
  expect(wrong).toEqual([]);
});

test('what is written on an essay before a newer one is known stays, and the student chooses', async () => {
  const { page, open, call } = await studentWithText();
  await open('/essaysworkspace');
  await expect.poll(() => namesKept(page), { timeout: 5_000 }).toContain('readDraft');

  await call('saveDraft', { body: { text: 'Eleven turned in fives.' } });
  const letGo = await heldDraft(page);
  await open('/essaysworkspace');
  await essayBox(page).press('Control+End');
  await page.keyboard.type(' Mine.');
  letGo();
  await page.getByText('This essay was changed somewhere else.').waitFor();
  expect(await essayBox(page).inputValue()).toBe('Ten turned in fours. Mine.');
  expect((await call('readDraft')).text).toBe('Eleven turned in fives.');
});

test('what was saved is not taken back by an older text that comes late', async () => {
  const { page, open } = await studentWithText();
  await open('/essaysworkspace');
  await expect.poll(() => namesKept(page), { timeout: 5_000 }).toContain('readDraft');

  const letGo = await heldDraft(page);
  const asked = page.waitForRequest('**/api/essays/draft');
  await open('/essaysworkspace');
  await asked;
  await essayBox(page).press('Control+End');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.keyboard.type(' Mine.');
  await answered;
  const late = page.waitForResponse('**/api/essays/draft');
  letGo();
  await late;
  await page.getByRole('link', { name: 'Essays' }).first().click();
  await heading(page, 'Essays').waitFor();
  await page.goBack();
  expect(await essayBox(page).inputValue()).toBe('Ten turned in fours. Mine.');
});

test('an essay that is deleted elsewhere is not opened from what was kept', async () => {
  const { page, open, call } = await studentWithText();
  const [brown] = await call('listApplications');
  const { id: sid } = await call('createSupplemental', { params: { appId: brown!.id }, body: { title: 'Why Brown' } });
  await open(`/essaysworkspace/s/${sid}`);
  await heading(page, 'Why Brown').waitFor();
  await expect.poll(() => namesKept(page), { timeout: 5_000 }).toContain('readSupplemental');
  await call('deleteApplication', { params: { appId: brown!.id } });
  await open(`/essaysworkspace/s/${sid}`);
  await heading(page, 'This essay is not here').waitFor();
});

test('what was read is forgotten when the student signs out', async () => {
  const { page, open } = await studentWithText();
  await open('/applications');
  await expect.poll(() => namesKept(page), { timeout: 5_000 }).toContain('listApplications');
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await page.waitForURL('**/signin');
  await expect.poll(() => namesKept(page), { timeout: 5_000 }).toEqual([]);
});

test('what one student read is not shown to another who signs in on the same browser', async () => {
  const { page, open } = await studentWithText();
  const other = await student();
  await open('/applications');
  await expect.poll(() => namesKept(page), { timeout: 5_000 }).toContain('listApplications');
  await page.evaluate((token) => localStorage.setItem('token', token), other.token);
  await page.route('**/api/apps', () => {});
  await open('/applications');
  await heading(page, 'Applications').waitFor();
  expect(await page.getByText('Brown University').count()).toBe(0);
});

test('a phone can install it', async () => {
  const { page, open, context } = await student();
  await open('/dashboard');
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await context.request.get(address() + link);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/dashboard', display: 'standalone' });
  for (const { src, sizes } of manifest.icons.filter(({ sizes }) => sizes !== 'any')) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});
