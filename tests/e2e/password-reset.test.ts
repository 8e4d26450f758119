import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { heading, hydrated, password, startedLaurel } from './journeys.ts';

let folder: string;
const laurel = startedLaurel(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-mail-'));
  return { MAIL_FOLDER: folder };
});
afterAll(() => rm(folder, { recursive: true }));

/** The messages that an e-mail was sent, oldest first, once there are as many as this. */
async function mailsTo(email: string, count: number) {
  const read = async () => {
    const names = (await readdir(folder)).toSorted();
    const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
    return mails.filter(({ to }) => to?.[0]?.address === email);
  };
  await expect.poll(async () => (await read()).length).toBe(count);
  return read();
}

async function signInWith(page: Page, given: { email: string; password: string }) {
  await page.getByLabel('Email').fill(given.email);
  await page.getByLabel('Password').fill(given.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function choosePassword(page: Page, chosen: string) {
  await page.getByLabel('New password').fill(chosen);
  await page.getByLabel('Confirm password').fill(chosen);
  await page.getByRole('button', { name: 'Save password' }).click();
}

test('a forgotten password is replaced by a link that works once, and every device is signed out', async () => {
  const { email, token: session, call } = await laurel.student();
  const { page, open, wrong, asked } = await laurel.visitor();
  await open('/signin');
  // Before the scripts run, the link loads the next page anew, which does not know what was typed here.
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await heading(page, 'Forgot your password?').waitFor();
  expect(page.url()).toBe(`${laurel.address()}/forgot-password`);
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(`If there is an account for ${email}`).waitFor();

  const [mail] = await mailsTo(email, 1);
  const link = new URL(/https?:\S+#token=\S+/.exec(mail!.text!)![0]);
  const path = link.pathname + link.hash;
  await open(path);
  await heading(page, 'Choose a new password').waitFor();
  await expect.poll(() => page.url()).toBe(`${laurel.address()}/reset-password`);
  await choosePassword(page, 'a newer password');
  await page.getByText('Your password is changed. Sign in with it.').waitFor();
  await expect(call('readMe')).rejects.toMatchObject({ status: 401 });

  await signInWith(page, { email, password });
  await page.getByText('That email and password do not match.').waitFor();
  await signInWith(page, { email, password: 'a newer password' });
  await page.waitForURL('**/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(session);
  const [, told] = await mailsTo(email, 2);
  expect(told!.subject).toBe('Your Laurel password was changed');

  // Signed in, the link opens all the same; and it was used.
  await page.goto('about:blank');
  await open(path);
  await choosePassword(page, 'one more password');
  await page.getByText('This link was used already or is too old. Ask for a new one.').waitFor();
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await heading(page, 'Forgot your password?').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  expect([...asked]).toEqual([laurel.address()]);
  expect(wrong.filter((line) => !line.includes('status of 40'))).toEqual([]);
});

test('who is signed in and chooses a new password signs in again with it', async () => {
  const { page, open, email } = await laurel.student();
  await open('/forgot-password');
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  const [mail] = await mailsTo(email, 1);
  await open(`/reset-password${/#token=\S+/.exec(mail!.text!)![0]}`);
  await choosePassword(page, 'a newer password');
  await page.getByText('Your password is changed. Sign in with it.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await signInWith(page, { email, password: 'a newer password' });
  await page.waitForURL('**/dashboard');
});
