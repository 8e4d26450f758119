import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { essay } from '#mocks/fixtures/essay.ts';
import { button, heading, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

const atStep = (page: Page, step: string) => page.getByText(step).waitFor();
const question = { honors: 'What have people noticed?', applications: 'Where are you thinking of applying?' };

async function newcomer() {
  const student = await laurel.student({ onboarded: false });
  await student.open('/onboarding');
  await atStep(student.page, 'Step 1 of 4: Activities');
  return student;
}

test('Next pressed again and again until the next step is there passes one step and no more', async () => {
  const { page } = await newcomer();
  const next = button(page, 'Next');
  // A press every 20 ms until the next step is in sight; by its element, so that nothing waits for it to be enabled.
  await next.evaluate(async (element: HTMLElement) => {
    const isSecond = () => document.querySelector('h1')?.textContent === 'What have people noticed?';
    while (!isSecond()) {
      element.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await heading(page, question.honors).waitFor();
  await page.getByText('Completed').waitFor({ state: 'detached' });
  expect(await page.getByText('Step 2 of 4: Honors').isVisible()).toBe(true);
  // And from there it goes on as ever.
  await next.click();
  await page.getByText('Completed').waitFor();
  await heading(page, question.applications).waitFor();
});

test('a double click on Next imports what is filled in once, and stays at the next step', async () => {
  const { page, call, wrong } = await newcomer();
  await page.getByLabel('Title').first().fill('Chess');
  await button(page, 'Next').dblclick();
  await page.getByText('Imported 1 item(s). Skipped 0 duplicate(s).').waitFor();
  await heading(page, question.honors).waitFor();
  expect((await call('listActivities')).map(({ title }) => title)).toEqual(['Chess']);
  // Rows there are not passed either.
  await page.getByLabel('Title').first().fill('Spelling bee');
  await button(page, 'Skip').dblclick();
  await heading(page, question.applications).waitFor();
  await button(page, 'Back').click();
  await heading(page, question.honors).waitFor();
  expect(await page.getByLabel('Title').first().inputValue()).toBe('Spelling bee');
  expect(wrong).toEqual([]);
});

test('Enter pressed twice on Next imports once', async () => {
  const { page, call } = await newcomer();
  await page.getByLabel('Title').first().fill('Chess');
  await button(page, 'Next').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await heading(page, question.honors).waitFor();
  expect(await call('listActivities')).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('a row that is wrong stops Next, which says why and leads to it; the right ones are imported', async () => {
  const { page, call } = await newcomer();
  await page.getByLabel('Title').first().fill('Violin');
  await button(page, 'Add row').click();
  await page.getByLabel('Title').nth(1).fill('Babysitting');
  await page.getByLabel('Hours/week').nth(1).fill('200');
  await button(page, 'Next').click();
  await page.getByText('Row 1 is not imported: Use 0 to 168 hours a week.').waitFor();
  await page.getByText('Imported 1 item(s). Skipped 0 duplicate(s).').waitFor();
  const hours = page.getByLabel('Hours/week').first();
  await expect.poll(() => hours.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('20');
  await button(page, 'Next').click();
  await heading(page, question.honors).waitFor();
  expect((await call('listActivities')).map(({ title }) => title).toSorted()).toEqual(['Babysitting', 'Violin']);
});

test('a reload returns to the step, with its rows; Back of the browser leads to the step before', async () => {
  const { page } = await newcomer();
  await button(page, 'Next').click();
  await heading(page, question.honors).waitFor();
  await button(page, 'Skip').click();
  await heading(page, question.applications).waitFor();
  expect(page.url()).toMatch(/\/onboarding\?step=3$/);
  await page.getByLabel('College').first().fill('Oberlin College');
  await page.reload();
  await heading(page, question.applications).waitFor();
  await expect.poll(() => page.getByLabel('College').first().inputValue()).toBe('Oberlin College');
  await page.goBack();
  await heading(page, question.honors).waitFor();
  await page.goForward();
  await heading(page, question.applications).waitFor();
  // In the middle of the change too.
  await page.goBack();
  await heading(page, question.honors).waitFor();
  await button(page, 'Next').click();
  await page.getByText('Completed').waitFor();
  await page.goBack();
  await heading(page, 'What do you do when class is over?').waitFor();
  await button(page, 'Next').click();
  await heading(page, question.honors).waitFor();
});

test('without a network Next says so and keeps the rows, and goes on once there is one', async () => {
  const { page, context, call } = await newcomer();
  await page.getByLabel('Title').first().fill('Chess');
  await context.setOffline(true);
  await button(page, 'Next').click();
  await page.getByText('Import failed').waitFor();
  expect(await page.getByLabel('Title').first().inputValue()).toBe('Chess');
  await context.setOffline(false);
  await button(page, 'Try again').click();
  await heading(page, question.honors).waitFor();
  expect(await call('listActivities')).toHaveLength(1);
});

test('an import whose answer was lost is not done a second time', async () => {
  const { page, call } = await newcomer();
  await page.getByLabel('Title').first().fill('Chess');
  await page.route('**/api/import/commit', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Next').click();
  await page.getByText('Import failed').waitFor();
  await page.unroute('**/api/import/commit');
  await button(page, 'Next').click();
  await page.getByText('Imported 0 item(s). Skipped 1 duplicate(s).').waitFor();
  await heading(page, question.honors).waitFor();
  expect(await call('listActivities')).toHaveLength(1);
});

test('Finish pressed twice saves the essay that stands in the box, once', async () => {
  const { page, open, call } = await laurel.student({ onboarded: false });
  await open('/onboarding?step=4');
  await page.getByRole('textbox', { name: 'Essay' }).fill(essay);
  let saves = 0;
  page.on('request', (request) => void (saves += Number(request.url().endsWith('/api/import/commit'))));
  await button(page, 'Finish').dblclick();
  await page.waitForURL('**/dashboard');
  expect(saves).toBe(1);
  expect(await call('readDraft')).toMatchObject({ text: essay });
});
