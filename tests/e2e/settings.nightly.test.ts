import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { portrait } from '#mocks/fixtures/portrait.ts';
import { heading, password, signIn, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

test('the calendar address is shown again, and replaced or switched off only after a question', async () => {
  const { page, open, wrong } = await laurel.student();
  const feed = page.getByRole('textbox', { name: 'Calendar address' });
  const statusOf = async (address: string) =>
    (await page.request.get(laurel.address() + new URL(address).pathname)).status();
  await open('/settings');
  await page.getByRole('button', { name: 'Make calendar address' }).click();
  await page.getByText('No calendar has read it yet.').waitFor();
  const first = await feed.inputValue();
  expect(await statusOf(first)).toBe(200);

  await page.reload();
  await page.getByText(/^Last read by a calendar: (Today|Yesterday), \d+ [AP]M\.$/).waitFor();
  expect(await feed.inputValue()).toBe(first);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New address' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await statusOf(first)).toBe(200);
  await page.getByRole('button', { name: 'New address' }).click();
  await dialog.getByRole('button', { name: 'Make new address' }).click();
  await expect.poll(() => feed.inputValue()).not.toBe(first);
  const second = await feed.inputValue();
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

  await page.getByRole('button', { name: 'Switch off' }).click();
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('button', { name: 'Make calendar address' }).waitFor();
  expect(await statusOf(second)).toBe(404);
  expect(wrong).toEqual([]);
});

test('a session elsewhere is seen and ended, and the password is changed by who knows it', async () => {
  const { page, open, wrong, email } = await laurel.student();
  const elsewhere = async (given: string) => {
    const visitor = await laurel.visitor();
    await visitor.open('/signin');
    await visitor.page.getByLabel('Email').fill(email);
    await visitor.page.getByLabel('Password').fill(given);
    await visitor.page.getByRole('button', { name: 'Sign In' }).click();
    return visitor.page;
  };
  const isSignedOut = async (other: Page) => {
    await other.goto(`${laurel.address()}/honors`);
    await other.waitForURL('**/signin');
  };
  const library = await elsewhere(password);
  await heading(library, /^Good /).waitFor();

  await open('/settings');
  await page.getByRole('link', { name: 'Open sessions' }).click();
  await heading(page, 'Sessions').waitFor();
  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect.poll(() => sessions.count()).toBe(2);
  await page.getByRole('button', { name: /^Sign out .*Linux/ }).click();
  await page.getByText('That session has ended.').waitFor();
  await isSignedOut(library);
  expect(await sessions.count()).toBe(1);

  const phone = await elsewhere(password);
  await heading(phone, /^Good /).waitFor();
  const change = async (present: string) => {
    await page.getByLabel('Present password').fill(present);
    await page.getByLabel('New password', { exact: true }).fill('a newer password');
    await page.getByLabel('Confirm new password').fill('a newer password');
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not my password');
  await page.getByText('That is not your password.').waitFor();
  await change(password);
  await page.getByText(/^Saved \d/).waitFor();
  await isSignedOut(phone);
  await (await elsewhere(password)).getByText('That email and password do not match.').waitFor();
  await heading(await elsewhere('a newer password'), /^Good /).waitFor();
  await page.reload();
  await heading(page, 'Sessions').waitFor();
  expect(wrong.filter((line) => !line.includes('status of 403'))).toEqual([]);
});

test('the picture that the server has read of another site is shown, here and in the frame', async () => {
  const { page, open, wrong, asked, call } = await laurel.student();
  // From here no other site can be reached.
  const body = Buffer.from(portrait);
  await page.route('**/api/users/me/avatar', (route) => route.fulfill({ contentType: 'image/png', body }));
  await call('patchMe', { body: { avatar: 'https://pictures.example/me.png' } });
  await open('/settings');
  await heading(page, 'Settings').waitFor();
  const loaded = () =>
    page
      .locator('img')
      .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);
  // In the form, beside the navigation and in the header.
  await expect.poll(loaded).toBe(3);
  expect([...asked]).toEqual([laurel.address()]);
  expect(wrong).toEqual([]);
});

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
