import type { Line, Page } from './pdf-lines.ts';

/** Lines of a head or a foot, at most. */
const MOST_LINES = 3;

/** Words that a page number may have beside it in its line, as in «Reyes 2». */
const MOST_WORDS = 3;

/**
 * The pages without running heads, footers and page numbers. A line is removed only where it is certain to be one of them: it
 * stands in the outer tenth of its page, and gives the number of its page or repeats on all pages, or on all but the first.
 */
export function withoutRunningLines(pages: Page[]): Page[] {
  return [-1, 1].reduce(withoutRunning, pages);
}

/** @param side -1 for the head, 1 for the foot */
function withoutRunning(pages: Page[], side: number) {
  let rest = pages;
  for (let i = 0; i < MOST_LINES; i++) {
    const outermost = rest.map((page) => outermostLine(page, side));
    const running = new Set([...numberedLines(outermost), ...repeatedLines(outermost)]);
    if (running.size === 0) break;
    rest = rest.map(({ height, lines }) => ({ height, lines: lines.filter((line) => !running.has(line)) }));
  }
  return rest;
}

/** The first or last line of a page, if it stands in the margin. */
function outermostLine({ height, lines }: Page, side: number) {
  if (lines.length === 0) return undefined;
  const line = lines.reduce((outer, line) => (side * (line.baseline - outer.baseline) > 0 ? line : outer));
  const fromEdge = side < 0 ? line.baseline : height - line.baseline;
  return fromEdge < height / 10 ? line : undefined;
}

function numberedLines(outermost: (Line | undefined)[]): Line[] {
  return outermost.filter((line, i) => line !== undefined && givesNumber(line.text, i + 1)) as Line[];
}

/** «2», «Page 2 of 3» or «Reyes 2» on page 2; on the first page, which may begin with a name and a grade, a bare number. */
function givesNumber(text: string, page: number) {
  const words = text.split(' ');
  if (/^(?:page )?\d+(?: ?(?:of|\/) ?\d+)?$/i.test(text)) return Number(/\d+/.exec(text)) === page;
  return page > 1 && words.length <= MOST_WORDS + 1 && [words[0], words.at(-1)].includes(String(page));
}

function repeatedLines(outermost: (Line | undefined)[]): Line[] {
  const repeats = outermost.slice(1).map((line, i) => isSame(outermost[i], line));
  const [secondRepeatsFirst, ...later] = repeats;
  if (!later.every(Boolean) || (!secondRepeatsFirst && later.length === 0)) return [];
  // Many documents begin with a title page, or leave out its head.
  return (secondRepeatsFirst ? outermost : outermost.slice(1)).filter((line) => line !== undefined);
}

/** True for two lines of neighbouring pages that are the same except for a number that goes up by one. */
function isSame(line: Line | undefined, next: Line | undefined) {
  if (!line || !next || Math.abs(line.baseline - next.baseline) > 2) return false;
  const parts = line.text.split(/(\d+)/);
  const nextParts = next.text.split(/(\d+)/);
  const isNext = (part: string, i: number) => i % 2 === 1 && Number(part) + 1 === Number(nextParts[i]);
  return parts.length === nextParts.length && parts.every((part, i) => part === nextParts[i] || isNext(part, i));
}
