import { expect } from 'storybook/test';

/** Text of twice the size, for the `beforeEach` of a story. */
export function inLargeText() {
  document.documentElement.style.fontSize = '200%';
  return () => {
    document.documentElement.style.fontSize = '';
  };
}

/** None of them lies over another, and none is outside the window. */
export async function expectApart(...elements: Element[]) {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  for (const [at, { left, right, top, bottom }] of boxes.entries()) {
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    const over = boxes.findIndex(
      (other, index) =>
        index > at && other.left < right && left < other.right && other.top < bottom && top < other.bottom,
    );
    await expect(elements[over]).toBeUndefined();
  }
}

/** How many lines the text of an element takes. */
export function linesOf(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
}
