import type { Locator, Page, Route } from 'playwright';
import { expect } from 'vitest';
import { essayBox, type startedLaurel } from '../e2e/journeys.ts';

type Started = ReturnType<typeof startedLaurel>;

/** The only `count` sentences of their kind from the `from`th on, so that a lost, doubled or moved letter shows. */
export function sentences(from: number, count: number) {
  return Array.from({ length: count }, (_, i) => `Sentence ${from + i} of the café’s “day” 🌿, and no other. `).join(
    '',
  );
}

/** A new student with the workspace of the main essay open and the caret in its text. */
export async function writer(laurel: Started, options: Parameters<Started['student']>[0] = {}) {
  const student = await laurel.student(options);
  await student.open('/essaysworkspace');
  await essayBox(student.page).click();
  return { ...student, stored: async () => (await student.call('readDraft')).text };
}

/** The same, and time stands still on the page until the test moves it on. */
export async function writerWithClock(laurel: Started) {
  const student = await writer(laurel);
  const { page } = student;
  await page.clock.install();
  await page.reload();
  await essayBox(page).waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  return student;
}

/** Types on at the end of a field, key by key. */
export async function type(field: Locator, text: string) {
  await field.press('ControlOrMeta+End');
  await field.pressSequentially(text);
}

/** The letters of `typed` that stand in `found` where they were typed, of all; for the table of figures. */
export function wholeness(found: string, typed: string) {
  const same = [...typed].filter((letter, i) => [...found][i] === letter).length;
  return `${same} of ${[...typed].length} characters`;
}

/** Waits until exactly this text is stored, then holds a page that is loaded anew to the same. Its clock goes on. */
export async function expectStored(page: Page, stored: () => Promise<string>, typed: string) {
  await page.clock.resume();
  await expect.poll(stored, { timeout: 40_000 }).toBe(typed);
  await page.reload();
  expect(await essayBox(page).inputValue()).toBe(typed);
  expect(await page.getByRole('button', { name: 'Compare both texts' }).count()).toBe(0);
}

/** What the page keeps in the browser of words that no server has acknowledged. */
export const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('laurel.unsaved.')));

export const draftSaves = '**/api/essays/draft';

/** Answers the saves of the main essay, or those that go to `url`, by `handle`, until what it gives back is called. */
export async function onSave(page: Page, handle: (route: Route) => unknown, url = draftSaves) {
  let mended = false;
  await page.route(url, async (route) => {
    if (mended || route.request().method() === 'GET') await route.fallback();
    else await handle(route);
  });
  return () => {
    mended = true;
  };
}

/** The server takes the save, and its answer is lost. */
export async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort();
}

/** A promise and what fulfils it, for answers that the test holds back. */
export function held() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}
