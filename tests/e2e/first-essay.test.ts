import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { essay } from '#mocks/fixtures/essay.ts';
import { essayBox, pressScore, saved, score, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

const marks = (page: Page) => page.locator('mark[data-kind]').allTextContents();

/** How many pixels the confetti covers at the moment. */
const drawnPixels = (page: Page) =>
  page.locator('canvas[data-confetti]').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, i) => i % 4 === 3 && value > 0).length;
  });

test('a new student signs up, brings an essay, has it scored, and finds everything again', async () => {
  const { page, open, wrong, asked } = await laurel.visitor();

  // Signs up, after every mistake that one can make.
  await open('/essaysworkspace');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  expect(await page.getByRole('alert').allTextContents()).toEqual([
    'Enter your full name.',
    'Enter a valid email address.',
    'Use at least 8 characters.',
    'Passwords must match.',
    'Please agree to the terms.',
  ]);
  await page.getByLabel('Full name').fill('Noor Haddad');
  await page.getByLabel('Email').fill('noor.haddad@example.com');
  await page.getByLabel('Password', { exact: true }).fill('spectrogram');
  await page.getByLabel('Confirm password').fill('spectrogram');
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();

  // Is led through the four steps, and brings the first two paragraphs in a file.
  await page.getByText('Step 1 of 4: Activities').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Completed').waitFor();
  await page.getByText('Step 2 of 4: Honors').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText('Step 1 of 4: Activities').waitFor();
  for (const step of ['2 of 4: Honors', '3 of 4: Applications', '4 of 4: Essays']) {
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByText(`Step ${step}`).waitFor();
  }
  const start = essay.slice(0, essay.indexOf('My parents')).trim();
  await page
    .getByLabel('Upload essay')
    .setInputFiles({ name: 'essay.txt', mimeType: 'text/plain', buffer: Buffer.from(start) });
  await expect.poll(() => essayBox(page).inputValue()).toBe(start);
  await page.getByRole('button', { name: 'Save essay' }).click();
  await page.getByRole('link', { name: 'Open in Editor' }).click();

  // Writes in the workspace and sees it save.
  await page.waitForURL('**/essaysworkspace');
  expect(await essayBox(page).inputValue()).toBe(start);
  await essayBox(page).fill(essay);
  await page.getByText('Saving…').waitFor();
  await saved(page).waitFor();

  // From here on every confetti is noted, however soon it is gone.
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      const added = changes.flatMap((change) => [...change.addedNodes]);
      if (added.some((node) => node instanceof HTMLCanvasElement)) document.body.dataset.celebrated = 'yes';
    }).observe(document.body, { childList: true });
  });
  const celebrated = () => page.evaluate(() => document.body.dataset.celebrated === 'yes');

  // Scores: wreath, six categories, two lists, marks on the essay's own words.
  await pressScore(page);
  const first = await score(page);
  expect(first).toBeGreaterThan(50);
  for (const category of ['Content', 'Structure', 'Voice', 'Clarity', 'Specificity', 'Reflection']) {
    expect(Number(await page.getByRole('meter', { name: category }).getAttribute('aria-valuenow'))).toBeLessThanOrEqual(
      10,
    );
  }
  expect(await page.getByRole('heading', { name: "What's working" }).count()).toBe(1);
  expect(await page.getByRole('heading', { name: 'What needs work' }).count()).toBe(1);
  const marked = await marks(page);
  expect(marked.length).toBeGreaterThanOrEqual(4);
  for (const words of marked) expect(essay).toContain(words);

  // Reads a remark by pointer, by click and by keyboard.
  const mark = page.locator('mark[data-kind]').first();
  await mark.hover();
  await page.getByRole('tooltip').waitFor();
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await mark.click();
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await page.keyboard.press('F8');
  await page.getByRole('tooltip').waitFor();
  await page.keyboard.press('Escape');

  // Typing around the marks leaves them on their words; changing a word of one drops that one alone.
  await essayBox(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  // Slowly enough that it is saved meanwhile.
  await page.keyboard.type('Listen first. ', { delay: 120 });
  expect(await marks(page)).toEqual(marked);
  // Undo takes back words as in any text box, not letters.
  for (let i = 0; i < 3 && (await essayBox(page).inputValue()) !== essay; i++)
    await page.keyboard.press('ControlOrMeta+z');
  expect(await essayBox(page).inputValue()).toBe(essay);
  const changed = marked.find((words) => essay.indexOf(words) === essay.lastIndexOf(words))!;
  await essayBox(page).evaluate((box: HTMLTextAreaElement, words) => {
    // Within the last word: a mark ends on a full stop.
    const at = box.value.indexOf(words) + words.length - 2;
    box.setSelectionRange(at, at);
  }, changed);
  await page.keyboard.type('x');
  await expect.poll(() => marks(page)).toEqual(marked.filter((words) => words !== changed));
  await page.keyboard.press('Backspace');
  await expect.poll(() => marks(page)).toEqual(marked);
  await saved(page).waitFor();

  // A worse text scores lower and nothing celebrates; a better one does.
  await essayBox(page).fill('I like boats. They float.');
  await saved(page).waitFor();
  await pressScore(page);
  const second = await score(page);
  expect(second).toBeLessThan(first);
  expect(await celebrated()).toBe(false);
  await essayBox(page).fill(`${essay} It hums.`);
  await saved(page).waitFor();
  await page.getByRole('button', { name: 'Score (AI)' }).click();
  await page.locator('canvas[data-confetti]').waitFor({ state: 'attached' });
  await expect.poll(() => drawnPixels(page), { interval: 50 }).toBeGreaterThan(0);
  await page.locator('canvas[data-confetti]').waitFor({ state: 'detached' });
  // A text that was scored before has its score back.
  await essayBox(page).fill(essay);
  await saved(page).waitFor();
  await expect.poll(() => marks(page)).toEqual(marked);
  expect(await score(page)).toBe(first);

  // After a reload, and after signing out and in, all of it is still there.
  const everything = async () => ({
    text: await essayBox(page).inputValue(),
    score: await score(page),
    marks: await marks(page),
  });
  const before = await everything();
  await page.reload();
  await essayBox(page).waitFor();
  expect(await everything()).toEqual(before);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('rememberEmail')])).toEqual([
    null,
    null,
  ]);
  await page.getByLabel('Email').fill('noor.haddad@example.com');
  await page.getByLabel('Password').fill('spectrogram');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'Open workspace' }).click();
  await essayBox(page).waitFor();
  expect(await everything()).toEqual(before);

  expect(wrong).toEqual([]);
  expect([...asked]).toEqual([laurel.address()]);
});

test('a visitor scores a sample without an account', async () => {
  const { page, open } = await laurel.visitor();
  await open('/');
  await page.getByRole('textbox', { name: 'Essay sample' }).fill('Too short.');
  await page.getByRole('button', { name: 'Score this sample' }).click();
  expect(await page.getByRole('alert').textContent()).toBe('Paste a longer sample (~60+ chars).');
  await page.getByRole('textbox', { name: 'Essay sample' }).fill(essay);
  await page.getByRole('button', { name: 'Score this sample' }).click();
  await page.getByText('Rewritten intro').waitFor();
  expect(await page.getByRole('meter', { name: 'Score' }).getAttribute('aria-valuetext')).toMatch(/^\d\.\d out of 10$/);
});
