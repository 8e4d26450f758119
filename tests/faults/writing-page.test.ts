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

test('a hidden tab sends what waits at once', async () => {
  const { page, stored } = await writerWithClock(laurel);
  await type(essayBox(page), sentences(1, 1));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(stored).toBe(sentences(1, 1));
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

test('a browser that keeps nothing says so, and the server has every word', async (context) => {
  const { page, stored, open } = await writer(laurel);
  await page.evaluate(() => {
    // Each power of two at most once: that fills any room.
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        localStorage.setItem(`filler.${size}`, 'x'.repeat(size));
      } catch {
        continue;
      }
  });
  const notice = page.getByText("This browser can't keep what you write: its storage is full or closed.");
  expect(await notice.count()).toBe(0);
  await type(essayBox(page), sentences(1, 2));
  await notice.waitFor();
  await expect.poll(stored).toBe(sentences(1, 2));
  // Neither here nor there: the page says to stay open, and asks before it goes.
  const mend = await onSave(page, (route) => route.abort());
  await type(essayBox(page), sentences(3, 1));
  await page.getByText('Not saved. Keep this page open.').waitFor();
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked++;
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe(1);
  // Another page of the app and back: in memory as long as this one lives.
  await page.getByRole('link', { name: 'Essays' }).first().click();
  await page.waitForURL('**/essays');
  await page.goBack();
  expect(await essayBox(page).inputValue()).toBe(sentences(1, 3));
  mend();
  await type(essayBox(page), sentences(4, 1));
  await expect.poll(stored, { timeout: 40_000 }).toBe(sentences(1, 4));
  page.removeAllListeners('dialog');
  await open('/essaysworkspace');
  expect(await essayBox(page).inputValue()).toBe(sentences(1, 4));
  figure(
    context,
    "Browser's storage full",
    `${wholeness(await stored(), sentences(1, 4))} stored, and the student is told`,
  );
});

test('letters that are composed, as in Japanese, are saved whole', async () => {
  const { context: browser, page, stored } = await writer(laurel);
  const input = await browser.newCDPSession(page);
  const compose = (text: string) =>
    input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  for (const text of ['k', 'か', 'かn', 'かん', 'かんj', 'かんじ']) await compose(text);
  // Longer than the pause after which it saves: half a word is stored, and the composing goes on.
  await expect.poll(stored).toBe('かんじ');
  await compose('漢字');
  await input.send('Input.insertText', { text: '漢字' });
  await type(essayBox(page), 'を書く。');
  await expectStored(page, stored, '漢字を書く。');
});
