import { expect, test } from 'vitest';
import { essayBox, startedLaurel } from '../e2e/journeys.ts';
import { figure } from './figures.ts';
import { expectStored, onSave, sentences, type, wholeness, writer, writerWithClock } from './writing-steps.ts';

const laurel = startedLaurel();

test('a hidden tab sends what waits at once', async () => {
  const { page, stored } = await writerWithClock(laurel);
  await type(essayBox(page), sentences(1, 1));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(stored).toBe(sentences(1, 1));
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
