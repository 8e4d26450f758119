import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

const FIRST = 'I have always been a hard worker who loves making a difference.';
const SCENE =
  'On Saturdays I carry the ladder and my uncle carries the paint. Mrs. Alvarez on Dorr Street wants the exact blue of a 1962 Ford, so last June I mixed eleven cans in her driveway until she stopped shaking her head.';
const THOUGHT =
  'I used to think that patience meant waiting. Now I think it is the eleventh can. I kept every lid, and they hang in our garage in a row, from almost to yes.';

/** Two voices: one of the device, and one that would send the words away. What is spoken is noted, and each sentence ends by itself. */
async function giveVoices(page: Page) {
  await page.addInitScript(() => {
    const spoken: { text: string; voice: string | undefined }[] = [];
    const voices = [
      { voiceURI: 'remote', name: 'Cloud', lang: 'en-US', localService: false, default: true },
      { voiceURI: 'samantha', name: 'Samantha', lang: 'en_US', localService: true, default: false },
    ];
    class Utterance extends EventTarget {
      voice: { name: string } | null = null;
      rate = 1;
      lang = '';
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(window, { spoken, SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => voices,
        speak: ({ text, voice }: Utterance) => spoken.push({ text, voice: voice?.name }),
        cancel: () => {},
      }),
    });
  });
}

const spoken = (page: Page) =>
  page.evaluate(() => (window as unknown as { spoken: { text: string; voice: string }[] }).spoken);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('revisions say what a second draft settled, by keyboard, and wide with the text', async () => {
  const { page, open, wrong, call } = await laurel.student();
  const first = `${FIRST} ${SCENE}\n\n${THOUGHT}`;
  await call('saveDraft', { body: { text: first } });
  await call('gradeEssay', { body: { text: first } });
  await open('/essaysworkspace');
  await page.getByRole('button', { name: 'Revisions' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('One version has a score.').waitFor();

  const second = `${SCENE}\n\n${THOUGHT}`;
  await call('saveDraft', { body: { text: second } });
  await call('gradeEssay', { body: { text: second } });
  await open('/essaysworkspace');
  await page.getByRole('button', { name: 'Revisions' }).focus();
  await page.keyboard.press('Enter');
  const revisions = page.getByRole('region', { name: 'Revisions', exact: true });
  await revisions.getByText(/^You settled \d of \d marks\./).waitFor();
  await revisions.getByText('1 sentence cut, 0 added, 0 moved. 12 words fewer.').waitFor();
  expect(await revisions.getByRole('img', { name: /^Content from \d\.\d to \d\.\d$/ }).count()).toBe(1);

  await revisions.getByRole('button', { name: 'Open wide, with the changes' }).focus();
  await page.keyboard.press('Enter');
  const changes = page.getByRole('region', { name: /^Changes from .* to this text$/ });
  await changes.waitFor();
  expect(await changes.locator('del').textContent()).toBe(FIRST);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Essay' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Open wide, with the changes');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('region', { name: 'Revisions', exact: true }).count()).toBe(0);
  await expect.poll(() => focused(page)).toBe('Revisions');
  expect(wrong).toEqual([]);
});

test('a line of the outline that was written without a network is saved when there is one again, open or not', async () => {
  const { page, context, open, call } = await laurel.student();
  await call('saveDraft', { body: { text: `${SCENE}\n\n${THOUGHT}` } });
  await open('/essaysworkspace');
  await page.getByRole('button', { name: 'Outline' }).click();
  const outline = page.getByRole('region', { name: 'Outline', exact: true });
  const line = outline.getByRole('textbox', { name: 'Your line for paragraph 1' });
  await line.waitFor();
  const lines = async () =>
    (await call('readOutline', { params: { essayId: 'main' } })).paragraphs.map(({ line: said }) => said);

  await context.setOffline(true);
  await line.fill('The exact blue.');
  await outline.getByText('Offline. Kept on this device.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Essay' }).waitFor();
  await page.getByText('Offline. Kept on this device.').first().waitFor();
  await context.setOffline(false);
  await expect.poll(lines).toEqual(['The exact blue.', '']);
  await page.getByText('Saved').first().waitFor();
});

test('a line of the outline stays with its paragraph where another device has moved the paragraphs meanwhile', async () => {
  const { page, open, call } = await laurel.student();
  const params = { essayId: 'main' };
  await call('saveDraft', { body: { text: `${SCENE}\n\n${THOUGHT}` } });
  await open('/essaysworkspace');
  await page.getByRole('button', { name: 'Outline' }).click();
  const line = page.getByRole('textbox', { name: 'Your line for paragraph 1' });
  await line.waitFor();
  await call('saveDraft', { body: { text: `${FIRST}\n\n${THOUGHT}\n\n${SCENE}` } });
  await line.fill('The exact blue.');
  const lines = async () => (await call('readOutline', { params })).paragraphs.map(({ line: said }) => said);
  await expect.poll(lines).toEqual(['', '', 'The exact blue.']);
});

