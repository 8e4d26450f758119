import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { heading, startedLaurel } from '../e2e/journeys.ts';
import { hostileTexts } from '../support/hostile.ts';
import { writeEverywhere } from '../support/hostile-student.ts';
import { paragraph } from '../support/essays.ts';

const laurel = startedLaurel();

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const { image, script, svg, attribute, template, link, picture, markdown, rightToLeft, bidiOverride } = hostileTexts;

/** Texts by what they would do: each line of the first begins a field of its own. */
const texts = {
  'a picture that would run something': [image, svg, picture].join('\n'),
  'the end of a field, and a program': [script, attribute, template].join('\n'),
  'links and marks of Markdown': [link, markdown].join('\n'),
  'a word of 1,000 letters': 'x'.repeat(1_000),
  'a text from right to left, turned around': `${rightToLeft} ${bidiOverride} ${'שלום'.repeat(60)}`,
};

/** What is wider than the window, of what can be seen. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .slice(-3)
          .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`),
  );

/** What stands on a page, also in its fields, as one line. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    return [document.body.textContent, ...fields].join(' ').replace(/\s+/g, ' ');
  });

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

test.each(Object.entries(texts))('%s is text on every page, and nothing else', async (_what, text) => {
  const { context, page, open, call, wrong, asked } = await laurel.student(phone);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const { ids, stored } = await writeEverywhere({ call }, text);
  const essay = `${paragraph}\n\n${text}\n\n${paragraph}`;
  await call('saveDraft', { body: { text: essay } });
  await call('saveSupplemental', { params: { sid: ids.sid }, body: { response: essay } });
  const { text: saved } = await call('readDraft');
  for (const supplementalId of [undefined, ids.sid])
    await call('gradeEssay', { body: { text: saved, supplementalId } });

  /** Pages on which something is wider than the window, with what it is. */
  const misfits: Record<string, string[]> = {};
  async function look(name: string, ...shown: string[]) {
    for (const part of shown) await expect.poll(() => seen(page), { message: name }).toContain(inOneLine(part));
    const wide = await tooWide(page);
    if (wide.length > 0) misfits[name] = wide;
  }

  const { application, supplemental, activity, honor } = stored;
  await open('/dashboard');
  await heading(page, /,/).waitFor();
  await look('Dashboard', application.college);
  await open('/applications');
  await look('Applications', application.college);
  await open(`/applications/${ids.appId}`);
  await look('Application', application.college, application.notes, supplemental.title);
  await open('/essays');
  await look('Essays', supplemental.title);
  await open('/extracurriculars');
  await look('Extracurriculars', activity.title, activity.organization, activity.impact);
  await open('/honors');
  await look('Honors', honor.title, honor.organization!);
  await open('/settings');
  await look('Settings', (await call('readMe')).name);

  for (const path of ['/essaysworkspace?highlights', `/essaysworkspace/s/${ids.sid}?highlights`]) {
    await open(path);
    await page.getByRole('meter', { name: 'Score' }).waitFor();
    await look(path, text.split('\n')[0]!);
    for (const mark of (await page.locator('mark').all()).slice(0, 4)) {
      await mark.click({ force: true });
      await look(`${path}, a remark`);
      await page.keyboard.press('Escape');
    }
  }
  await page.emulateMedia({ media: 'print' });
  await look('The workspace on paper');
  await page.emulateMedia({ media: 'screen' });

  await open('/admitlens');
  for (const question of [
    text.slice(0, 3_000),
    'What is due next?',
    'How are my essays?',
    'What about my activities and honors?',
  ]) {
    await page.getByRole('textbox', { name: 'Message' }).fill(question);
    const answered = page.waitForResponse(/\/api\/ai\/chat$/);
    await page.keyboard.press('Enter');
    await answered;
    await page.getByRole('button', { name: 'Send' }).waitFor();
    await look(`AdmitLens, «${question.slice(0, 40)}»`);
  }
  const links = await page
    .getByRole('log')
    .getByRole('link')
    .evaluateAll((all) =>
      // The notes below an answer link the pages that its facts are from.
      all.filter((one) => !one.closest('[role="note"]')).map((one) => one.getAttribute('href')!),
    );
  expect(links.filter((href) => !/^\/[a-z]/.test(href))).toEqual([]);

  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect({ dialogs, wrong, misfits }).toEqual({ dialogs: [], wrong: [], misfits: {} });
  expect([...asked].filter((origin) => origin !== new URL(laurel.address()).origin)).toEqual([]);
  await context.close();
});
