import { expect, test } from 'vitest';
import { heading, password, signIn, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

test('name and theme are kept, the calendar has an address, and the account can be deleted for good', async () => {
  const { page, open, wrong, email, call } = await laurel.student();
  await call('createApplication', { body: { college: 'Brown University', deadline: '2099-01-03' } });
  await open('/settings');
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Maria Okafor');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Saved \d+:\d\d [AP]M$/).waitFor();
  expect(await call('readMe')).toMatchObject({ name: 'Ada Maria Okafor' });

  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('light');
  await page.getByText('Dark', { exact: true }).click();
  expect(await theme()).toBe('dark');
  await page.reload();
  expect(await theme()).toBe('dark');
  const tab = await page.context().newPage();
  await tab.goto(laurel.address());
  await page.getByText('As this device').click();
  expect(await theme()).toBe('light');
  await expect.poll(() => tab.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  await tab.close();

  await page
    .getByRole('button', { name: /calendar/i })
    .first()
    .click();
  const feed = page.getByRole('textbox', { name: /address/i });
  await feed.first().waitFor();
  const path = new URL(await feed.first().inputValue()).pathname;
  expect(await (await page.request.get(laurel.address() + path)).text()).toContain('Brown University');

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill('not my password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByText('That is not your password.').waitFor();
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.getByText('Your account and everything in it are deleted.').waitFor();
  expect((await page.request.get(laurel.address() + path)).status()).toBe(404);
  await open('/signin');
  await signIn(page, email);
  await page.getByText('That email and password do not match.').waitFor();
  expect(wrong.filter((line) => !line.includes('status of 40'))).toEqual([]);
});

test('what is not saved is not left by a slip: not for another page, nor for another site', async () => {
  const { page, open } = await laurel.student();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await open('/settings');
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.click();
  await page.keyboard.type(' the Second');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Honors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Saved \d/).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Honors' }).click();
  await heading(page, 'Honors').waitFor();
});
