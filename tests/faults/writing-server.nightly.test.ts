import { expect, test } from 'vitest';
import { essayBox, heading, saved, startedLaurel } from '../e2e/journeys.ts';
import { cannotFill, fill, free } from '../support/full-disk.ts';
import { figure } from './figures.ts';
import {
  expectStored,
  loseAnswer,
  onSave,
  sentences,
  type,
  wholeness,
  writer,
  writerWithClock,
} from './writing-steps.ts';

const laurel = startedLaurel(async () => ({}));

test('a server that is killed in the middle of typing loses no letter', async (context) => {
  const { page, stored } = await writer(laurel);
  const box = essayBox(page);
  await type(box, sentences(1, 3));
  await saved(page).waitFor();
  // Killed while keys go down.
  const typing = type(box, sentences(4, 4));
  await laurel.server().kill();
  await typing;
  await page.getByText('Offline. Kept on this device.').waitFor();
  await type(box, sentences(8, 2));
  await laurel.server().startAgain();
  await type(box, sentences(10, 1));
  await expectStored(page, stored, sentences(1, 10));
  figure(context, 'Server killed while typing', `${wholeness(await stored(), sentences(1, 10))} stored`);
});

test('a save that the server took and could not answer is no conflict for what is typed after it', async (context) => {
  const { page, stored, call } = await writer(laurel);
  const box = essayBox(page);
  let taken = 0;
  const mend = await onSave(page, async (route) => {
    taken++;
    await loseAnswer(route);
  });
  await type(box, sentences(1, 1));
  await page.getByText('Offline. Kept on this device.').waitFor();
  expect(taken).toBe(1);
  await type(box, sentences(2, 1));
  mend();
  await saved(page).waitFor();
  await expectStored(page, stored, sentences(1, 2));
  expect((await call('readDraft')).revision).toBe(2);
  figure(context, 'Answer of a save lost', `${wholeness(await stored(), sentences(1, 2))} stored, no conflict`);
});

test('words taken back after a save whose answer was lost are taken back on the server too', async () => {
  const { page, stored } = await writer(laurel);
  const box = essayBox(page);
  await type(box, 'Kept.');
  await saved(page).waitFor();
  const mend = await onSave(page, loseAnswer);
  await type(box, '!');
  await page.getByText('Offline. Kept on this device.').waitFor();
  expect(await stored()).toBe('Kept.!');
  mend();
  await box.press('Backspace');
  await expectStored(page, stored, 'Kept.');
});

test('a page that is opened anew goes on from a save whose answer was lost', async () => {
  const { context, page, stored } = await writer(laurel);
  const mend = await onSave(page, loseAnswer);
  await type(essayBox(page), sentences(1, 1));
  await page.getByText('Offline. Kept on this device.').waitFor();
  mend();
  await onSave(page, (route) => route.abort());
  await type(essayBox(page), sentences(2, 1));
  await page.close();

  const again = await context.newPage();
  await again.goto(`${laurel.address()}/essaysworkspace`);
  expect(await essayBox(again).inputValue()).toBe(sentences(1, 2));
  await saved(again).waitFor();
  await expectStored(again, stored, sentences(1, 2));
});

test('a server that takes a save and never answers does not hold up what is typed after it', async (context) => {
  const { page, stored } = await writerWithClock(laurel);
  const box = essayBox(page);
  let hanging = 0;
  const mend = await onSave(page, () => hanging++);
  await type(box, sentences(1, 1));
  await page.clock.runFor(1_000);
  await expect.poll(() => hanging).toBe(1);
  await type(box, sentences(2, 1));
  await page.clock.runFor(15_000);
  await expect.poll(() => hanging).toBe(2);
  await page.clock.runFor(30_000);
  await page.getByText('Offline. Kept on this device.').waitFor();
  mend();
  await page.clock.runFor(2_000);
  await expectStored(page, stored, sentences(1, 2));
  figure(
    context,
    'Save never answered',
    `${wholeness(await stored(), sentences(1, 2))} stored, tried again after 15 s`,
  );
});

test('a student who signs out while a save hangs is asked first, and loses nothing by staying', async () => {
  const { page, open } = await writerWithClock(laurel);
  const mend = await onSave(page, () => {});
  await type(essayBox(page), sentences(1, 1));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  // As long as it waits for what is not saved.
  await page.clock.runFor(3_000);
  await page.clock.resume();
  const question = page.getByRole('dialog', { name: 'Sign out and lose this?' });
  await question.getByText('Your main essay, as you changed it last').waitFor();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  mend();
  await open('/essaysworkspace');
  expect(await essayBox(page).inputValue()).toBe(sentences(1, 1));
  await saved(page).waitFor();
  await page.reload();
  expect(await essayBox(page).inputValue()).toBe(sentences(1, 1));
});

test('a student signs out although a save hangs, and nothing of it comes back afterwards', async () => {
  const { page } = await writerWithClock(laurel);
  const mend = await onSave(page, () => {});
  await type(essayBox(page), sentences(1, 1));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.clock.runFor(3_000);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Sign out and discard' }).click();
  await heading(page, 'Welcome back').waitFor();
  mend();
  await page.clock.runFor(60_000);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'theme'))).toEqual([]);
});

test('a full disk loses no letter, and the student is told where the words are', async (context) => {
  context.skip(Boolean(cannotFill), cannotFill || undefined);
  const { page, stored } = await writer(laurel);
  const box = essayBox(page);
  await type(box, sentences(1, 2));
  await saved(page).waitFor();
  await fill(laurel.server().pid());
  await type(box, sentences(3, 2));
  await page.getByText('Save failed. Kept on this device.').waitFor();
  await type(box, sentences(5, 1));
  await page.getByText('Save failed. Kept on this device.').waitFor();
  expect(await stored()).toBe(sentences(1, 2));
  await free(laurel.server().pid());
  await expectStored(page, stored, sentences(1, 5));
  figure(context, 'Disk full while typing', `${wholeness(await stored(), sentences(1, 5))} stored once there was room`);
});
