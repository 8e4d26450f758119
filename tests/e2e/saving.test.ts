import { expect, test } from 'vitest';
import { essayBox, heading, saved, signIn, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

test('words whose save could not reach the server survive a closed tab and an ended session', async () => {
  const { context, page, open, email, call } = await laurel.student();
  await open('/essaysworkspace');
  await essayBox(page).fill('Saved while the server was there.');
  await saved(page).waitFor();

  await page.route('**/api/essays/draft', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await essayBox(page).fill('Written while it was away.');
  await page.getByText('Offline. Kept on this device.').waitFor();
  await call('logout');
  await page.close();

  const again = await context.newPage();
  await again.goto(`${laurel.address()}/essaysworkspace`);
  await signIn(again, email);
  await again.waitForURL('**/essaysworkspace');
  expect(await essayBox(again).inputValue()).toBe('Written while it was away.');
  await saved(again).waitFor();
  await again.reload();
  expect(await essayBox(again).inputValue()).toBe('Written while it was away.');
});

test('the last words before signing out are saved, and the next student on the browser sees nothing of the first', async () => {
  const { page, open, email, call } = await laurel.student();
  const next = await laurel.student();
  await open('/essaysworkspace');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A prompt of the first student');
  await essayBox(page).fill('Last words.');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /^laurel\.(?:unsaved|revision)\./.test(key))),
  ).toEqual([]);
  await expect(call('readMe')).rejects.toMatchObject({ status: 401 });
  await signIn(page, email);
  await page.waitForURL('**/dashboard');
  await open('/essaysworkspace');
  expect(await essayBox(page).inputValue()).toBe('Last words.');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await heading(page, 'Welcome back').waitFor();

  await signIn(page, next.email);
  await page.waitForURL('**/dashboard');
  await open('/essaysworkspace');
  expect(await essayBox(page).inputValue()).toBe('');
  expect(await page.getByRole('textbox', { name: 'Prompt' }).inputValue()).toBe('');
});
