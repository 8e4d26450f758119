import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { essay } from '#mocks/fixtures/essay.ts';
import { button, essayBox, heading, press, pressScore, section, startedLaurel, tabTo } from './journeys.ts';

const laurel = startedLaurel();

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Waits until the focus is on it. */
async function focused(target: Locator) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement).catch(() => false);
  await expect.poll(isFocused).toBe(true);
}

/** What has the focus, as it is named. */
const focus = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel || document.activeElement?.textContent?.trim());

test('the first Tab skips to the content, and a new page is begun at its heading', async () => {
  const { page, open } = await laurel.student();
  await open('/dashboard');
  await heading(page, /Ada$/).waitFor();
  await page.keyboard.press('Tab');
  expect(await focus(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  for (const name of ['Applications', 'Essays', 'Extracurriculars', 'Honors', 'AdmitLens', 'Settings', 'Dashboard']) {
    await tabTo(page, section(page, name), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await focused(heading(page, name === 'Dashboard' ? /Ada$/ : new RegExp(`^${name}`)));
  }
});

test('a dialog takes the focus, keeps it, and gives it back; a list holds it until it closes', async () => {
  const { page, open, call } = await laurel.student();
  await call('createApplication', { body: { college: 'Brown University' } });
  await open('/applications');
  await heading(page, 'Applications').waitFor();
  const opener = button(page, 'Add Application');
  await press(page, opener);
  await focused(dialog(page, 'Add Application').getByRole('combobox', { name: 'College' }));
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await focused(opener);

  const status = page.getByRole('article').getByRole('combobox', { name: 'Status' });
  await press(page, status);
  await page.getByRole('listbox').waitFor();
  for (const key of ['Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest('[role="listbox"]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await focused(status);
  // Changed where it stands, the row keeps the focus.
  await page.keyboard.press('Enter');
  const highlighted = page.locator('[role="option"][data-highlighted]');
  await highlighted.filter({ hasText: 'Drafting' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await highlighted.filter({ hasText: 'Editing' }).waitFor();
  await page.keyboard.press('Enter');
  await focused(status);
  await expect.poll(async () => (await call('listApplications'))[0]!.status).toBe('editing');
});

test('the calendar goes by day, week and month, and T comes back to today', async () => {
  const { page, open } = await laurel.student();
  await open('/applications');
  await heading(page, 'Applications').waitFor();
  const day = (offset: number, from = new Date()) => {
    const date = new Date(from.getFullYear(), from.getMonth(), from.getDate() + offset);
    return date.toLocaleDateString('en-CA');
  };
  const here = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day);
  await tabTo(page, page.getByRole('gridcell').and(page.locator('[tabindex="0"]')));
  expect(await here()).toBe(day(0));
  for (const [key, offset] of [
    ['ArrowRight', 1],
    ['ArrowDown', 8],
    ['ArrowLeft', 7],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(here).toBe(day(offset));
  }
  const title = page.getByRole('grid').locator('xpath=preceding-sibling::header').getByRole('heading');
  const month = await title.textContent();
  await page.keyboard.press('PageDown');
  await expect.poll(() => title.textContent()).not.toBe(month);
  expect(await here()).toBeTruthy();
  await page.keyboard.press('PageUp');
  await expect.poll(() => title.textContent()).toBe(month);
  await page.keyboard.press('PageUp');
  await expect.poll(() => title.textContent()).not.toBe(month);
  await page.keyboard.press('t');
  await expect.poll(here).toBe(day(0));
});

test('in the workspace F8 goes through the remarks, Escape closes one, and Alt with an arrow goes to the next essay', async () => {
  const { page, open, call } = await laurel.student();
  const { id: appId } = await call('createApplication', { body: { college: 'Brown University' } });
  await call('createSupplemental', { params: { appId }, body: { title: 'Why Brown' } });
  await call('saveDraft', { body: { text: essay } });
  await open('/essaysworkspace');
  await tabTo(page, essayBox(page));
  await pressScore(page);
  const count = await page.locator('mark[data-kind]:not([data-continued])').count();
  expect(count).toBeGreaterThan(3);
  const order: (string | undefined)[] = [];
  for (let presses = 0; presses < count; presses++) {
    await page.keyboard.press('F8');
    await page.getByRole('tooltip').waitFor();
    order.push(await focus(page));
  }
  expect(new Set(order).size).toBe(count);
  await page.keyboard.press('Shift+F8');
  expect(await focus(page)).toBe(order.at(-2));
  await page.keyboard.press('Escape');
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await page.keyboard.press('Alt+ArrowRight');
  await focused(heading(page, 'Why Brown'));

  // In the order that the design gives, from the picker to how the score is made.
  await open('/essaysworkspace');
  await page.locator('mark').first().waitFor();
  const stops: string[] = [];
  await tabTo(page, page.getByRole('combobox', { name: 'Essay picker' }));
  for (let presses = 0; presses < 40; presses++) {
    stops.push((await focus(page))!);
    await page.keyboard.press('Tab');
  }
  const wanted = ['Essay picker', 'Previous essay', 'Next essay', 'Copy', 'Essay', 'Status', 'Score (AI)'];
  const places = wanted.map((name) => stops.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('after a deletion the next row has the focus, and a chat message takes Shift+Enter for a new line', async () => {
  const { page, open, call } = await laurel.student();
  for (const title of ['Violin', 'Chess', 'Garden']) {
    await call('createActivity', { body: { title } });
    await call('createHonor', { body: { title: `${title} prize` } });
  }
  for (const [path, title] of [
    ['/extracurriculars', 'Delete activity?'],
    ['/honors', 'Delete honor?'],
  ] as const) {
    await open(path);
    const rows = page.getByRole('article');
    await rows.nth(2).waitFor();
    const second = rows.nth(1);
    const third = await rows.nth(2).getByRole('heading').textContent();
    await press(page, second.getByRole('button', { name: 'Delete' }));
    // The safe answer has the focus.
    await focused(dialog(page, title).getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog(page, title).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('article')?.querySelector('h3')?.textContent))
      .toBe(third);
  }

  await open('/admitlens');
  const message = page.getByRole('textbox', { name: 'Message' });
  await tabTo(page, message);
  await page.keyboard.type('What should I do');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('first?');
  expect(await message.inputValue()).toBe('What should I do\nfirst?');
  await page.keyboard.press('Enter');
  await expect.poll(() => message.inputValue()).toBe('');
  await page.getByText(/^Answered by/).waitFor();
  await focused(message);
});
