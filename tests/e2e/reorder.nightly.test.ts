import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

const names = ['Alpha', 'Beta', 'Gamma'];

async function withActivities(options: Parameters<typeof laurel.student>[0] = {}) {
  const student = await laurel.student(options);
  const body = { organization: '', impact: '', hoursPerWeek: null, weeksPerYear: null };
  const ids: string[] = [];
  for (const title of names) ids.push((await student.call('createActivity', { body: { ...body, title } })).id);
  await student.call('orderActivities', { body: { ids } });
  await student.open('/extracurriculars');
  await handle(student.page, 'Alpha').waitFor();
  return student;
}

const handle = (page: Page, name: string) => page.getByRole('button', { name: `Reorder ${name}` });
const shown = (page: Page) => page.locator('article h3').allTextContents();

test('a finger on the handle moves an activity instead of scrolling the page', async () => {
  const { page, context, call } = await withActivities({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await handle(page, 'Gamma').scrollIntoViewIfNeeded();
  const grip = (await handle(page, 'Alpha').boundingBox())!;
  const target = (await handle(page, 'Gamma').boundingBox())!;
  const cdp = await context.newCDPSession(page);
  const x = grip.x + grip.width / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  const [from, to] = [grip.y + grip.height / 2, target.y + target.height / 2];
  await touch('touchStart', from);
  for (let part = 1; part <= 20; part++) await touch('touchMove', from + ((to - from) * part) / 20);
  await page.locator('[data-lifted]').waitFor();
  await touch('touchEnd');
  await expect.poll(() => shown(page)).toEqual(['Beta', 'Gamma', 'Alpha']);
  await expect
    .poll(async () =>
      (await call('listActivities')).toSorted((a, b) => a.position! - b.position!).map(({ title }) => title),
    )
    .toEqual(['Beta', 'Gamma', 'Alpha']);
});

test('an arrow pressed at once after Space moves an activity', async () => {
  const { page } = await withActivities();
  await handle(page, 'Alpha').focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await expect.poll(() => shown(page)).toEqual(['Beta', 'Gamma', 'Alpha']);
  expect(await handle(page, 'Alpha').evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a handle that can be used looks like it', async () => {
  const { page } = await withActivities();
  const colour = () => handle(page, 'Alpha').evaluate((element) => getComputedStyle(element).cursor);
  expect(await colour()).toBe('grab');
  await page.getByText('Recent', { exact: true }).click();
  await expect.poll(colour).toBe('not-allowed');
});

test('the own order is made by keyboard under Rank alone, and lasts', async () => {
  const { page, open, call } = await laurel.student();
  for (const title of ['Violin', 'Chess', 'Garden']) await call('createActivity', { body: { title } });
  await open('/extracurriculars');
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents();
  await expect.poll(titles).toHaveLength(3);
  const before = await titles();
  const handle = page.getByRole('button', { name: new RegExp(`(Move|Reorder).*${before[2]!}`) });
  await handle.focus();
  for (const [key, said] of [
    ['Space', 'Lifted from 3 of 3'],
    ['ArrowUp', 'Moved to 2 of 3'],
    ['ArrowUp', 'Moved to 1 of 3'],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByText(said).waitFor({ state: 'attached' });
  }
  await page.keyboard.press('Space');
  await expect.poll(titles).toEqual([before[2], before[0], before[1]]);
  await expect
    .poll(async () => (await call('listActivities')).find(({ title }) => title === before[2])?.position)
    .toBe(0);
  await page.reload();
  await expect.poll(titles).toEqual([before[2], before[0], before[1]]);
});
