import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** From this width comments stand in the margin. */
const WIDE = '(min-width: 1100px)';
/** Between two comments in the margin, in px. */
const GAP = 14;

/**
 * Puts each `data-note` at the height of its words, pushed down where two would meet. Where there is no margin, the notes stay where they
 * stand in the page.
 */
export function useNotePlaces(root: RefObject<HTMLElement | null>) {
  // After every render, because any of them may have changed what is marked and how high a note is.
  useLayoutEffect(() => {
    if (root.current) placeNotes(root.current);
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      // In the next frame, because placing the notes changes the height of what is observed.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => placeNotes(element));
    });
    observer.observe(element);
    for (const note of element.querySelectorAll('[data-note]')) observer.observe(note);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  });
}

function placeNotes(root: HTMLElement) {
  const notes = [...root.querySelectorAll<HTMLElement>('[data-note]')];
  if (!matchMedia(WIDE).matches) {
    root.style.removeProperty('min-height');
    for (const note of notes) note.style.removeProperty('top');
    return;
  }
  const { top } = root.getBoundingClientRect();
  let bottom = -GAP;
  for (const note of notes) {
    const { note: id } = note.dataset;
    const words = root.querySelector(id === 'form' ? '[data-picked]' : `[data-marks~="${id}"]`);
    const wanted = (words?.getBoundingClientRect().top ?? top) - top;
    const place = Math.round(Math.max(wanted, bottom + GAP));
    note.style.top = `${place}px`;
    bottom = place + note.offsetHeight;
  }
  // What comes after the essay must not meet the last note.
  root.style.minHeight = `${Math.max(0, bottom)}px`;
}
