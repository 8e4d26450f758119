import type { Page } from 'playwright';
import { ordinary } from '#api/coach/built-in/fixtures/ordinary.ts';
import { strong } from '#api/coach/built-in/fixtures/strong.ts';
import { weak } from '#api/coach/built-in/fixtures/weak.ts';
import { median, percentile, row } from './figures.ts';
import { openPages, type Pages, slowed } from './pages.ts';

const ROUNDS = 10;
/** In a turn. */
const KEYS = 10;

/**
 * From a key to its paint in a scored essay with its marks, beside a bare text box with the same text, type and size, in
 * turns with it; also on a processor that is four times slower. The time is that of the browser's event timing, unrounded.
 */
export async function benchTyping() {
  const pages = await openPages();
  for (const words of [650, 13_000]) {
    const { essay, bare } = await openEssay(pages, essayOf(words));
    for (const slower of [1, 4]) {
      const [ours, theirs]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(...(await typeInto(pages, bare, slower)));
        ours.push(...(await typeInto(pages, essay, slower)));
      }
      row(
        `key to paint, ${words.toLocaleString('en')} words${slower > 1 ? `, ${slower}x slowed` : ''}`,
        `${median(ours).toFixed(1)} ms (p95 ${percentile(ours, 95).toFixed(0)})`,
        median(ours) / median(theirs),
        'of a bare text box',
      );
    }
    await Promise.all([essay.close(), bare.close()]);
  }
  await pages.stop();
}

/** So many words of real essays, one after the other. */
function essayOf(words: number) {
  const essays = [strong, ordinary, weak].flatMap((kind) => Object.values(kind)).join('\n\n');
  const all = Array.from({ length: Math.ceil(words / 3_000) }, () => essays).join('\n\n');
  const last = [...all.matchAll(/\S+/g)][words - 1]!;
  return all.slice(0, last.index + last[0].length);
}

/** The text scored in the workspace, and in a bare text box of the same size and type. */
async function openEssay(pages: Pages, text: string) {
  await pages.call('saveDraft', { body: { text, baseRevision: (await pages.call('readDraft')).revision } });
  await pages.call('gradeEssay', { body: { text } });
  const essay = await pages.open('/essaysworkspace');
  const box = essay.getByRole('textbox', { name: 'Essay', exact: true });
  await essay.locator('mark').first().waitFor();
  const look = await box.evaluate((element: HTMLTextAreaElement) => {
    const { width, height } = element.getBoundingClientRect();
    const fonts = [...document.styleSheets].flatMap(({ href, cssRules }) =>
      [...cssRules]
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ cssText }) =>
          cssText.replaceAll(
            /url\("([^"]+)"\)/g,
            (_, url: string) => `url("${new URL(url, href ?? location.href).href}")`,
          ),
        ),
    );
    return { width, height, font: getComputedStyle(element).font, fonts };
  });
  const bare = await pages.openBare(
    `<style>${look.fonts.join('\n')} textarea { width: ${look.width}px; height: ${look.height}px; font: ${look.font}; padding: 0; border: 0; overflow: hidden; resize: none; }</style><textarea></textarea>`,
  );
  await bare.locator('textarea').fill(text);
  for (const page of [essay, bare]) await drawFrames(page);
  return { essay, bare };
}

/**
 * A dot that never rests, so that frames come sixty times a second as on a screen. Without one this browser, which has no
 * screen, draws as soon as something changed.
 */
async function drawFrames(page: Page) {
  await page.evaluate(() => {
    const dot = document.createElement('i');
    dot.style.cssText = 'position: fixed; right: 0; top: 0; width: 1px; height: 1px; background: #000';
    document.body.append(dot);
    dot.animate([{ opacity: 0.5 }, { opacity: 1 }], { duration: 1_000, direction: 'alternate', iterations: Infinity });
  });
}

/** Types in the middle of the text: from each key to its paint, in ms. */
async function typeInto(pages: Pages, page: Page, slower: number) {
  await page.bringToFront();
  await page
    .locator('textarea')
    .last()
    .evaluate((box: HTMLTextAreaElement) => {
      const middle = box.value.indexOf(' ', box.value.length / 2);
      box.focus();
      box.setSelectionRange(middle, middle);
    });
  const events = await slowed(page, slower, async () => {
    await page.keyboard.press('a');
    await page.waitForTimeout(200);
    return pages.trace(page, ['devtools.timeline'], async () => {
      for (let key = 0; key < KEYS; key++) {
        await page.keyboard.press('abcd '[key % 5]!);
        // As fast as one types, and at no fixed moment between two frames.
        await page.waitForTimeout(80 + Math.random() * 40);
      }
      await page.waitForTimeout(200);
    });
  });
  return events
    .filter(({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && args.data?.type === 'keypress')
    .map(({ args }) => args.data!.duration!);
}
