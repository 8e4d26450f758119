import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { choose, heading, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

const map = (page: Page) => page.getByRole('heading', { name: /^\d+ prompts, \d+ essays to write$/ });

/** How many essays the map says are left to write. */
async function leftToWrite(page: Page) {
  const [, left] = /, (\d+) essays/.exec((await map(page).textContent())!)!;
  return Number(left);
}

test('three colleges’ questions are added in one step each, and the map tells what is left, by keyboard', async () => {
  const { page, open, wrong, call } = await laurel.student();
  const colleges = { 'Brown University': 'Four', 'Stanford University': 'Eight', 'University of Michigan': 'Two' };
  for (const [college, count] of Object.entries(colleges)) {
    const { id } = await call('createApplication', { body: { college, round: 'rd', deadline: '2027-01-05' } });
    await open(`/applications/${id}`);
    const questions = page.getByRole('region', { name: 'Questions of this season' });
    await questions.getByText(`asks for ${count.toLowerCase()}:`).waitFor();
    await questions.getByText(/checked \w+ \d+, 2026/).waitFor();
    await questions.getByRole('button', { name: 'Add them' }).focus();
    await page.keyboard.press('Enter');
    await questions.getByText(`${count} questions added to your supplementals.`).waitFor();
  }
  const applications = await call('listApplications');
  const rowsOf = (college: string) => applications.find((row) => row.college === college)!.supplementals;
  const source = rowsOf('Stanford University').find(({ title }) => title === 'Who you are (2)')!;
  const response = 'One word after another. '.repeat(60).trim();
  await call('saveSupplemental', { params: { sid: source.id }, body: { response, status: 'editing' } });

  await open('/essays');
  await page.getByRole('tab', { name: 'List' }).focus();
  await page.keyboard.press('ArrowRight');
  await map(page).waitFor();
  expect(await map(page).textContent()).toMatch(/^14 prompts/);
  const before = await leftToWrite(page);

  const pencil = page.getByRole('button', {
    name: 'Correct what What you would bring, University of Michigan, asks for',
  });
  await pencil.focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('group', { name: 'What What you would bring asks for' });
  for (const name of ['Who you are', 'Leading', 'What you hold to']) {
    await editor.getByRole('button', { name }).focus();
    await page.keyboard.press('Space');
  }
  await editor.getByText('Saved').waitFor();
  // Nothing moves while the editor is open.
  expect(await leftToWrite(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => leftToWrite(page)).toBe(before - 1);
  expect(await pencil.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByText('your correction').waitFor();

  const asItIs = page.getByRole('region', { name: 'Use as it is' });
  const ofBrown = asItIs.getByRole('listitem').filter({ hasText: 'Brown University' });
  await ofBrown.getByRole('button', { name: 'Start from this essay' }).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Who you are').waitFor();
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value)).toBe(response);
  const started = rowsOf('Brown University').find(({ title }) => title === 'Who you are')!;
  const { startedFrom } = await call('readSupplemental', { params: { sid: started.id } });
  expect(startedFrom).toMatchObject({ essayId: source.id });
  // By hand: a change elsewhere would show only once the answer that the browser has is half a minute old.
  await choose(page, 'Status', 'Final');
  await expect.poll(async () => (await call('readSupplemental', { params: { sid: started.id } })).status).toBe('final');

  await open('/essays?view=map');
  await page.getByText('2 written').waitFor();
  const stories = page.getByRole('region', { name: 'Stories' });
  await stories.getByRole('combobox', { name: 'College' }).waitFor();
  expect(wrong).toEqual([]);
});

test('on a phone the map fits, and what the prompts ask for opens in place', async () => {
  const { page, open, wrong, call } = await laurel.student({ viewport: { width: 390, height: 844 } });
  const { id: appId } = await call('createApplication', { body: { college: 'Brown University' } });
  const { prompts } = await call('listCollegePrompts', { params: { appId } });
  await call('addCollegePrompts', { params: { appId }, body: { prompts: prompts.slice(0, 4).map(({ id }) => id) } });
  await open('/essays?view=map');
  await page.getByRole('heading', { name: '4 prompts, 4 essays to write' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Show 4 prompts' }).click();
  expect(await page.getByRole('button', { name: /^Correct/ }).count()).toBe(4);
  expect(wrong).toEqual([]);
});
