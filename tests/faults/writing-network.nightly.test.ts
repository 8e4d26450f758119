import { expect, test } from 'vitest';
import { essayBox, saved, startedLaurel } from '../e2e/journeys.ts';
import { figure } from './figures.ts';
import {
  draftSaves,
  expectStored,
  held,
  keptIn,
  onSave,
  sentences,
  type,
  wholeness,
  writerWithClock,
} from './writing-steps.ts';

const laurel = startedLaurel();

test('a minute without a network loses no letter', async (context) => {
  const { page, stored, context: browser } = await writerWithClock(laurel);
  const box = essayBox(page);
  await type(box, sentences(1, 2));
  await page.clock.runFor(1_000);
  await saved(page).waitFor();
  await browser.setOffline(true);
  for (let at = 3; at < 9; at++) {
    await type(box, sentences(at, 1));
    await page.clock.runFor(10_000);
  }
  await page.getByText('Offline. Kept on this device.').waitFor();
  await page.getByText('You are offline. What you write is kept on this device').waitFor();
  await browser.setOffline(false);
  await expectStored(page, stored, sentences(1, 8));
  figure(context, 'Network away for a minute', `${wholeness(await stored(), sentences(1, 8))} stored`);
});

test('saves that fail one after another are tried again until one comes through', async () => {
  const { page, stored } = await writerWithClock(laurel);
  let tried = 0;
  const mend = await onSave(page, async (route) => {
    tried++;
    await route.abort();
  });
  await type(essayBox(page), sentences(1, 2));
  // At once, after 2, 5, 15 and 30 s, and every 30 s from then on.
  for (const [after, times] of [
    [1_000, 1],
    [2_000, 2],
    [5_000, 3],
    [15_000, 4],
    [30_000, 5],
    [30_000, 6],
  ] as const) {
    await page.clock.runFor(after);
    await expect.poll(() => tried).toBe(times);
    await page.getByText('Offline. Kept on this device.').waitFor();
  }
  mend();
  await page.clock.runFor(30_000);
  await expectStored(page, stored, sentences(1, 2));
});

test('a save that is answered late, after newer typing, changes nothing of it', async (context) => {
  const { page, stored, call } = await writerWithClock(laurel);
  const box = essayBox(page);
  const { released, release } = held();
  const texts: string[] = [];
  const mend = await onSave(page, async (route) => {
    texts.push((route.request().postDataJSON() as { text: string }).text);
    const response = await route.fetch();
    if (texts.length === 1) await released;
    await route.fulfill({ response });
  });
  await type(box, sentences(1, 1));
  await page.clock.runFor(700);
  await expect.poll(stored).toBe(sentences(1, 1));
  await type(box, sentences(2, 2));
  await page.clock.runFor(6_000);
  expect(texts).toHaveLength(1);
  release();
  await saved(page).waitFor();
  expect(texts).toEqual([sentences(1, 1), sentences(1, 3)]);
  expect((await call('readDraft')).revision).toBe(2);
  mend();
  await expectStored(page, stored, sentences(1, 3));
  figure(context, 'Save answered 6 s late', `${wholeness(await stored(), sentences(1, 3))} stored, revision 2`);
});

test('a save that reaches the server twice, the second time after a newer one, is taken once', async (context) => {
  const { page, stored, call } = await writerWithClock(laurel);
  const box = essayBox(page);
  const again: (() => Promise<number>)[] = [];
  const mend = await onSave(page, async (route) => {
    const repeat = async () => (await route.fetch()).status();
    again.push(repeat);
    // Twice at once, and the answer of the second.
    await repeat();
    await route.fulfill({ response: await route.fetch() });
  });
  await type(box, sentences(1, 1));
  await page.clock.runFor(700);
  await saved(page).waitFor();
  expect((await call('readDraft')).revision).toBe(1);
  await type(box, sentences(2, 1));
  await page.clock.runFor(700);
  await expect.poll(stored).toBe(sentences(1, 2));
  await saved(page).waitFor();
  // The first once more, when everybody had forgotten it.
  expect(await again[0]!()).toBe(409);
  await type(box, sentences(3, 1));
  await page.clock.runFor(700);
  await expect.poll(stored).toBe(sentences(1, 3));
  await saved(page).waitFor();
  expect((await call('readDraft')).revision).toBe(3);
  mend();
  await expectStored(page, stored, sentences(1, 3));
  figure(
    context,
    'Saves sent twice, one long after',
    `${wholeness(await stored(), sentences(1, 3))} stored, revision 3`,
  );
});

test('two saves of a page that was left and came back, answered in the wrong order, are no conflict', async () => {
  const { page, stored } = await writerWithClock(laurel);
  const box = essayBox(page);
  const first = held();
  const second = held();
  let sent = 0;
  const mend = await onSave(page, async (route) => {
    const turn = ++sent;
    if (turn === 2) await second.released;
    const response = await route.fetch();
    if (turn === 1) await first.released;
    await route.fulfill({ response });
  });
  await type(box, sentences(1, 1));
  await page.clock.runFor(700);
  await expect.poll(stored).toBe(sentences(1, 1));
  await type(box, sentences(2, 1));
  // As when another page is opened in the tab, and then Back is pressed.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => sent).toBe(2);
  await page.clock.resume();
  second.release();
  await expect.poll(() => sent).toBeGreaterThan(2);
  first.release();
  await expect.poll(stored).toBe(sentences(1, 2));
  await type(box, sentences(3, 1));
  mend();
  await expectStored(page, stored, sentences(1, 3));
});

test('an answer that is overtaken by that of a newer save changes nothing', async () => {
  const { page, stored } = await writerWithClock(laurel);
  const box = essayBox(page);
  const first = held();
  let sent = 0;
  await onSave(page, async (route) => {
    const turn = ++sent;
    const response = await route.fetch();
    if (turn === 1) await first.released;
    await route.fulfill({ response });
  });
  await type(box, sentences(1, 1));
  await page.clock.runFor(700);
  await expect.poll(stored).toBe(sentences(1, 1));
  // The page is left, so the save that is under way is sent again beside it.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await saved(page).waitFor();
  await type(box, sentences(2, 1));
  await page.clock.runFor(700);
  await expect.poll(stored).toBe(sentences(1, 2));
  await saved(page).waitFor();
  const late = page.waitForResponse(draftSaves);
  first.release();
  await (await late).finished();
  await type(box, sentences(3, 1));
  await expectStored(page, stored, sentences(1, 3));
});

test('a network that answers in place of the server acknowledges nothing', async () => {
  const { page, stored } = await writerWithClock(laurel);
  const mend = await onSave(page, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' }),
  );
  await type(essayBox(page), sentences(1, 1));
  await page.clock.runFor(700);
  await page.getByText('Offline. Kept on this device.').waitFor();
  expect(await keptIn(page)).toHaveLength(1);
  mend();
  await expectStored(page, stored, sentences(1, 1));
});

test('a tab that slept for a day, with a clock that jumped, saves what was typed before', async () => {
  const { page, stored, context: browser } = await writerWithClock(laurel);
  const box = essayBox(page);
  await browser.setOffline(true);
  await type(box, sentences(1, 1));
  await page.clock.runFor(1_000);
  await page.getByText('Offline. Kept on this device.').waitFor();
  await page.clock.fastForward('24:00:00');
  await page.clock.setSystemTime(new Date('2020-01-01T00:00:00Z'));
  await type(box, sentences(2, 1));
  await browser.setOffline(false);
  await expectStored(page, stored, sentences(1, 2));
});
