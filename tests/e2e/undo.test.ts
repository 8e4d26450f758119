import { expect, test } from 'vitest';
import { startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

const own = 'I taught 14 kids to build robots after school.';

test('a line that SmartFrame replaced comes back by Ctrl+Z, also after something was typed', async () => {
  const { page, open } = await laurel.student();
  await open('/extracurriculars');
  const impact = page.getByLabel('Impact');
  await page.getByLabel('Title').fill('Robotics mentor');
  await impact.pressSequentially(own);
  await page.getByRole('button', { name: 'SmartFrame' }).click();
  await page.getByRole('button', { name: 'Use this' }).first().click();
  await page.getByText('The suggestion took the place of your line.').waitFor();
  const suggested = await impact.inputValue();
  expect(suggested).not.toBe(own);
  // The focus is on the button that the dialog was opened by.
  await page.keyboard.press('ControlOrMeta+z');
  expect(await impact.inputValue()).toBe(own);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  expect(await impact.inputValue()).toBe(suggested);
  await impact.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' xy');
  for (let presses = 0; presses < 5 && (await impact.inputValue()) !== own; presses++)
    await page.keyboard.press('ControlOrMeta+z');
  expect(await impact.inputValue()).toBe(own);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  expect(await impact.inputValue()).toBe(suggested);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await impact.inputValue()).toBe(own);
});
