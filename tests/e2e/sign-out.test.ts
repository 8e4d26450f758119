import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { essayBox, heading, saved, signIn, startedLaurel } from './journeys.ts';

const { student, visitor } = startedLaurel();

/** Stands in everything that is typed here, so that it can be looked for. */
const MARK = 'quillfeather';

/** All that a page can read of what this browser has stored for it: both storages, every database and every cache. */
function wholeStorage(page: Page) {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) found.push(`${key}=${storage.getItem(key)}`);
    const asPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asPromise(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        found.push(JSON.stringify([await asPromise(rows.getAllKeys()), await asPromise(rows.getAll())]));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        found.push(
          `${request.url} ${/\.(?:html|json)$/.test(new URL(request.url).pathname) ? await kept!.text() : ''}`,
        );
      }
    }
    return found.join('\n');
  });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign out and lose this?' });
const pressSignOut = (page: Page) => page.getByRole('button', { name: 'Sign Out' }).click();

type Writer = Pick<Awaited<ReturnType<typeof student>>, 'page' | 'open' | 'call'>;

/** Types into a form, which keeps it in the browser. */
const forms: Record<string, (writer: Writer) => Promise<unknown>> = {
  'A new activity that is not added yet': async ({ page, open }) => {
    await open('/extracurriculars');
    await page.getByLabel('Title', { exact: true }).first().fill(`${MARK} club`);
  },
  'A new honor that is not added yet': async ({ page, open }) => {
    await open('/honors');
    await page.getByLabel('Title', { exact: true }).first().fill(`${MARK} prize`);
  },
  'A message to AdmitLens that is not sent': async ({ page, open }) => {
    await open('/admitlens');
    await page.getByRole('textbox', { name: 'Message' }).fill(`${MARK} question`);
  },
  'Activities that are not imported yet': async ({ page, open }) => {
    await open('/onboarding');
    await page.getByLabel('Title').first().fill(`${MARK} row`);
  },
  'Your main essay, as you changed it last': async ({ page, open }) => {
    await open('/essaysworkspace');
    await page.getByRole('textbox', { name: 'Prompt' }).fill(`${MARK} prompt`);
    await page.route('**/api/essays/draft', (route) => route.abort());
    await essayBox(page).fill(`${MARK} essay`);
  },
  'Changes to an honor': async ({ page, open, call }) => {
    await call('createHonor', { body: { title: 'Science fair' } });
    await open('/honors');
    await page.getByRole('button', { name: /^Edit/ }).click();
    await page.getByLabel('Title', { exact: true }).last().fill(`${MARK} fair`);
  },
  'Notes on an application': async ({ page, open, call }) => {
    const { id } = await call('createApplication', { body: { college: 'Brown University' } });
    await open(`/applications/${id}`);
    await page.route('**/api/apps/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.getByRole('textbox', { name: 'Notes' }).fill(`${MARK} notes`);
  },
  'An essay that is not saved yet': async ({ page, open }) => {
    await open('/onboarding');
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Skip' }).click();
    await essayBox(page).fill(`${MARK} first essay`);
  },
  'What you changed on this page, which is not saved yet': async ({ page, open }) => {
    await open('/settings');
    await page.getByLabel('Full name').fill(`${MARK} name`);
  },
};

test('after signing out nothing that a student typed, and nothing that names them, is left in the browser', async () => {
  const { page, open, context, email, token, call } = await student();
  const { id } = await call('readMe');
  // As an older page, or an older Laurel, may have left them.
  await open('/dashboard');
  await page.evaluate(
    ([id, mark]) => {
      localStorage.setItem(`laurel.unsaved.${id}.gone.page`, `${mark} of an older page`);
      localStorage.setItem(`laurel.mainEssay.${id}`, JSON.stringify({ prompt: `${mark} prompt` }));
      localStorage.setItem(`laurel.older.${id}`, mark!);
      localStorage.setItem('theme', 'dark');
    },
    [id, MARK],
  );
  const other = await context.newPage();
  await other.goto(page.url());
  for (const fill of Object.values(forms)) await fill({ page, open, call });
  await forms['A message to AdmitLens that is not sent']!({
    page: other,
    open: async (path) => void (await other.goto(new URL(path, page.url()).href)),
    call,
  });
  expect(await wholeStorage(page)).toContain(MARK);

  await pressSignOut(page);
  await dialog(page).waitFor();
  const listed = await dialog(page).getByRole('listitem').allInnerTexts();
  for (const what of Object.keys(forms)) expect(listed.join('\n')).toContain(what);
  await dialog(page).getByRole('button', { name: 'Sign out and discard' }).click();
  await heading(page, 'Welcome back').waitFor();
  await heading(other, 'Welcome back').waitFor();

  for (const tab of [page, other]) {
    const left = await wholeStorage(tab);
    for (const word of [MARK, id, email, token]) expect(left).not.toContain(word);
  }
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect(call('readMe')).rejects.toMatchObject({ status: 401 });
});

test.each(Object.keys(forms))('signing out asks first: %s', async (what) => {
  const { page, open, call } = await student();
  await forms[what]!({ page, open, call });
  await pressSignOut(page);
  const item = dialog(page).getByRole('listitem').filter({ hasText: what });
  await item.waitFor();
  await dialog(page).getByRole('button', { name: 'Stay signed in' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  const typed = await page
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  expect(typed.join('\n')).toContain(MARK);
});

test('a form that was typed into and emptied again is not asked about', async () => {
  const { page, open, call } = await student();
  await forms['A new honor that is not added yet']!({ page, open, call });
  await page.getByLabel('Title', { exact: true }).first().fill('');
  await pressSignOut(page);
  await heading(page, 'Welcome back').waitFor();
});

test('what is not added yet is added from the question, and then the student is signed out', async () => {
  const { page, open, call, email } = await student();
  await forms['A new honor that is not added yet']!({ page, open, call });
  await forms['A new activity that is not added yet']!({ page, open, call });
  await pressSignOut(page);
  await dialog(page)
    .getByRole('listitem')
    .filter({ hasText: 'A new honor' })
    .getByRole('button', { name: 'Add it' })
    .click();
  await dialog(page).getByText('A new honor').waitFor({ state: 'detached' });
  await dialog(page).getByRole('button', { name: 'Add it' }).click();
  await heading(page, 'Welcome back').waitFor();
  await signIn(page, email);
  await page.waitForURL('**/dashboard');
  await open('/honors');
  await page.getByText(`${MARK} prize`).waitFor();
  expect(await page.getByLabel('Title', { exact: true }).first().inputValue()).toBe('');
  await open('/extracurriculars');
  await page.getByText(`${MARK} club`).waitFor();
});

test('what was added from the question is not in its form any more', async () => {
  const { page, open, call } = await student();
  await forms['A message to AdmitLens that is not sent']!({ page, open, call });
  await forms['A new activity that is not added yet']!({ page, open, call });
  await pressSignOut(page);
  await dialog(page).getByRole('button', { name: 'Add it' }).click();
  await dialog(page).getByText('A new activity').waitFor({ state: 'detached' });
  await dialog(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect.poll(() => page.getByLabel('Title', { exact: true }).first().inputValue()).toBe('');
  await page.getByText(`${MARK} club`).first().waitFor();
});

test('an essay that could not be saved is saved from the question once the server is back', async () => {
  const { page, open, call } = await student();
  await forms['Your main essay, as you changed it last']!({ page, open, call });
  await pressSignOut(page);
  await dialog(page).getByRole('button', { name: 'Try to save' }).click();
  await dialog(page).getByRole('alert').waitFor();
  await page.unroute('**/api/essays/draft');
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem('token') }));
  expect(token).not.toBeNull();
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/essays/draft') && response.ok());
  await dialog(page).getByRole('button', { name: 'Try to save' }).click();
  expect(((await (await stored).json()) as { text: string }).text).toBe(`${MARK} essay`);
  await heading(page, 'Welcome back').waitFor();
  await expect(call('readMe')).rejects.toMatchObject({ status: 401 });
});

test('signing out asks first, and forgets everything, also while the server can’t say who is signed in', async () => {
  const { page, open, call, context } = await student();
  const { id } = await call('readMe');
  await forms['A new honor that is not added yet']!({ page, open, call });
  // Nothing of what was read is kept either.
  await context.addInitScript(() => void indexedDB.deleteDatabase('laurel'));
  await page.route('**/api/users/me', (route) => route.abort());
  await open('/');
  await pressSignOut(page);
  await dialog(page).getByRole('listitem').filter({ hasText: 'A new honor' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Sign out and discard' }).click();
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  const left = await wholeStorage(page);
  for (const word of [MARK, id]) expect(left).not.toContain(word);
});

test('a session that ends by itself keeps what was being written', async () => {
  const { page, open, call, email } = await student();
  await forms['A new honor that is not added yet']!({ page, open, call });
  await forms['A message to AdmitLens that is not sent']!({ page, open, call });
  await call('logout');
  await open('/honors');
  await heading(page, 'Welcome back').waitFor();
  expect(await wholeStorage(page)).toContain(MARK);
  await signIn(page, email);
  await page.waitForURL('**/honors');
  await expect.poll(() => page.getByLabel('Title', { exact: true }).first().inputValue()).toBe(`${MARK} prize`);
});

/** A browser in which a student has signed in for this tab alone. */
async function withoutRememberMe() {
  const { email } = await student();
  const browser = await visitor();
  await browser.open('/signin');
  await browser.page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await signIn(browser.page, email);
  await browser.page.waitForURL('**/dashboard');
  return browser;
}

test('without Remember me the session is of its tab alone, and leaves nothing to read in the browser', async () => {
  const { page, open, context } = await withoutRememberMe();
  const stored = () => page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token')]);
  expect(await stored()).toEqual([null, expect.any(String)]);
  await page.reload();
  await page.getByRole('button', { name: 'Sign Out' }).waitFor();

  // Words that are read are kept for the next visit, of which there is none.
  await open('/applications');
  await heading(page, 'Applications').waitFor();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  const token = (await stored())[1]!;
  await expect.poll(async () => (await wholeStorage(page)).split(token).length).toBe(2);

  const next = await context.newPage();
  await next.goto(new URL('/dashboard', page.url()).href);
  await heading(next, 'Welcome back').waitFor();
  await pressSignOut(page);
  await heading(page, 'Welcome back').waitFor();
  expect(await stored()).toEqual([null, null]);
});

test('a download opens in a tab of its own also without Remember me', async () => {
  const { page, open, context } = await withoutRememberMe();
  await open('/settings');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  const file = await (await opened).waitForEvent('download');
  expect(file.suggestedFilename()).toMatch(/^laurel-.*\.zip$/);
});

test('the last words are saved without a question', async () => {
  const { page, open, call } = await student();
  await open('/essaysworkspace');
  await essayBox(page).fill('First.');
  await saved(page).waitFor();
  await essayBox(page).fill('First. Then more.');
  await pressSignOut(page);
  await heading(page, 'Welcome back').waitFor();
  await expect(call('readMe')).rejects.toMatchObject({ status: 401 });
});
