import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { portrait } from '#mocks/fixtures/portrait.ts';
import { heading, password, startedLaurel } from './journeys.ts';

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
