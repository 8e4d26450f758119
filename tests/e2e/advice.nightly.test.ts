import { expect, test } from 'vitest';
import { paragraph } from '../support/essays.ts';
import { heading, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

test('honors are added, edited in place and found; ideas come by ZIP code where the location is refused', async () => {
  const { page, open, wrong, call } = await laurel.student();
  await open('/honors');
  await page.getByRole('textbox', { name: 'Title' }).fill('State Science Fair, finalist');
  await page.getByRole('button', { name: 'Add honor' }).click();
  const row = page.getByRole('article', { name: 'State Science Fair, finalist' });
  await row.getByRole('button', { name: 'Edit' }).click();
  await row
    .getByRole('textbox', { name: 'Title' })
    .or(page.getByRole('article').getByRole('textbox', { name: 'Title' }))
    .first()
    .fill('State Science Fair, second');
  await page
    .getByRole('article')
    .getByRole('button', { name: /^(Save|Done)$/ })
    .click();
  await expect
    .poll(async () => (await call('listHonors'))[0])
    .toMatchObject({
      title: 'State Science Fair, second',
      kind: 'Award',
      level: 'School',
      gradeYear: 11,
    });
  await page.getByRole('searchbox', { name: 'Search honors' }).fill('nothing like it');
  await expect.poll(() => page.getByRole('article', { name: /Science Fair/ }).count()).toBe(0);
  await page.getByRole('searchbox', { name: 'Search honors' }).fill('');

  await page.getByRole('button', { name: 'Use My Location' }).click();
  await page.getByText('Location permission denied or unavailable').waitFor();
  await page.getByRole('textbox', { name: 'ZIP code or city' }).fill('43604');
  await page.getByRole('textbox', { name: 'Interests' }).fill('engineering, robotics');
  await page.getByRole('button', { name: 'Generate' }).click();
  const ideas = page.getByRole('region', { name: 'Opportunity Ideas' });
  await ideas.getByRole('heading', { level: 3 }).first().waitFor();
  expect(await ideas.getByRole('heading', { level: 3 }).count()).toBeLessThanOrEqual(6);
  expect(wrong).toEqual([]);
});

test('a location that is allowed is used for one answer, and leaves the browser in hundredths of a degree', async () => {
  const { page, open } = await laurel.student({
    geolocation: { latitude: 41.6528052, longitude: -83.5378674 },
    permissions: ['geolocation'],
  });
  const sent: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/opportunities') && sent.push(request.postDataJSON()));
  await open('/honors');
  await page.getByRole('button', { name: 'Use My Location' }).click();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect.poll(() => sent).toMatchObject([{ lat: 41.65, lng: -83.54, radiusMi: 25, n: 6 }]);
});

test('AdmitLens answers from what the student has, by Enter, and says who answers', async () => {
  const { page, open, wrong, call } = await laurel.student();
  await call('saveDraft', { body: { text: paragraph } });
  await call('createApplication', { body: { college: 'Brown University', deadline: '2099-01-03' } });
  await open('/admitlens');
  await heading(page, 'AdmitLens').waitFor();
  const log = page.getByRole('log', { name: 'Conversation' });
  await page.getByRole('textbox', { name: 'Message' }).fill('Which deadlines do I have?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('All of them.');
  await page.keyboard.press('Enter');
  await log.getByText('Which deadlines do I have?').waitFor();
  await expect.poll(() => log.textContent(), { timeout: 10_000 }).toContain('Brown University');
  await page
    .getByText(/built-in coach/)
    .first()
    .waitFor();

  await page.route('**/api/ai/chat', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Message' }).fill('And now?');
  await page.getByRole('button', { name: 'Send' }).click();
  await log.getByText('Something went wrong. Try again in a moment.').first().waitFor();
  expect(wrong.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('a conversation survives a reload in its own tab, and is gone from the browser after signing out', async () => {
  const { page, context, open, wrong } = await laurel.student();
  const ask = async (at: typeof page, question: string) => {
    await at.getByRole('textbox', { name: 'Message' }).fill(question);
    await at.keyboard.press('Enter');
    await at.getByText('Answered by').waitFor();
  };
  const conversationOf = (at: typeof page) => at.getByRole('log', { name: 'Conversation' });
  await open('/admitlens');
  await ask(page, 'What is due first?');
  const other = await context.newPage();
  await other.goto(`${laurel.address()}/admitlens`);
  await ask(other, 'Where is my application thin?');

  await page.reload();
  await conversationOf(page).getByText('What is due first?').waitFor();
  expect(await conversationOf(page).getByText('Where is my application thin?').count()).toBe(0);
  await other.reload();
  await conversationOf(other).getByText('Where is my application thin?').waitFor();
  await other.close();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await heading(page, 'Welcome back').waitFor();
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toContain('What is due first?');
  expect(wrong).toEqual([]);
});
