import { page } from 'vitest/browser';
import type { Box } from './compare.ts';

const windows = { desktop: [1440, 900], phone: [390, 844] } as const;
export type WindowKind = keyof typeof windows;

/** A page shows how it begins, whatever of it has arrived; the window of a component grows until it shows all of it. */
const pageHeight = 1000;
const tallest = 1600;

/** Room around what a component shows, for focus rings and shadows. */
const margin = 16;

// As in Storybook: room around a component, none around a page. (A margin, as a dialog takes away a padding.)
const room = document.createElement('style');
room.textContent = 'body[style*="--paper"] { margin: 1rem; }';
document.head.append(room);

/** Gives the story a window of that kind, and waits until everything in it has found its place. */
export async function fitWindow(kind: WindowKind, isPage: boolean) {
  const [width, height] = windows[kind];
  window.scrollTo(0, 0);
  if (innerWidth !== width) await page.viewport(width, height);
  const needed = isPage ? pageHeight : Math.max(height, Math.min(document.documentElement.scrollHeight, tallest));
  if (innerHeight !== needed) await page.viewport(width, needed);
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** Where in the browser's window the story is: a page is all of its own window. */
export function storyBox(isPage: boolean): Box {
  const { left, top } = window.frameElement!.getBoundingClientRect();
  const box = isPage ? { x: 0, y: 0, width: innerWidth, height: innerHeight } : componentBox();
  return { ...box, x: box.x + left, y: box.y + top };
}

/** All that a component draws, also outside of its own place, and a margin. */
function componentBox() {
  const seen = { left: margin, top: margin, right: margin, bottom: margin };
  for (const element of document.body.children) {
    // The story's place is as wide as the window; only what stands in it counts.
    const isPlace = element.attributes.length === 0;
    for (const one of isPlace ? element.children : [element]) include(seen, one);
  }
  const x = Math.max(0, Math.floor(seen.left - margin));
  const y = Math.max(0, Math.floor(seen.top - margin));
  const right = Math.min(innerWidth, Math.ceil(seen.right + margin));
  const bottom = Math.min(innerHeight, Math.ceil(seen.bottom + margin));
  return { x, y, width: right - x, height: bottom - y };
}

function include(seen: { left: number; top: number; right: number; bottom: number }, element: Element) {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isScrim = left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight;
  if (right > left && bottom > top && !isScrim) {
    seen.left = Math.min(seen.left, left);
    seen.top = Math.min(seen.top, top);
    seen.right = Math.max(seen.right, right);
    seen.bottom = Math.max(seen.bottom, bottom);
  }
  // What scrolls shows no more than its own box. A scrim shows nothing, but what stands on it does.
  if (isScrim || getComputedStyle(element).overflow === 'visible')
    for (const child of element.children) include(seen, child);
}
