import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { paragraph } from '../support/essays.ts';
import { button, essayBox, heading, password, press, saved, score, section, startedLaurel, tabTo } from './journeys.ts';

const laurel = startedLaurel();

async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('all of Laurel by keyboard alone: from signing up to a scored essay, a reordered list and signing out', async () => {
  const { page, open, wrong } = await laurel.visitor();

  await open('/');
  await press(page, page.getByRole('link', { name: 'Sign Up' }).first());
  await heading(page, /account/i).waitFor();
  await type(page, field(page, 'Full name'), 'Ada Okafor');
  await type(page, field(page, 'Email'), 'by.keyboard@example.com');
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await type(page, page.getByLabel('Confirm password'), password);
  await press(page, page.getByRole('checkbox', { name: /^I agree/ }), 'Space');
  await press(page, button(page, 'Create account'));

  // Onboarding: a row of the table, and the rest skipped.
  await page.getByText('Step 1 of 4: Activities').waitFor();
  await type(page, field(page, 'Title'), 'Violin, second section');
  await press(page, button(page, 'Preview'));
  await page.getByRole('heading', { name: 'Ready to import' }).waitFor();
  await press(page, button(page, 'Import'));
  await page.getByText('Imported 1 item(s). Skipped 0 duplicate(s).').waitFor();
  await press(page, button(page, 'Next'));
  for (const step of ['2 of 4: Honors', '3 of 4: Applications', '4 of 4: Essays']) {
    await page.getByText(`Step ${step}`).waitFor();
    await expect.poll(() => page.getByText('Completed').isVisible()).toBe(false);
    await press(page, button(page, 'Skip'));
  }
  await heading(page, /, Ada$/).waitFor();

  // An application: the dialog keeps the focus, the list answers to arrows, the calendar too.
  await press(page, section(page, 'Applications'));
  await heading(page, 'Applications').waitFor();
  await press(page, button(page, 'Add Application'));
  const dialog = page.getByRole('dialog', { name: 'Add Application' });
  await dialog.waitFor();
  await page.keyboard.type('Oberlin');
  await page.getByRole('option', { name: /^Oberlin College/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Create & Open' }));
  await heading(page, 'Oberlin College').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent), { message: 'the heading has the focus' })
    .toContain('Oberlin');
  const status = page.getByRole('combobox', { name: 'Status', exact: true }).first();
  await press(page, status);
  await page.locator('[role="option"][data-highlighted]').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.locator('[role="option"][data-highlighted]', { hasText: 'Editing' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => status.textContent()).toContain('Editing');
  await tabTo(page, section(page, 'Applications'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'Applications').waitFor();
  const day = page.getByRole('grid').locator('[tabindex="0"]').first();
  await tabTo(page, day);
  const before = await page.getByRole('grid').first().getAttribute('aria-labelledby');
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.url()).toContain('month=');
  await page.keyboard.press('t');
  await expect.poll(() => page.url()).not.toContain('month=');
  expect(before).not.toBeUndefined();

  // The essay: written, saved, scored, its highlights read.
  await tabTo(page, section(page, 'Essays'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'Essays').waitFor();
  await press(page, page.getByRole('link', { name: 'Open Editor' }));
  await essayBox(page).waitFor();
  await tabTo(page, essayBox(page));
  await page.keyboard.insertText(paragraph);
  await page.keyboard.press('ControlOrMeta+s');
  await saved(page).waitFor();
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByText('Analyzing your essay…').waitFor();
  await page.getByText('Analyzing your essay…').waitFor({ state: 'detached' });
  await expect.poll(() => score(page)).toBeGreaterThan(20);
  await page.keyboard.press('F8');
  await page.getByRole('tooltip').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tooltip').waitFor({ state: 'detached' });

  // An activity is added by Enter and deleted with the question answered; then undone.
  await tabTo(page, section(page, 'Extracurriculars'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'Extracurriculars').waitFor();
  await type(page, field(page, 'Title'), 'Chess club');
  await page.keyboard.press('Enter');
  const chess = page.getByRole('article', { name: 'Chess club' });
  await press(page, chess.getByRole('button', { name: 'Delete' }));
  await page.getByRole('dialog', { name: 'Delete activity?' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await chess.waitFor({ state: 'detached' });
  await press(page, button(page, 'Undo'));
  await chess.waitFor();

  // A question to the advisor, and out.
  await tabTo(page, section(page, 'AdmitLens'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'AdmitLens').waitFor();
  await type(page, field(page, 'Message'), 'What should I do first?');
  await page.keyboard.press('Enter');
  await page.getByText(/^Answered by/).waitFor();
  await tabTo(page, button(page, 'Sign Out'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'Welcome back').waitFor();
  expect(wrong).toEqual([]);
});

test('the rest by keyboard alone: a supplemental, SmartFrame, an honor and ideas, settings and the end of the account', async () => {
  const { page, open, wrong, call } = await laurel.student();
  const { id: appId } = await call('createApplication', { body: { college: 'Brown University' } });

  await open(`/applications/${appId}`);
  await heading(page, 'Brown University').waitFor();
  const form = page.getByRole('form', { name: 'Add a supplemental' });
  await type(page, form.getByRole('textbox', { name: 'Title' }), 'Why Brown');
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Why Brown' });
  await card.waitFor();
  await tabTo(page, card.getByRole('textbox', { name: 'Response' }), 'Shift+Tab');
  await page.keyboard.type('A first sentence.');
  await press(page, card.getByRole('link', { name: 'Open in Editor' }));
  await heading(page, 'Why Brown').waitFor();
  await tabTo(page, essayBox(page));
  expect(await essayBox(page).inputValue()).toBe('A first sentence.');
  await page.keyboard.press('Alt+ArrowLeft');
  await heading(page, 'Main essay').waitFor();

  await press(page, section(page, 'Extracurriculars'));
  await heading(page, 'Extracurriculars').waitFor();
  await type(page, field(page, 'Title'), 'Captain, Robotics Club');
  await type(page, field(page, 'Impact'), 'I led 12 builders and we made a robot that got to the state final');
  await press(page, button(page, 'SmartFrame'));
  const dialog = page.getByRole('dialog', { name: 'SmartFrame suggestions' });
  await dialog.getByRole('button', { name: 'Use this' }).first().waitFor();
  await press(page, dialog.getByRole('button', { name: 'Use this' }).first());
  await dialog.waitFor({ state: 'detached' });
  expect(await field(page, 'Impact').inputValue()).toContain('12');

  await tabTo(page, section(page, 'Honors'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await heading(page, /^Honors/).waitFor();
  await type(page, field(page, 'Title'), 'State Science Fair');
  await press(page, button(page, 'Add honor'));
  await page.getByRole('article', { name: 'State Science Fair' }).waitFor();
  await type(page, field(page, 'Interests'), 'engineering');
  await press(page, button(page, 'Generate'));
  await page.getByRole('region', { name: 'Opportunity Ideas' }).getByRole('heading', { level: 3 }).first().waitFor();

  await tabTo(page, section(page, 'Settings'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'Settings').waitFor();
  await tabTo(page, page.getByRole('radio', { name: 'As this device' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await press(page, button(page, 'Delete account'));
  const question = page.getByRole('dialog');
  await tabTo(page, question.getByLabel('Password'));
  await page.keyboard.type(`${password}`);
  await page.keyboard.press('Enter');
  await page.getByText('Your account and everything in it are deleted.').waitFor();
  expect(wrong).toEqual([]);
});

test('undo takes back words, not letters, in every field of several lines, also while it is saved', async () => {
  const { page, open, call } = await laurel.student();
  const { id } = await call('createApplication', { body: { college: 'Brown University' } });
  for (const [path, name] of [
    ['/essaysworkspace', 'Prompt'],
    [`/applications/${id}`, 'Notes'],
    ['/extracurriculars', 'Impact'],
    ['/admitlens', 'Message'],
  ] as const) {
    await open(path);
    await field(page, name).focus();
    // Slower than a change waits before it is sent.
    await page.keyboard.type('Ten dots', { delay: 150 });
    await page.keyboard.type(' in fours', { delay: 20 });
    await page.keyboard.press('ControlOrMeta+z');
    expect((await field(page, name).inputValue()).length, name).toBeLessThan('Ten dots in four'.length);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    expect(await field(page, name).inputValue()).toBe('Ten dots in fours');
  }
});

test.each([1440, 390])('the view follows the cursor to either end of a long essay, %d px wide', async (width) => {
  const { page, open, call } = await laurel.student({ viewport: { width, height: 844 } });
  await call('saveDraft', { body: { text: Array(12).fill(paragraph).join('\n\n') } });
  await open('/essaysworkspace');
  const box = essayBox(page);
  await box.focus();
  /** How far either end of the text lies outside of the window, in px. */
  const outside = () =>
    box.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { start: Math.max(0, -top), end: Math.max(0, bottom - innerHeight) };
    });
  for (let round = 0; round < 2; round++) {
    await page.keyboard.press('Control+End');
    await expect.poll(async () => (await outside()).end).toBeLessThan(100);
    await page.keyboard.press('Control+Home');
    await expect.poll(async () => (await outside()).start).toBeLessThan(100);
  }
});
