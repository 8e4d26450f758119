import { Paragraph } from 'docx';
import { expect, test } from 'vitest';
import { wordFile } from '../../api/essay-file/fixtures/build.ts';
import { paragraph } from '../support/essays.ts';
import { essayBox, startedLaurel, tabTo } from './journeys.ts';

const laurel = startedLaurel();

test('a Word document takes the place of the essay by keyboard alone, comes back out by Undo, and both are kept', async () => {
  const { page, open, wrong, call } = await laurel.student();
  await call('saveDraft', { body: { text: paragraph } });
  const parts = ['The first clock I took apart was my own.', 'Forty pieces went back in.'];
  const buffer = Buffer.from(await wordFile(...parts.map((part) => new Paragraph(part))));
  const text = parts.join('\n\n');
  await open('/essaysworkspace');
  await expect.poll(() => essayBox(page).inputValue()).toBe(paragraph);

  const button = page.getByRole('button', { name: 'Upload' });
  await tabTo(page, button);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.press('Enter')]);
  await chooser.setFiles({ name: 'clocks.docx', mimeType: 'application/octet-stream', buffer });
  await page.getByText('Replaced by clocks.docx.').waitFor();
  expect(await essayBox(page).inputValue()).toBe(text);
  await expect.poll(async () => (await call('readDraft')).text).toBe(text);

  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await essayBox(page).inputValue()).toBe(paragraph);
  await expect.poll(async () => (await call('readDraft')).text).toBe(paragraph);
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await dialog.locator('del').filter({ hasText: 'clock' }).first().waitFor();
  expect(wrong).toEqual([]);
});

test('on a phone the file is chosen from the menu', async () => {
  const { page, open, call } = await laurel.student({ viewport: { width: 390, height: 844 } });
  await open('/essaysworkspace');
  await page.getByRole('button', { name: 'More actions' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload' }).click(),
  ]);
  await chooser.setFiles({ name: 'draft.txt', mimeType: 'text/plain', buffer: Buffer.from(paragraph) });
  await page.getByText('Uploaded draft.txt.').waitFor();
  await expect.poll(async () => (await call('readDraft')).text).toBe(paragraph);
});
