import { expect, test } from 'vitest';
import { essayBox, heading, saved, signIn, startedLaurel } from './journeys.ts';
import { dialog, forms, MARK, pressSignOut, wholeStorage } from './signing-out.ts';

const { student, visitor } = startedLaurel();

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
