import type { Page } from 'playwright';
import { CONTROLS } from './accessibility-checks.ts';

/** Controls with nothing in them and no edge, and layers without one: in forced colours they can't be told from the rest. */
export const unseenControls = (page: Page) =>
  page.evaluate((CONTROLS) => {
    const says = (element: HTMLElement) =>
      element.innerText.trim() || (element as HTMLInputElement).value || (element as HTMLInputElement).placeholder;
    const edged = (element: Element) => {
      const style = getComputedStyle(element);
      return ['Top', 'Right', 'Bottom', 'Left'].every(
        (side) => parseFloat(style[`border${side}Width` as 'borderTopWidth']) > 0,
      );
    };
    const layers = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="tooltip"], [role="listbox"]')]
      .filter((layer) => layer.checkVisibility() && layer.textContent && getComputedStyle(layer).clipPath === 'none')
      .filter((layer) => getComputedStyle(layer).borderTopStyle === 'none')
      .map((layer) => `without an edge: ${layer.outerHTML.slice(0, 80)}`);
    const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (element) =>
          !says(element) && !element.querySelector('svg, img') && !edged(element) && !edged(element.parentElement!),
      )
      .filter((element) => !element.closest('label')?.innerText && getComputedStyle(element).appearance === 'none')
      .map((element) => `unseen: ${element.outerHTML.slice(0, 120)}`);
    return [...layers, ...controls];
  }, CONTROLS);

/** Controls that look the same with the focus as without it. */
export async function unseenFocus(page: Page) {
  // As if it came by the keyboard.
  await page.keyboard.press('Shift');
  return page.evaluate(async (CONTROLS) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    const forced = matchMedia('(forced-colors: active)').matches;
    const look = (element: HTMLElement) => {
      const boxes: HTMLElement[] = [];
      for (let box: HTMLElement | null = element; box && boxes.length < 4; box = box.parentElement) boxes.push(box);
      return boxes
        .map((box) => {
          const style = getComputedStyle(box);
          const outline =
            style.outlineStyle === 'none' ? '' : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;
          const border = `${style.borderTopWidth} ${style.borderBottomWidth} ${style.borderTopStyle}`;
          // Forced colours take away shadows and grounds, and make every edge the same.
          return forced
            ? [outline, border]
            : [outline, border, style.borderTopColor, style.boxShadow, style.backgroundColor];
        })
        .join('|');
    };
    const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
    const faults: string[] = [];
    for (const element of root.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.tabIndex < 0) continue;
      if (element.closest('[inert], [aria-hidden="true"]') || element.matches(':disabled')) continue;
      (document.activeElement as HTMLElement | null)?.blur();
      const before = look(element);
      element.focus({ preventScroll: true });
      // Where one writes, the caret is what shows the focus.
      const isPaper = element.matches('textarea[aria-label="Essay"]') && !forced;
      if (document.activeElement === element && !isPaper && look(element) === before)
        faults.push(`unseen focus: ${element.outerHTML.slice(0, 120)}`);
    }
    document.adoptedStyleSheets.pop();
    return faults;
  }, CONTROLS);
}
