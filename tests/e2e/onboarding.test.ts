import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { essay } from '#mocks/fixtures/essay.ts';
import { heading, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

const permissions = ['clipboard-read', 'clipboard-write'];

async function paste(page: Page, label: string, text: string) {
  await page.evaluate((given) => navigator.clipboard.writeText(given), text);
  await page.getByLabel(label).first().focus();
  await page.keyboard.press('ControlOrMeta+v');
}

async function importRows(page: Page, inserted: number, skipped: number) {
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: 'Ready to import' }).waitFor();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText(`Imported ${inserted} item(s). Skipped ${skipped} duplicate(s).`).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Completed').waitFor();
}

test('a new student imports activities, honors, applications and an essay, and the dashboard shows them', async () => {
  const { page, open, wrong, call } = await laurel.student({ onboarded: false, permissions });
  await open('/dashboard');

  // From a spreadsheet, one row of it twice.
  await page.getByText('Step 1 of 4: Activities').waitFor();
  await paste(
    page,
    'Title',
    'Captain, Robotics\tNorth High\t6\t30\tLed 12 builders to a state final.\nViolin\tYouth Orchestra\t4\t40\t\ncaptain, robotics\tNorth High\t\t\t',
  );
  await importRows(page, 2, 1);

  // Typed, one row after the other.
  await page.getByText('Step 2 of 4: Honors').waitFor();
  await page.getByLabel('Title').first().fill('State Science Fair, finalist');
  await page.getByLabel('Level').first().selectOption('State');
  await page.getByRole('button', { name: 'Add row' }).click();
  await page.getByLabel('Title').nth(1).fill('Honor Roll');
  await importRows(page, 2, 0);

  // Chosen from the list of colleges, with the deadlines that are known.
  await page.getByText('Step 3 of 4: Applications').waitFor();
  await page.getByLabel('College').first().fill('brown univ');
  await page.getByRole('option', { name: /^Brown University/ }).click();
  await page.getByLabel('Round').first().selectOption('rd');
  await page.getByRole('button', { name: 'Fill deadlines' }).click();
  await expect.poll(() => page.getByLabel('Deadline').first().inputValue()).toMatch(/^\d{4}-01-\d\d$/);
  await importRows(page, 1, 0);

  await page.getByText('Step 4 of 4: Essays').waitFor();
  await page.getByRole('textbox', { name: 'Essay' }).fill(essay);
  await page.getByRole('button', { name: 'Save essay' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();

  await heading(page, /^Good (morning|afternoon|evening), Ada$/).waitFor();
  expect(page.url()).toMatch(/\/dashboard$/);
  const figure = (name: string) =>
    page.getByRole('group', { name }).or(page.getByRole('listitem').filter({ hasText: name }));
  await expect.poll(() => figure('Extracurriculars').first().textContent()).toContain('2');
  await expect.poll(() => figure('Applications').first().textContent()).toContain('1');
  const deadlines = page.getByRole('region', { name: 'Upcoming Deadlines' });
  await deadlines.getByText('Brown University').waitFor();
  // No essay has a score yet, so setting up is not over.
  await page.getByText('Finish setting up your account').waitFor();

  expect((await call('listActivities')).map(({ title }) => title).toSorted()).toEqual(['Captain, Robotics', 'Violin']);
  expect((await call('listHonors')).map(({ level }) => level).toSorted()).toEqual(['School', 'State']);
  expect(await call('readDraft')).toMatchObject({ text: essay });
  expect(wrong).toEqual([]);
});
