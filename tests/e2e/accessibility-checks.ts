import type { Page } from 'playwright';
import axe from 'axe-core';

/** What axe is asked for: all that it knows of WCAG 2.2 AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules of axe that are left out everywhere, with the reason. */
const leftOut = {
  // It counts what a bar that stays in place covers just now, which scrolling uncovers: `smallTargets` measures instead.
  'target-size': { enabled: false },
};

/** The same while one of our lists is open. */
const leftOutWithList = {
  ...leftOut,
  // What lies around the list is hidden but not inert; the list holds the focus until it closes, as the keyboard test shows.
  'aria-hidden-focus': { enabled: false },
};

/** What axe finds fault with: the rule, and where. */
export async function axeFaults(page: Page) {
  const hasList = (await page.locator('[role="listbox"][data-state="open"]').count()) > 0;
  return runAxe(page, { runOnly: tags, rules: hasList ? leftOutWithList : leftOut });
}

/** What axe finds fault with in the colours of a theme, on a screen of which it has seen everything else in another theme. */
export const contrastFaults = (page: Page) => runAxe(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });

async function runAxe(page: Page, given: axe.RunOptions) {
  await settled(page);
  await page.evaluate(axe.source);
  const options: axe.RunOptions = { ...given, resultTypes: ['violations'] };
  return page.evaluate(async (options) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any.map(({ message }) => message).join(' ')}`),
    );
  }, options);
}

/** Waits until what has changed is drawn, and colours have passed into each other. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isChanging = () => document.getAnimations().some((animation) => animation instanceof CSSTransition);
    await frame();
    do await frame();
    while (isChanging());
  });

/** Lets the device ask for a theme. */
export async function setTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
}

/** What every page has: a language, a title, one heading of level one, one main part, and a first link that skips to it. */
export const frameFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    if (document.documentElement.lang !== 'en') faults.push('no language');
    if (!/^.+ · Laurel$/.test(document.title)) faults.push(`title ${document.title}`);
    if (shown('h1').length !== 1) faults.push(`${shown('h1').length} h1`);
    const [main, ...others] = shown('main');
    if (!main || others.length > 0) faults.push(`${shown('main').length} main`);
    const before = shown('a[href], button').filter(
      (element) => main && element.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    // A mark that leads home is no block to skip.
    if (before.length > 3 && before[0]!.getAttribute('href') !== `#${main!.id}`) faults.push('no skip link');
    return faults;
  });

/** What can be pressed or filled in. */
export const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="combobox"], [role="option"], [tabindex="0"]';

/** Controls that are smaller than so many pixels. WCAG excepts links within a sentence, and what has room around it. */
export const smallTargets = (page: Page, least: number, spaced: boolean) =>
  page.evaluate(
    ({ least, spaced, CONTROLS }) => {
      const covered = document.querySelector('[role="dialog"]');
      const targets = [...(covered ?? document).querySelectorAll<HTMLElement>(CONTROLS)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter(
          (element) =>
            !element.closest('[aria-hidden="true"], [inert]') && getComputedStyle(element).clipPath === 'none',
        )
        .map((element) => {
          const label = (element as HTMLInputElement).labels?.[0];
          // A label presses what it names.
          const box = element.closest('label')?.getBoundingClientRect() ?? element.getBoundingClientRect();
          const own =
            label && /checkbox|radio|file/.test((element as HTMLInputElement).type)
              ? label.getBoundingClientRect()
              : box;
          return { element, box: own.width * own.height > box.width * box.height ? own : box };
        })
        .filter(({ box }) => box.width > 1 && box.height > 1);
      /** A link among words: its height is that of their line. */
      const isInline = (element: HTMLElement) =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const isMark = (element: HTMLElement) => element.tagName === 'MARK';
      const small = targets.filter(
        ({ element, box }) => Math.min(box.width, box.height) < least - 0.5 && !isInline(element) && !isMark(element),
      );
      const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      /** A circle of the least size around it touches no other target, nor the circle of another small one. */
      const hasRoom = ({ element, box }: (typeof targets)[number]) => {
        const { x, y } = centre(box);
        return targets.every((other) => {
          if (other.element.contains(element) || element.contains(other.element)) return true;
          const right = Math.max(other.box.left, Math.min(x, other.box.right));
          const down = Math.max(other.box.top, Math.min(y, other.box.bottom));
          const isSmall = small.includes(other);
          const apart = isSmall ? centre(other.box) : { x: right, y: down };
          return Math.hypot(apart.x - x, apart.y - y) >= (isSmall ? least : least / 2);
        });
      };
      return small
        .filter((target) => !spaced || !hasRoom(target))
        .map(
          ({ element, box }) =>
            `small: ${element.ariaLabel || element.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 80)} ${Math.round(box.width)}×${Math.round(box.height)}`,
        );
    },
    { least, spaced, CONTROLS },
  );

/** What moves by itself although no motion is wanted, and for longer than a frame. */
export const movements = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const { activeDuration } = animation.effect!.getComputedTiming();
      if (animation.playState !== 'running' || Number(activeDuration) <= 17) return [];
      return [`moves: ${target?.outerHTML.slice(0, 80)}`];
    }),
  );