test('a line of the outline is saved, and said to be, where the outline is closed at once', async () => {
  const { page, open, call } = await laurel.student();
  await call('saveDraft', { body: { text: `${SCENE}\n\n${THOUGHT}` } });
  await open('/essaysworkspace');
  await page.getByRole('button', { name: 'Outline' }).click();
  const line = page.getByRole('textbox', { name: 'Your line for paragraph 1' });
  await line.fill('The exact blue.');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Essay' }).waitFor();
  const stored = async () => (await call('readOutline', { params: { essayId: 'main' } })).paragraphs[0]!.line;
  await expect.poll(stored).toBe('The exact blue.');
  await page.waitForLoadState('networkidle');
  const header = page.getByRole('status').filter({ hasText: /Sav/ }).first();
  await expect.poll(() => header.textContent()).toMatch(/^Saved/);
});

test('an outline keeps a line for each paragraph, and the arc leads to each sentence, by keyboard', async () => {
  const { page, open, wrong, call } = await laurel.student();
  await call('saveDraft', { body: { text: `${SCENE}\n\n${THOUGHT}` } });
  await call('patchMainEssayMeta', {
    body: { prompt: 'Recount a time when you faced a challenge. What did you learn?' },
  });
  await open('/essaysworkspace');
  await page.getByRole('button', { name: 'Outline' }).focus();
  await page.keyboard.press('Enter');
  const outline = page.getByRole('region', { name: 'Outline', exact: true });
  const line = outline.getByRole('textbox', { name: 'Your line for paragraph 2' });
  await line.fill('Patience is the eleventh can.');
  await outline.getByText('Saved').waitFor();
  await outline.getByText('Mrs. Alvarez').first().waitFor();
  await outline.getByText('What you learned').waitFor();

  await outline.getByRole('option').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
    /^Paragraph 1, sentence 2, \w+, \d+ words$/,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Essay' }).waitFor();

  await call('saveDraft', { body: { text: `${FIRST}\n\n${SCENE}\n\n${THOUGHT}` } });
  await open('/essaysworkspace');
  await page.getByRole('button', { name: 'Outline' }).click();
  await expect
    .poll(() => outline.getByRole('textbox', { name: 'Your line for paragraph 3' }).inputValue())
    .toBe('Patience is the eleventh can.');
  expect(wrong).toEqual([]);
});

test('the essay is read aloud with a voice of the device alone, and a stumble is marked for later', async () => {
  const { page, open, wrong, call } = await laurel.student();
  await call('saveDraft', { body: { text: `${SCENE}\n\n${THOUGHT}` } });
  await giveVoices(page);
  await open('/essaysworkspace');
  await page.getByRole('button', { name: 'Read aloud' }).focus();
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: 'Read aloud' });
  await bar.getByText('Sentence 1 of 5').waitFor();
  await expect
    .poll(() => spoken(page))
    .toEqual([{ text: 'On Saturdays I carry the ladder and my uncle carries the paint.', voice: 'Samantha' }]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('m');
  await bar.getByText('Sentence 2 of 5').waitFor();
  await bar.getByRole('button', { name: 'Mark a stumble', pressed: true }).waitFor();
  await page.keyboard.press(' ');
  await bar.getByRole('button', { name: 'Play' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Voice' }).textContent()).toBe('Samantha, on this device');
  await page.keyboard.press('Escape');
  await expect.poll(() => bar.count()).toBe(0);
  await expect.poll(() => focused(page)).toBe('Read aloud');

  await page.getByRole('button', { name: 'Outline' }).click();
  await expect.poll(() => page.locator('[data-stumble]').textContent()).toMatch(/^Mrs\. Alvarez on Dorr Street/);
  expect(wrong).toEqual([]);
});

test('on a phone the readings are a sheet over the text, and fit', async () => {
  const { page, open, wrong, call } = await laurel.student({ viewport: { width: 390, height: 844 } });
  await call('saveDraft', { body: { text: `${SCENE}\n\n${THOUGHT}` } });
  await open('/essaysworkspace');
  await page.getByRole('button', { name: 'Score details' }).click();
  await page.getByRole('button', { name: 'Outline' }).click();
  const sheet = page.getByRole('dialog', { name: 'Outline' });
  await sheet.getByRole('textbox', { name: 'Your line for paragraph 1' }).waitFor();
  await sheet.getByRole('button', { name: 'Revisions' }).click();
  await page.getByRole('dialog', { name: 'Revisions' }).getByText('No version has a score yet.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await page.getByRole('region', { name: 'Read aloud' }).getByText('No voice for English on this device.').waitFor();
  expect(wrong).toEqual([]);
});

test('what the colleges say of help by AI stands beside Polish, Strengthen and a rewritten opening', async () => {
  const { page, open, wrong, call } = await laurel.student();
  await call('createApplication', { body: { college: 'Brown University', round: 'rd', deadline: '2027-01-05' } });
  await open('/dashboard');
  const rules = page.getByRole('group', { name: 'Rules on AI help' });
  await rules.first().getByText('Brown University').waitFor();
  expect(await rules.count()).toBe(2);
  expect(await rules.first().textContent()).toMatch(/checked November 22, 2026/);

  await open('/');
  await page.getByRole('textbox', { name: 'Essay sample' }).fill(`${SCENE} ${THOUGHT}`);
  await page.getByRole('button', { name: 'Score this sample' }).click();
  await rules.getByText('Brown University').waitFor();
  expect(await page.getByText('No policy was found here.').count()).toBe(0);
  expect(wrong).toEqual([]);
});
