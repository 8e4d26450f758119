import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { essayBox, saved, signIn, startedLaurel } from '../e2e/journeys.ts';
import { figure } from './figures.ts';
import { expectStored, keptIn, onSave, sentences, type, wholeness, writer, writerWithClock } from './writing-steps.ts';

const laurel = startedLaurel();

test.for([
  { told: 'closed', runBeforeUnload: true },
  { told: 'ended', runBeforeUnload: false },
])('a tab that is $told during a save opens whole again', async ({ told, runBeforeUnload }, context) => {
  const { context: browser, page, stored } = await writer(laurel);
  let saves = 0;
  await onSave(page, () => saves++);
  await type(essayBox(page), sentences(1, 2));
  await expect.poll(() => saves).toBe(1);
  await type(essayBox(page), sentences(3, 1));
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload });
  await closed;

  const again = await browser.newPage();
  await again.goto(`${laurel.address()}/essaysworkspace`);
  expect(await essayBox(again).inputValue()).toBe(sentences(1, 3));
  await saved(again).waitFor();
  await expectStored(again, stored, sentences(1, 3));
  figure(context, `Tab ${told} during a save`, `${wholeness(await stored(), sentences(1, 3))} stored`);
});

test('a tab that is closed right after a key sends the last words, and the next one goes on without a conflict', async () => {
  const { context: browser, page, stored } = await writer(laurel);
  await type(essayBox(page), sentences(1, 1));
  await page.close({ runBeforeUnload: true });
  await expect.poll(stored).toBe(sentences(1, 1));
  const again = await browser.newPage();
  await again.goto(`${laurel.address()}/essaysworkspace`);
  expect(await essayBox(again).inputValue()).toBe(sentences(1, 1));
  await type(essayBox(again), sentences(2, 1));
  await expectStored(again, stored, sentences(1, 2));
});

test('a session that ends while writing asks to sign in, and comes back to every word', async (context) => {
  const { page, email, call, token } = await writerWithClock(laurel);
  const box = essayBox(page);
  const typed = sentences(1, 3);
  await type(box, sentences(1, 2));
  await page.clock.runFor(700);
  await saved(page).waitFor();
  await call('logout');
  await type(box, sentences(3, 1));
  await page.clock.resume();
  await page.getByText('Your session has ended. What you wrote is kept on this device.').waitFor();
  await signIn(page, email);
  await page.waitForURL('**/essaysworkspace');
  expect(await essayBox(page).inputValue()).toBe(typed);
  await saved(page).waitFor();
  const anew = await page.evaluate(() => localStorage.getItem('token'));
  expect(anew).not.toBe(token);
  const stored = async () => (await createClient({ base: laurel.address(), token: () => anew })('readDraft')).text;
  await expectStored(page, stored, typed);
  expect(await keptIn(page)).toEqual([]);
  figure(context, 'Session ended while typing', `${wholeness(await stored(), typed)} stored`);
});

test('of two tabs on one essay none loses a word: both texts are offered, and a replaced one is a version', async (context) => {
  const { context: browser, page: one, stored, call } = await writer(laurel);
  const two = await browser.newPage();
  await two.goto(`${laurel.address()}/essaysworkspace`);
  await type(essayBox(one), sentences(1, 2));
  await saved(one).waitFor();
  await type(essayBox(two), sentences(5, 2));
  await two.getByRole('button', { name: 'Compare both texts' }).waitFor();
  // Both go on.
  await type(essayBox(one), sentences(3, 1));
  await expect.poll(stored).toBe(sentences(1, 3));
  await type(essayBox(two), sentences(7, 1));
  await two.reload();
  await two.getByRole('button', { name: 'Compare both texts' }).click();
  const dialog = two.getByRole('dialog', { name: 'This essay was changed somewhere else' });
  const here = await dialog.getByRole('region', { name: 'On this page' }).textContent();
  const elsewhere = await dialog.getByRole('region', { name: 'Saved elsewhere' }).textContent();
  expect([here, elsewhere]).toEqual([sentences(5, 3), sentences(1, 3)]);
  await dialog.getByRole('button', { name: 'Keep this text' }).click();
  await expectStored(two, stored, sentences(5, 3));
  const [version] = await call('listVersions', { params: { essayId: 'main' } });
  const replaced = await call('readVersion', { params: { essayId: 'main', versionId: version!.id } });
  expect(replaced.text).toBe(sentences(1, 3));
  // The first tab knows nothing of it until it writes again.
  await type(essayBox(one), sentences(4, 1));
  await one.getByRole('button', { name: 'Compare both texts' }).click();
  await one.getByRole('button', { name: 'Use the other text' }).click();
  await expect.poll(() => essayBox(one).inputValue()).toBe(sentences(5, 3));
  await one.getByRole('button', { name: 'Undo' }).click();
  await expectStored(one, stored, sentences(1, 4));
  figure(
    context,
    'Two tabs on one essay',
    `${wholeness(here!, sentences(5, 3))} and ${wholeness(replaced.text, sentences(1, 3))} offered, the replaced text a version`,
  );
});
