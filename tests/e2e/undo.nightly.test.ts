import { expect, test } from 'vitest';
import { startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

const own = 'I taught 14 kids to build robots after school.';

test('an edited activity is saved with the line that came back', async () => {
  const { page, open, call } = await laurel.student();
  const body = { organization: '', hoursPerWeek: null, weeksPerYear: null };
  await call('createActivity', { body: { ...body, title: 'Robotics mentor', impact: own } });
  await open('/extracurriculars');
  await page.getByRole('button', { name: 'Edit' }).click();
  const row = page.getByRole('article');
  await row.getByRole('button', { name: 'SmartFrame' }).click();
  await page.getByRole('button', { name: 'Use this' }).first().click();
  await expect.poll(async () => (await call('listActivities'))[0]!.impact).not.toBe(own);
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await call('listActivities'))[0]!.impact).toBe(own);
});

test('notes in whose place emptied ones were chosen come back by Ctrl+Z in their own field alone', async () => {
  const { page, open, call } = await laurel.student();
  const { id } = await call('createApplication', { body: { college: 'Brown University' } });
  await open(`/applications/${id}`);
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.waitFor();
  const stored = async () => (await call('readApplication', { params: { appId: id } })).notes;
  for (const notes of ['Ask Mr. Abara.', '']) {
    const { notesRevision } = await call('readApplication', { params: { appId: id } });
    await call('patchApplication', { params: { appId: id }, body: { notes, baseNotesRevision: notesRevision } });
  }
  await notes.pressSequentially('Ask Mrs. Alvarez.');
  await notes.blur();
  await page.getByRole('button', { name: 'Compare both texts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use the other text' }).click();
  await expect.poll(() => notes.inputValue()).toBe('');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const title = page.getByRole('textbox', { name: 'Title' });
  await title.press('ControlOrMeta+z');
  expect(await notes.inputValue()).toBe('');
  await notes.press('ControlOrMeta+z');
  expect(await notes.inputValue()).toBe('Ask Mrs. Alvarez.');
  await expect.poll(stored).toBe('Ask Mrs. Alvarez.');
});
