import { expect, test } from 'vitest';
import { choose, heading, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

test('an application goes from the search, with its deadline, to calendar, dashboard and a Win', async () => {
  const { page, open, wrong, call } = await laurel.student();
  await open('/applications');
  await page.getByText('No applications yet.').waitFor();
  await page.getByRole('button', { name: 'Add Application' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Application' });
  await dialog.getByRole('button', { name: 'Create & Open' }).click();
  await dialog.getByText('College is required.').waitFor();
  await dialog.getByRole('combobox', { name: 'College' }).fill('Stanfrod');
  await page.getByRole('option', { name: /^Stanford University/ }).click();
  // The lists of the dialog stand over it.
  await choose(dialog, 'Status', 'Editing');
  await choose(dialog, 'Round', 'Restrictive EA');
  await choose(dialog, 'Round', 'Regular Decision');
  await dialog.getByRole('button', { name: /^Regular Decision, Jan/ }).click();
  const deadline = await dialog.getByLabel('Deadline').inputValue();
  expect(deadline).toMatch(/^\d{4}-01-\d\d$/);
  await dialog.getByRole('button', { name: 'Create & Open' }).click();
  await heading(page, 'Stanford University').waitFor();
  const appId = page.url().split('/').at(-1)!;

  // In the calendar of that month, and back through the months that were looked at.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' }).click();
  const grid = (month: Date) =>
    page.getByRole('grid', { name: month.toLocaleDateString('en-US', { month: 'long', year: 'numeric' }) });
  const due = new Date(`${deadline}T12:00:00`);
  const shown = new Date(new Date().setDate(1));
  await grid(shown).waitFor();
  while (shown.getMonth() !== due.getMonth()) {
    await page.getByRole('button', { name: 'Next' }).click();
    shown.setMonth(shown.getMonth() + 1);
    await grid(shown).waitFor();
  }
  await grid(due)
    .getByRole('link', { name: /^Stanford/ })
    .click();
  await heading(page, 'Stanford University').waitFor();
  await page.goBack();
  await grid(due).waitFor();
  await page.getByRole('button', { name: 'Today' }).click();
  await grid(new Date()).waitFor();

  // On the dashboard, until it is submitted.
  await open('/dashboard');
  const deadlines = page.getByRole('region', { name: 'Upcoming Deadlines' });
  await deadlines.getByText('Stanford University').waitFor();
  await deadlines.getByRole('link', { name: /Stanford University/ }).click();
  await heading(page, 'Stanford University').waitFor();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Ask Mr. Abara for the second letter.');
  await page.getByRole('textbox', { name: 'Notes' }).blur();
  await choose(page, 'Round', 'Restrictive EA');
  await choose(page, 'Status', 'Submitted');
  await choose(page, 'Decision', 'Accepted');
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
  await expect
    .poll(() => call('readApplication', { params: { appId } }))
    .toMatchObject({
      round: 'rea',
      status: 'submitted',
      decision: 'accepted',
      notes: 'Ask Mr. Abara for the second letter.',
    });
  await open('/dashboard');
  await page
    .getByRole('heading', { name: 'Wins' })
    .or(page.getByText('Wins', { exact: true }))
    .first()
    .waitFor();
  expect((await call('readOverview', { query: {} })).applications.statuses.accepted).toBe(1);
  await expect.poll(() => deadlines.getByText('Stanford University').count()).toBe(0);

  // Filter and month are in the address: back brings them again.
  await open('/applications');
  await choose(page, 'Status filter', 'Drafting');
  await page.getByText('No applications match this filter.').waitFor();
  await choose(page, 'Status filter', 'Submitted');
  const row = page.getByRole('article', { name: 'Stanford University' });
  await row.getByRole('link', { name: 'Open' }).click();
  await heading(page, 'Stanford University').waitFor();
  await page.goBack();
  await row.waitFor();
  expect(page.url()).toContain('status=submitted');

  // Deleted, and brought back.
  await row.getByRole('link', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Delete application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Deleted Stanford University').waitFor();
  expect(await call('listApplications')).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
  expect(wrong).toEqual([]);
});

test('a change that is refused is put back, and can be tried again', async () => {
  const { page, open, call } = await laurel.student();
  await call('createApplication', { body: { college: 'Brown University' } });
  await open('/applications');
  const row = page.getByRole('article', { name: 'Brown University' });
  await page.route('**/api/apps/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await choose(row, 'Status', 'Editing');
  await page.getByText('That change did not save, so we put it back.').waitFor();
  await expect.poll(() => row.getByRole('combobox', { name: 'Status' }).textContent()).toContain('Drafting');
  await page.unroute('**/api/apps/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await call('listApplications'))[0]?.status).toBe('editing');
});

test('of two tabs on the notes of an application none overwrites the other: both texts are offered', async () => {
  const { page, context, call, address } = await openNotes('Ask Mr. Abara.');
  const other = await context.newPage();
  await other.goto(address);
  const notesOf = (tab: typeof page) => tab.getByRole('textbox', { name: 'Notes' });
  const stored = async () => (await call('listApplications'))[0]!.notes;
  await notesOf(other).fill('Ask Mr. Abara by Thursday.');
  await notesOf(other).blur();
  await expect.poll(stored).toBe('Ask Mr. Abara by Thursday.');

  await notesOf(page).fill('Ask Mrs. Alvarez.');
  await notesOf(page).blur();
  await page.getByRole('button', { name: 'Compare both texts' }).click();
  const dialog = page.getByRole('dialog', { name: 'These notes were changed somewhere else' });
  await dialog.getByText('Ask Mr. Abara by Thursday.').waitFor();
  expect(await stored()).toBe('Ask Mr. Abara by Thursday.');
  await dialog.getByRole('button', { name: 'Keep this text' }).click();
  await expect.poll(stored).toBe('Ask Mrs. Alvarez.');
  // Written on from there without a conflict.
  await notesOf(page).fill('Ask Mrs. Alvarez twice.');
  await notesOf(page).blur();
  await expect.poll(stored).toBe('Ask Mrs. Alvarez twice.');
});

async function openNotes(notes: string) {
  const { page, context, call } = await laurel.student();
  const { id } = await call('createApplication', { body: { college: 'Brown University', notes } });
  const address = `${laurel.address()}/applications/${id}`;
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Notes' }).waitFor();
  return { page, context, call, address };
}
