import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { choose, heading, startedLaurel } from './journeys.ts';

const laurel = startedLaurel(async () => ({ RATE_LIMIT: 'off' }));

/** 18:00 in London. */
const ucas = '2027-01-14T18:00:00.000Z';

test.each([
  ['Europe/London', 'Jan 14', '6:00 PM'],
  ['Pacific/Honolulu', 'Jan 14', '8:00 AM'],
  ['Asia/Tokyo', 'Jan 15', '3:00 AM'],
])('a page that stays open sees 18:00 in London pass, in %s', async (timezoneId, day, time) => {
  const { page, open, wrong, call } = await laurel.student({ timezoneId });
  const { id } = await call('createApplication', { body: { college: 'University of Oxford', deadline: ucas } });
  await call('createSupplemental', { params: { appId: id }, body: { title: 'Why Oxford', prompt: '' } });
  const places: [path: string, place: (page: Page) => Locator][] = [
    ['/dashboard', () => page.getByRole('region', { name: 'Upcoming Deadlines' })],
    ['/applications', () => page.getByRole('article', { name: 'University of Oxford' })],
    ['/applications', () => page.getByRole('gridcell').filter({ hasText: 'Oxford' })],
    [`/applications/${id}`, () => page.getByRole('banner').or(page.locator('header')).filter({ hasText: 'Status' })],
    ['/essays', () => page.getByRole('article', { name: 'University of Oxford' })],
  ];
  await page.clock.install({ time: '2027-01-14T17:50:00Z' });
  for (const [path, place] of places) {
    await page.clock.setSystemTime('2027-01-14T17:58:30Z');
    await open(path);
    await place(page).getByText('Due today').last().waitFor({ state: 'attached' });
    expect(await place(page).last().textContent()).toContain(time);
    await page.clock.fastForward(60_000);
    expect(await place(page).last().textContent()).not.toContain('Closed');
    await page.clock.fastForward(60_000);
    await place(page).getByText(`Closed today at ${time}`).last().waitFor({ state: 'attached' });
    expect(await place(page).getByText('Due today').count()).toBe(0);
  }
  expect(await page.evaluate(() => new Date().toLocaleDateString('en-US', { month: 'short', day: 'numeric' }))).toBe(
    day,
  );
  expect(wrong).toEqual([]);
});

test('where motion is reduced, a yes is only said', async () => {
  const { page, open, call } = await laurel.student({ reducedMotion: 'reduce' });
  const { id } = await call('createApplication', { body: { college: 'Brown University', status: 'submitted' } });
  await open(`/applications/${id}`);
  await choose(page, 'Decision', 'Accepted');
  await expect.poll(async () => (await call('readApplication', { params: { appId: id } })).decision).toBe('accepted');
  await page.getByText('Accepted', { exact: true }).first().waitFor();
  expect(await page.locator('canvas[data-confetti]').count()).toBe(0);
});

const colleges = [
  'Brown University',
  'Cornell University',
  'Stanford University',
  'Duke University',
  'Rice University',
  'Yale University',
  'Tufts University',
  'Emory University',
];

const column = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

test('eight colleges with their deadlines are added in at most twenty actions, then found and sorted', async () => {
  const { page, open, wrong, call } = await laurel.student();
  let actions = 0;
  /** One press, or one name that is typed. */
  const act = async (action: Promise<void>) => {
    actions++;
    await action;
  };
  await open('/applications');
  await act(page.getByRole('button', { name: 'Add Application' }).first().click());
  const dialog = page.getByRole('dialog', { name: 'Add Application' });
  const college = dialog.getByRole('combobox', { name: 'College' });
  for (const name of colleges) {
    await expect.poll(() => college.evaluate((field) => field === document.activeElement)).toBe(true);
    await act(page.keyboard.insertText(name));
    await expect.poll(() => dialog.getByLabel('Deadline').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await act(dialog.getByRole('button', { name: 'Create & add another' }).click());
    await dialog.getByText(`Added ${name}, Regular Decision, due `).waitFor();
  }
  await dialog.getByText('8 added so far.').waitFor();
  await act(dialog.getByRole('button', { name: 'Done' }).click());
  expect(actions).toBeLessThanOrEqual(20);
  await expect.poll(async () => (await column(page)).toSorted()).toEqual(colleges.toSorted());
  const stored = await call('listApplications');
  expect(
    stored.every(({ round, deadline, status }) => round === 'rd' && deadline !== null && status === 'drafting'),
  ).toBe(true);

  // One that is on the list already is said so, with the way to it.
  await page.getByRole('button', { name: 'Add Application' }).first().click();
  await college.fill('brown university');
  await dialog.getByText('Brown University is on your list already, for Regular Decision.').waitFor();
  // At once: no list lies over the link.
  await dialog.getByRole('link', { name: 'Open the one you have' }).click();
  await heading(page, 'Brown University').waitFor();

  // From ten applications on they are searched and sorted, in the address.
  for (const name of ['Zeta College', 'Alpha College'])
    await call('createApplication', { body: { college: name, status: 'editing' } });
  await open('/applications');
  await page.getByRole('radio', { name: 'College' }).check({ force: true });
  await expect.poll(() => column(page)).toEqual([...colleges, 'Alpha College', 'Zeta College'].toSorted());
  await page.getByRole('searchbox', { name: 'Search colleges' }).fill('college');
  await expect.poll(() => column(page)).toEqual(['Alpha College', 'Zeta College']);
  await page.getByRole('heading', { name: 'Applications with “college”' }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=college&q=college');
  await page.reload();
  await expect.poll(() => column(page)).toEqual(['Alpha College', 'Zeta College']);
  expect(wrong).toEqual([]);
});

test('a yes is celebrated once, and never by a page that is read again', async () => {
  const { page, open, wrong, call } = await laurel.student();
  const { id } = await call('createApplication', { body: { college: 'Brown University', status: 'submitted' } });
  await open(`/applications/${id}`);
  await choose(page, 'Decision', 'Accepted');
  await page.locator('canvas[data-confetti]').waitFor({ state: 'attached' });
  await page.locator('canvas[data-confetti]').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Accepted', { exact: true }).first().waitFor();
  expect(await page.locator('canvas[data-confetti]').count()).toBe(0);
  await open('/applications');
  await page.getByRole('article', { name: 'Brown University' }).getByText('Accepted').waitFor();
  expect(wrong).toEqual([]);
});
