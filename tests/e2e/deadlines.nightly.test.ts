import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { choose, startedLaurel } from './journeys.ts';

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
