import { expect, test } from 'vitest';
import { heading, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();
const permissions = ['clipboard-read', 'clipboard-write'];

test('an activity goes through SmartFrame to a line of at most 150 characters on the clipboard', async () => {
  const { page, open, wrong, call } = await laurel.student({ permissions });
  await open('/extracurriculars');
  await page.getByText('No activities yet.').waitFor();
  const form = page.getByRole('region', { name: 'Add an activity' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Captain, Robotics Club');
  await form.getByRole('textbox', { name: 'Organization' }).fill('North High');
  await form.getByRole('textbox', { name: 'Hours/week' }).fill('6');
  await form.getByRole('textbox', { name: 'Weeks/year' }).fill('30');
  await form
    .getByRole('textbox', { name: 'Impact' })
    .fill('I led 12 builders and we made a robot that got to the state final in 2025');
  await form.getByRole('button', { name: 'SmartFrame' }).click();
  const dialog = page.getByRole('dialog', { name: 'SmartFrame suggestions' });
  const uses = dialog.getByRole('button', { name: 'Use this' });
  await uses.first().waitFor();
  expect(await uses.count()).toBe(3);
  await uses.first().click();
  const line = await form.getByRole('textbox', { name: 'Impact' }).inputValue();
  expect(line.length).toBeLessThanOrEqual(150);
  expect(line).toContain('12');
  await form.getByRole('button', { name: 'Add activity' }).click();

  const row = page.getByRole('article', { name: 'Captain, Robotics Club' });
  await row.getByText('Diamond').waitFor();
  await page
    .getByText(/180\s*hrs\/yr/)
    .first()
    .waitFor();
  await row.getByRole('button', { name: 'Copy 150-char' }).click();
  await page.getByText(/^Copied \d+ characters$/).waitFor();
  const title = form.getByRole('textbox', { name: 'Title' });
  await title.press('ControlOrMeta+v');
  expect(await title.inputValue()).toBe(line);
  expect(await call('listActivities')).toMatchObject([
    { title: 'Captain, Robotics Club', impact: line, hoursPerWeek: 6 },
  ]);

  // An edit saves itself; a search and a sort are in the address.
  await row.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('article').getByRole('textbox', { name: 'Title' }).fill('Captain, Robotics');
  await expect.poll(async () => (await call('listActivities'))[0]!.title).toBe('Captain, Robotics');
  expect(wrong).toEqual([]);
});

test('a deleted activity comes back, whatever page is shown by then', async () => {
  const { page, open, call } = await laurel.student();
  await call('createActivity', { body: { title: 'Violin', impact: 'Second section, 40 weeks.' } });
  await open('/extracurriculars');
  await page.getByRole('article', { name: 'Violin' }).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete activity?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No activities yet.').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await heading(page, /Ada/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Violin is back.').waitFor();
  expect(await call('listActivities')).toMatchObject([{ title: 'Violin', impact: 'Second section, 40 weeks.' }]);
});

test('an activity that is being edited shows what another device has changed, and overwrites only the field that is typed in', async () => {
  const { page, open, call } = await laurel.student();
  const made = await call('createActivity', { body: { title: 'Violin', impact: 'Second section, 40 weeks.' } });
  await page.clock.install();
  await open('/extracurriculars');
  const row = page.getByRole('article');
  await row.getByRole('button', { name: 'Edit' }).click();
  await row.getByRole('textbox', { name: 'Title' }).fill('Violin, first year');
  await expect.poll(async () => (await call('listActivities'))[0]!.title).toBe('Violin, first year');

  await call('patchActivity', { params: { activityId: made.id }, body: { impact: 'First section, 40 weeks.' } });
  await page.clock.fastForward('01:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => row.getByRole('textbox', { name: 'Impact' }).inputValue()).toBe('First section, 40 weeks.');

  await row.getByRole('textbox', { name: 'Title' }).fill('Violin, second year');
  await expect
    .poll(async () => (await call('listActivities'))[0])
    .toMatchObject({ title: 'Violin, second year', impact: 'First section, 40 weeks.' });
});
