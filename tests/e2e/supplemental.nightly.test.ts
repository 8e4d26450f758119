import { buffer, text } from 'node:stream/consumers';
import mammoth from 'mammoth';
import { BlobReader, type FileEntry, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { paragraph } from '../support/essays.ts';
import { choose, essayBox, heading, pressScore, saved, score, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

test('a supplemental is added, written, scored for its prompt, and exported as it was written', async () => {
  const { page, open, wrong, call } = await laurel.student();
  const { id: appId } = await call('createApplication', { body: { college: 'Brown University' } });
  await open(`/applications/${appId}`);
  const form = page.getByRole('form', { name: 'Add a supplemental' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Why Brown');
  await form.getByRole('textbox', { name: 'Prompt' }).fill('What would you do with the open curriculum?');
  await form.getByRole('textbox', { name: 'Word limit' }).fill('50');
  await form.getByRole('button', { name: 'Add supplemental' }).click();
  const card = page.getByRole('region', { name: 'Why Brown' });
  await card.getByRole('textbox', { name: 'Response' }).fill('A first sentence.');
  await card.getByRole('textbox', { name: 'Response' }).blur();
  await card.getByRole('link', { name: 'Open in Editor' }).click();

  await heading(page, 'Why Brown').waitFor();
  expect(await essayBox(page).inputValue()).toBe('A first sentence.');
  await essayBox(page).fill(paragraph);
  await page.getByText(/^Over limit by \d+/).waitFor();
  await saved(page).waitFor();
  await pressScore(page);
  expect(await score(page)).toBeGreaterThan(20);
  for (const words of await page.locator('mark[data-kind]').allTextContents()) expect(paragraph).toContain(words);
  await choose(page, 'Status', 'Final');
  const sid = page.url().split('/').at(-1)!;
  await expect
    .poll(() => call('readSupplemental', { params: { sid } }))
    .toMatchObject({ status: 'final', response: paragraph });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download .txt' }).click(),
  ]);
  expect(await text(await download.createReadStream())).toBe(paragraph);

  await open('/essays');
  const listed = page.getByRole('link', { name: /Why Brown/ }).first();
  await listed.waitFor();

  await open('/settings');
  const exported = async (name: string) => {
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name }).click(),
    ]);
    const file = await opened.waitForEvent('download').catch(() => undefined);
    return new Uint8Array(await buffer(await file!.createReadStream()));
  };
  const zip = new ZipReader(new BlobReader(new Blob([await exported('Download ZIP')])));
  const entries = await zip.getEntries();
  const entry = (name: RegExp) =>
    entries.find((found): found is FileEntry => !found.directory && name.test(found.filename))!;
  expect(await entry(/why-brown.*\.txt$/i).getData(new TextWriter())).toContain(paragraph);
  const docx = await entry(/why-brown.*\.docx$/i).getData(new Uint8ArrayWriter());
  expect((await mammoth.extractRawText({ buffer: Buffer.from(docx) })).value).toContain('Mrs. Alvarez on Dorr Street');
  const document = await exported('Export to Google Docs');
  expect((await mammoth.extractRawText({ buffer: Buffer.from(document) })).value).toContain('I kept every lid.');
  expect(wrong).toEqual([]);
});

test('an earlier version is compared and restored, and what it replaces is kept', async () => {
  const { page, open, call } = await laurel.student();
  for (const text of ['The old piano hums.', 'The blue piano hums.']) await call('saveDraft', { body: { text } });
  await open('/essaysworkspace');
  await essayBox(page).press('ControlOrMeta+End');
  await essayBox(page).pressSequentially(' Always.');
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await dialog.locator('del').first().waitFor();
  expect(await dialog.locator('del').allTextContents()).toEqual(['old']);
  expect(await dialog.locator('ins').allTextContents()).toEqual(['blue', ' Always.']);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(() => essayBox(page).inputValue()).toBe('The old piano hums.');
  await expect.poll(async () => (await call('readDraft')).text).toBe('The old piano hums.');
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect.poll(() => dialog.getByRole('group', { name: 'Versions' }).getByRole('radio').count()).toBe(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => essayBox(page).inputValue()).toBe('The blue piano hums. Always.');
});

test('on paper an essay is whole, black, and alone', async () => {
  const { page, open, call } = await laurel.student({ colorScheme: 'dark' });
  const text = Array.from({ length: 60 }, (_, i) => `Paragraph ${i + 1}. ${paragraph}`).join('\n\n');
  await call('saveDraft', { body: { text } });
  await open('/essaysworkspace');
  await essayBox(page).waitFor();
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { text: printed } = await extractText(pdf, { mergePages: true });
  const words = (of: string) => of.replaceAll(/\s+/g, ' ');
  expect(words(printed)).toContain('Main essay Paragraph 1. On Saturdays');
  expect(words(printed)).toContain('Paragraph 60.');
  for (const control of ['Score (AI)', 'Copy', 'Dashboard', 'words of']) expect(printed).not.toContain(control);
  await page.emulateMedia({ media: 'print' });
  const ink = await page.locator('h1').evaluate((title) => getComputedStyle(title).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});

test('Mod+S saves at once, Mod+Enter scores', async () => {
  const { page, open, call } = await laurel.student();
  await page.clock.install();
  await open('/essaysworkspace');
  await essayBox(page).waitFor();
  // No pause in the typing ends while the page's clock stands.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await essayBox(page).fill(paragraph);
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(async () => (await call('readDraft')).text).toBe(paragraph);
  await page.clock.resume();
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByText('Analyzing your essay…').waitFor();
  await expect.poll(async () => (await call('readDraft')).score).toBeGreaterThan(0);
});
