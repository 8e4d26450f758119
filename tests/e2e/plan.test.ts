import { expect, test } from 'vitest';
import { heading, startedLaurel } from './journeys.ts';

/** Before Thanksgiving: still Monday in California, and already Tuesday in Japan. */
const NOW = '2026-11-23T23:30:00Z';
const laurel = startedLaurel(async () => ({ LAUREL_NOW: NOW, NODE_ENV: 'test' }));

const colleges = [
  ['Cornell University', '2027-01-02'],
  ['Brown University', '2027-01-05'],
  ['Oberlin College', '2027-01-15'],
  ['Carleton College', '2027-01-15'],
  ['Grinnell College', '2027-01-05'],
  ['Macalester College', '2027-01-15'],
  ['Kenyon College', '2027-01-15'],
  ['Deep Springs College', '2026-11-30'],
] as const;

test.each([
  ['America/Los_Angeles', 'November 30'],
  // The colleges close at midnight in New York, which is in the afternoon there.
  ['Asia/Tokyo', 'December 1'],
])('in %s a student of eight colleges plans: hours, a way out, a letter, an essay', async (timezoneId, closes) => {
  const { page, open, wrong, call } = await laurel.student({ timezoneId });
  await page.clock.install({ time: new Date(NOW) });
  for (const [college, deadline] of colleges)
    await call('createApplication', { body: { college, deadline, round: 'rd' } });
  const apps = await call('listApplications');
  const springs = apps.find(({ college }) => college === 'Deep Springs College')!.id;
  // Elsewhere nothing is left to write but the main essay, so that the first date is the tightest.
  for (const { id } of apps.filter((app) => app.id !== springs))
    await call('createSupplemental', {
      params: { appId: id },
      body: { title: 'Why us', wordLimit: 100, response: 'I have been there in the rain.', status: 'final' },
    });
  const { id: why } = await call('createSupplemental', {
    params: { appId: springs },
    body: { title: 'Why Deep Springs', wordLimit: 500, response: 'The desert is quiet.' },
  });

  await open('/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  await today.getByText('Not known yet: Laurel needs your hours.').waitFor();
  await expect.poll(() => today.getByRole('listitem').count()).toBe(3);
  await today.getByRole('spinbutton', { name: 'Hours per week' }).fill('2');
  await page.keyboard.press('Enter');
  const verdict = page.getByRole('status', { name: 'Does it fit' });
  await verdict.getByText(`short for ${closes}.`).waitFor();
  expect(await call('readPlanSettings')).toMatchObject({ hoursPerWeek: 2, zone: timezoneId });

  // The whole plan says what would help, and the first way out makes it fit.
  await today.getByRole('link', { name: 'See the plan' }).click();
  await heading(page, 'Plan').waitFor();
  const ways = page.getByRole('group', { name: /ways out/ });
  await ways.getByText(/^Leave .+ out\.$/).waitFor();
  await ways.getByRole('button', { name: /^Set \d+ hours$/ }).click();
  await verdict.getByText(/^It (just )?fits/).waitFor();
  await expect.poll(() => ways.count()).toBe(0);
  expect(await call('readPlan')).toMatchObject({ verdict: { kind: expect.stringMatching(/yes|tight/) } });

  // A counselor is asked for all letters at once; then the student waits for them.
  const week = page.getByRole('region', { name: 'This week' });
  const ask = week.getByRole('listitem').filter({ hasText: 'Ask your counselor' });
  await ask.getByRole('button', { name: 'Done' }).click();
  await ask.getByRole('button', { name: 'Undo' }).waitFor();
  const waiting = page.getByRole('region', { name: 'Waiting for others' });
  await waiting.getByRole('heading', { name: 'Your counselor Counselor' }).waitFor();
  const letters = (await call('listRequirements')).filter(
    ({ kind, state }) => kind === 'counselorLetter' && state === 'asked',
  );
  expect(letters.length).toBeGreaterThan(2);

  // A final essay is done by itself.
  const essay = page.getByRole('link', { name: /Why Deep Springs/ });
  await essay.first().waitFor();
  await call('saveSupplemental', { params: { sid: why }, body: { status: 'final' } });
  await page.reload();
  await heading(page, 'Plan').waitFor();
  await week.getByRole('link').first().waitFor();
  await expect.poll(() => essay.count()).toBe(0);
  expect(wrong).toEqual([]);
});
