import { expect, test } from 'vitest';
import { heading, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

test('what a college asks for is there when it is added, and keeps what the student says of it, by keyboard', async () => {
  const { page, open, wrong, call } = await laurel.student();
  const { id } = await call('createApplication', { body: { college: 'Cornell', round: 'rd', deadline: '2027-01-02' } });
  await open(`/applications/${id}`);
  // A list takes the focus a moment after it is shown, and a key that is pressed before goes nowhere.
  const focusIsOn = async (text: string) => {
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
  };
  const requirements = page.getByRole('region', { name: 'Requirements' });
  const letter = requirements.getByRole('listitem', { name: 'Teacher letter' }).first();
  await letter.getByText('asks for two', { exact: false }).waitFor();
  await requirements.getByText('checked September 11, 2026', { exact: false }).first().waitFor();

  await letter.getByRole('combobox', { name: 'Person' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Add a person…' }).waitFor();
  await page.keyboard.press('End');
  await focusIsOn('Add a person…');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ms. Lee');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await letter.getByRole('combobox', { name: 'Person' }).getByText('Ms. Lee').waitFor();

  await letter.getByRole('combobox', { name: 'State' }).focus();
  await page.keyboard.press('Enter');
  await focusIsOn('Open');
  await page.keyboard.press('ArrowDown');
  await focusIsOn('Asked');
  await page.keyboard.press('Enter');
  await letter.getByText(/^.*Asked \w+ \d+\.$/).waitFor();
  await expect
    .poll(async () => (await call('listRequirements')).find(({ state }) => state === 'asked')?.kind)
    .toBe('teacherLetter');

  await page.reload();
  await letter.getByRole('combobox', { name: 'State' }).getByText('Asked').waitFor();
  expect(wrong).toEqual([]);
});

test('the board shows all of it, by college and by person, also on a phone', async () => {
  const { page, open, wrong, call } = await laurel.student();
  for (const college of ['Cornell', 'Brown']) await call('createApplication', { body: { college, round: 'rd' } });
  await open('/applications');
  await page.getByRole('tab', { name: 'Calendar' }).focus();
  await page.keyboard.press('ArrowRight');
  const table = page.getByRole('table', { name: 'Requirements' });
  await table.getByRole('button', { name: 'Teacher letters, Cornell: 0 of 2' }).waitFor();
  await table.getByRole('button', { name: 'Fee, Cornell: Open' }).click();
  const cell = page.getByRole('dialog', { name: 'Fee, Cornell' });
  await cell.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Sent' }).click();
  await page.keyboard.press('Escape');
  await table.getByRole('button', { name: 'Fee, Cornell: Sent' }).waitFor();
  await page.getByRole('button', { name: 'Waiting for others' }).click();
  await page.getByText('1 of 2 colleges waits for something').waitFor();
  await page.getByRole('button', { name: 'By person' }).click();
  await page.getByRole('button', { name: 'Add a person' }).waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'By college' }).click();
  await page.getByRole('article', { name: 'Cornell' }).getByRole('link', { name: 'Fee Sent' }).click();
  await heading(page, 'Cornell').waitFor();
  expect(wrong).toEqual([]);
});

test('two plans that clash are told with rule, source and day, before and after the second is added', async () => {
  const { page, open, wrong, call } = await laurel.student();
  await call('createApplication', { body: { college: 'Brown University', round: 'ed', status: 'submitted' } });
  const { id } = await call('createApplication', { body: { college: 'Georgetown University', round: 'ea' } });
  await open('/applications');
  const early = page.getByRole('region', { name: 'Early plan' });
  await early.getByText(/may not be open beside/).waitFor();
  await early
    .getByText(/checked \w+ \d+, 2026/)
    .first()
    .waitFor();
  await open(`/applications/${id}`);
  const status = page.getByRole('status', { name: 'Early plan of this application' });
  await status.getByText('Clashes with Brown University, Early Decision.').waitFor();
  expect(wrong).toEqual([]);
});
