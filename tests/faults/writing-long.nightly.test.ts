import { expect, test } from 'vitest';
import { essayBox, pressScore, startedLaurel } from '../e2e/journeys.ts';

const laurel = startedLaurel();

/** A little under what an essay may have. */
const LENGTH = 99_000;
const sentence = 'My uncle carries the paint, and I carry the ladder up the hill. ';
const shapes = {
  paragraphs: `${sentence.repeat(9)}\n\n`,
  'one paragraph': sentence,
  'five thousand paragraphs': `${sentence.slice(0, 17)}\n\n`,
};
const screens = {
  'a desktop': { viewport: { width: 1440, height: 900 } },
  'a phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
};

const cases = Object.entries(shapes).flatMap(([shape, part]) =>
  Object.entries(screens).map(([screen, options]) => ({ shape, part, screen, options })),
);

test.for(cases)(
  '99,000 characters in $shape are pasted, typed in, scored and brought back on $screen',
  { timeout: 90_000 },
  async ({ part, options }) => {
    const { page, call, open, context, wrong } = await laurel.student(options);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const text = part.repeat(LENGTH).slice(0, LENGTH).trimEnd();
    await open('/essaysworkspace');
    const box = essayBox(page);
    await box.click();
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await page.keyboard.press('ControlOrMeta+V');
    const stored = async () => (await call('readDraft')).text;
    await expect.poll(stored, { timeout: 15_000 }).toBe(text);

    await box.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(20, 20));
    await page.keyboard.type('and so on ');
    const typed = `${text.slice(0, 20)}and so on ${text.slice(20)}`;
    await expect.poll(stored, { timeout: 15_000 }).toBe(typed);
    await pressScore(page);
    await expect.poll(async () => (await call('readDraft')).score, { timeout: 15_000 }).not.toBeNull();

    // Everything away, and an earlier text back.
    await box.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Short.');
    await expect.poll(stored, { timeout: 15_000 }).toBe('Short.');
    const more = page.getByRole('button', { name: 'More actions' });
    if (await more.isVisible()) await more.click();
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect.poll(stored, { timeout: 15_000 }).toBe(typed);
    expect(await box.inputValue()).toBe(typed);
    expect(wrong).toEqual([]);
  },
);
