import type { Page } from 'playwright';
import { settled } from './accessibility-checks.ts';

/** What does not fit: the page scrolls sideways, words are cut off or stand outside the control that carries them. */
export const misfits = (page: Page) =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`scrolls sideways by ${scrollWidth - clientWidth}`);
    const says = (element: Element) => element.textContent!.trim().slice(0, 40);
    for (const element of document.querySelectorAll<HTMLElement>('[role="dialog"]'))
      if (element.scrollWidth > element.clientWidth + 1) faults.add(`dialog scrolls sideways: ${says(element)}`);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent!.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (element.closest('[aria-hidden="true"], option, textarea')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width < 1) continue;
      /** The first ancestor that says so answers whether the words may be out of sight. */
      for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.clipPath !== 'none') break;
        const frame = box.getBoundingClientRect();
        const over = {
          x: words.right > frame.right + 1 || words.left < frame.left - 1,
          y: words.bottom > frame.bottom + 1 || words.top < frame.top - 1,
        };
        if (/auto|scroll/.test(style.overflowX + style.overflowY) && box !== document.documentElement) break;
        // Shortened on purpose: the whole of it is where it leads to, or behind the button below it.
        const fades = style.maskImage !== 'none';
        if (fades || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
        if (over.x && /hidden|clip/.test(style.overflowX)) faults.add(`cut off: ${says(element)}`);
        if (over.y && /hidden|clip/.test(style.overflowY)) faults.add(`cut off: ${says(element)}`);
        const isControl =
          /^(A|BUTTON)$/.test(box.tagName) &&
          (style.borderTopWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)');
        if (isControl && (over.x || over.y)) faults.add(`stands out of its control: ${says(element)}`);
        if (style.position === 'fixed') break;
      }
      if (words.left < -1 || words.right > innerWidth + 1) {
        const scroller = (function up(box: HTMLElement | null): boolean {
          if (!box || box === document.body) return false;
          const style = getComputedStyle(box);
          return /auto|scroll|hidden|clip/.test(style.overflowX) || style.clipPath !== 'none' || up(box.parentElement);
        })(element);
        if (!scroller) faults.add(`outside the window: ${says(element)}`);
      }
    }
    return [...faults];
  });

/** Placeholders of which a part can't be seen: wider than their field, or higher where it has several lines. */
export const cutPlaceholders = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const isCut = (field: HTMLInputElement | HTMLTextAreaElement) => {
      const style = getComputedStyle(field);
      if (field instanceof HTMLInputElement) {
        pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return pen.measureText(field.placeholder).width > room;
      }
      // Its words in a field like it, which is only as high as they are.
      const like = field.cloneNode() as HTMLTextAreaElement;
      like.value = field.placeholder;
      like.style.cssText = `position: absolute; width: ${field.offsetWidth}px; height: 0; min-height: 0`;
      field.after(like);
      const needed = like.scrollHeight;
      like.remove();
      return needed > field.clientHeight;
    };
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[placeholder]');
    return [...fields]
      .filter((field) => field.placeholder !== '' && field.checkVisibility() && isCut(field))
      .map((field) => `placeholder cut off: ${field.placeholder}`);
  });

/** Changes how large text is, or how far apart its letters and lines are, and looks again. */
export async function misfitsWith(page: Page, css: string) {
  const sheet = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
  await settled(page);
  const found = await misfits(page);
  await sheet.evaluate((sheet) => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1));
  return found;
}

/**
 * Text twice as large. Every size of text is in `rem`, so this is what the browser's own setting for the size of text
 * does; zooming the page instead would make the window narrower too, which the width of 320 px stands for.
 */
export const TWICE_AS_LARGE = 'html { font-size: 200%; }';

/** What WCAG 1.4.12 lets a reader set. */
export const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
