import { expect, test } from 'vitest';
import { choose, startedLaurel } from './journeys.ts';

const laurel = startedLaurel(async () => ({ RATE_LIMIT: 'off' }));

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
