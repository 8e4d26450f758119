import { expect, test } from 'vitest';
import { essayBox, heading, saved, signIn, startedLaurel } from './journeys.ts';
import { dialog, forms, MARK, pressSignOut, wholeStorage } from './signing-out.ts';

const { student } = startedLaurel();

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
