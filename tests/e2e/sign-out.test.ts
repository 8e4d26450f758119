import { expect, test } from 'vitest';
import { heading, signIn, startedLaurel } from './journeys.ts';
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
