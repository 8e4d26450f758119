import { expect, test } from 'vitest';
import type { Line, Page } from './pdf-lines.ts';
import { paragraphsOf } from './pdf-paragraphs.ts';

const LETTER = 6;
const FULL = 'these words go on until the line has no room for more of them';

/** A page set in letters of 6 points from 72 points on; each entry a text, a distance from the top, an indent. */
function page(...lines: [string, number, number?, number?][]): Page {
  return {
    height: 800,
    lines: lines.map(([text, baseline, indent = 0, size = 12]): Line => {
      const start = 72 + indent;
      // A full line ends where all full lines end.
      return {
        text,
        start,
        end: text === FULL ? 72 + FULL.length * LETTER : start + text.length * LETTER,
        baseline,
        size,
      };
    }),
  };
}
const text = (...pages: Page[]) => paragraphsOf(pages).trim();

test('Lines that go on are one paragraph', () => {
  expect(text(page([FULL, 100], [FULL, 114], ['and end.', 128]))).toBe(`${FULL} ${FULL} and end.`);
});

test('More space than between lines separates paragraphs', () => {
  expect(text(page([FULL, 100], [FULL, 114], [FULL, 136], [FULL, 150]))).toBe(`${FULL} ${FULL}\n\n${FULL} ${FULL}`);
});

test('An indented first line begins a paragraph', () => {
  expect(text(page([FULL, 100, 36], [FULL, 114], [FULL, 128, 36], [FULL, 142]))).toBe(
    `${FULL} ${FULL}\n\n${FULL} ${FULL}`,
  );
});

test('Dialogue in indented lines is a paragraph for each', () => {
  expect(text(page([FULL, 100, 36], [FULL, 114], ['“Well?”', 128, 36], ['“No.”', 142, 36], [FULL, 156, 36]))).toBe(
    `${FULL} ${FULL}\n\n“Well?”\n\n“No.”\n\n${FULL}`,
  );
});

test('A line with room for the next word ends a paragraph', () => {
  expect(text(page([FULL, 100], ['It ends here.', 114], [FULL, 128], ['And here.', 142]))).toBe(
    `${FULL} It ends here.\n\n${FULL} And here.`,
  );
});

test('Where space separates paragraphs, a short line ends only itself', () => {
  const lines = page(['Ana Reyes', 100], ['English 12', 114], [FULL, 150], ['on.', 164], [FULL, 200], [FULL, 214]);
  expect(text(lines)).toBe(`Ana Reyes\nEnglish 12\n\n${FULL} on.\n\n${FULL} ${FULL}`);
});

test('A paragraph goes on over a page break, and a short line before one ends it', () => {
  expect(text(page([FULL, 700], [FULL, 714]), page(['goes on.', 100], [FULL, 114]))).toBe(
    `${FULL} ${FULL} goes on.\n\n${FULL}`,
  );
  expect(text(page([FULL, 700], ['Ends.', 714]), page([FULL, 100], [FULL, 114]))).toBe(
    `${FULL} Ends.\n\n${FULL} ${FULL}`,
  );
});

test('A heading in another size stands alone', () => {
  expect(text(page([FULL, 100, 0, 16], [FULL, 118], [FULL, 132]))).toBe(`${FULL}\n\n${FULL} ${FULL}`);
});

test('An indented block is a paragraph of its own', () => {
  const lines = page([FULL, 100], [FULL, 114], [FULL, 128, 36], [FULL, 142, 36], ['End.', 156, 36], [FULL, 170]);
  expect(text(lines)).toBe(`${FULL} ${FULL}\n\n${FULL} ${FULL} End.\n\n${FULL}`);
});

test('The items of a list are lines, each with all of its text', () => {
  const lines = page([FULL, 100], ['• one', 114, 18], [`• ${FULL}`, 128, 18], ['more', 142, 30], ['• three', 156, 18]);
  expect(text(lines)).toBe(`${FULL}\n\n• one\n• ${FULL} more\n• three`);
});

test('Lines from right to left make paragraphs alike', () => {
  const { height, lines } = page([FULL, 100], ['It ends.', 114], [FULL, 128]);
  const mirrored = lines.map((line) => ({ ...line, start: line.start - 600, end: line.end - 600 }));
  expect(text({ height, lines: mirrored })).toBe(`${FULL} It ends.\n\n${FULL}`);
});

test('No lines make no text', () => {
  expect(text()).toBe('');
  expect(text(page())).toBe('');
});

test('A hundred thousand lines are read in one pass', () => {
  const lines = Array.from({ length: 100_000 }, (_, i): [string, number] => ['a', 100 + 14 * i]);
  expect(text(page(...lines))).toHaveLength(2 * lines.length - 1);
});
