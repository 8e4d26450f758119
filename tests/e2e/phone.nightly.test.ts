import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { paragraph } from '../support/essays.ts';
import { smallTargets } from './accessibility-checks.ts';
import { misfits } from './accessibility-fit.ts';
import { essayBox, heading, saved, section, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function tap(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await target.tap();
}

test('on a phone everything is done by touch, and nothing sticks out', async () => {
  const { page, open, wrong, call } = await laurel.student(phone);
  /** Of each page, what does not fit, and what is hard to hit. */
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    const faults = [...(await misfits(page)), ...(await smallTargets(page, 44, false))];
    if (faults.length > 0) found[name] = faults;
  };
  await open('/dashboard');
  await heading(page, /, Ada$/).waitFor();
  await page.getByRole('link', { name: 'View All' }).waitFor();
  await look('Dashboard');

  await tap(section(page, 'Applications'));
  await heading(page, 'Applications').waitFor();
  await tap(page.getByRole('button', { name: 'Add Application' }).first());
  const dialog = page.getByRole('dialog', { name: 'Add Application' });
  await dialog.getByRole('combobox', { name: 'College' }).fill('Brown Univ');
  await tap(page.getByRole('option', { name: /^Brown University/ }));
  await tap(dialog.getByRole('button', { name: /^Regular Decision/ }));
  await tap(dialog.getByRole('button', { name: 'Create & Open' }));
  await heading(page, 'Brown University').waitFor();
  await look('Application');
  await tap(section(page, 'Applications'));
  await page.getByRole('article', { name: 'Brown University' }).waitFor();
  await look('Applications');

  await tap(section(page, 'Essays'));
  await heading(page, 'Essays').waitFor();
  await look('Essays');
  await tap(page.getByRole('link', { name: /Open Editor|Start/ }).first());
  await essayBox(page).fill(paragraph);
  await saved(page).waitFor();
  await tap(page.getByRole('button', { name: 'Score (AI)' }));
  await page.getByText('Analyzing your essay…').waitFor();
  await page.getByText('Analyzing your essay…').waitFor({ state: 'detached' });
  const mark = page.locator('mark[data-kind]').first();
  await mark.tap();
  await page.getByRole('tooltip').waitFor();
  const tip = (await page.getByRole('tooltip').boundingBox())!;
  expect(tip.x >= 0 && tip.x + tip.width <= 390).toBe(true);
  await look('Workspace');
  await tap(page.getByRole('button', { name: 'More actions' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Versions' }).tap();
  await page.getByRole('dialog', { name: 'Earlier versions' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).tap();
  await tap(page.getByRole('link', { name: 'All essays' }));
  await heading(page, 'Essays').waitFor();

  // What has no place in the tab bar is behind More.
  for (const name of ['Extracurriculars', 'Honors', 'Settings']) {
    await tap(page.getByRole('button', { name: 'More', exact: true }));
    await tap(page.getByRole('dialog').getByRole('link', { name }));
    await heading(page, name).waitFor();
    await look(name);
  }

  await tap(section(page, 'AdmitLens'));
  await heading(page, 'AdmitLens').waitFor();
  await page.getByRole('textbox', { name: 'Message' }).fill('What should I do first?');
  await tap(page.getByRole('button', { name: 'Send' }));
  const conversation = page.getByRole('log', { name: 'Conversation' });
  await conversation.getByRole('link', { name: 'Brown University' }).first().waitFor({ state: 'attached' });
  // A reply that is being typed stands there twice, so that no screen reader waits for it.
  await conversation.locator('[inert]').waitFor({ state: 'detached', timeout: 30_000 });
  await look('AdmitLens');
  expect((await call('listApplications')).map(({ college }) => college)).toEqual(['Brown University']);
  expect(found).toEqual({});
  expect(wrong).toEqual([]);
});
