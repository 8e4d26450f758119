/** A page of a PDF, with its height in points and its lines in the order of the file. */
export interface Page {
  height: number;
  lines: Line[];
}

/**
 * One line of text. Everything is in points: `start` and `end` along the reading direction, so that a line that runs
 * from right to left has negative ones; `baseline` down from the top of the page; `size` of the font.
 */
export interface Line {
  text: string;
  start: number;
  end: number;
  baseline: number;
  size: number;
}

/** What pdf.js finds on a page: stretches of text, and marks around parts of them. */
interface ContentItem {
  str?: string;
  dir?: string;
  transform?: number[];
  width?: number;
  type?: string;
  tag?: string;
}

interface Stretch {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  rightToLeft: boolean;
}

/** By how many degrees a page has to be turned clockwise for most of its text to stand upright: 0, 90, 180 or 270. */
export function rotationOf(items: ContentItem[]): number {
  const letters = [0, 0, 0, 0];
  for (const { str, transform } of items) {
    if (!str || !transform) continue;
    const [a, b] = transform as Matrix;
    const quarters = Math.round(Math.atan2(b, a) / (Math.PI / 2)) & 3;
    letters[quarters]! += str.length;
  }
  return 90 * letters.indexOf(Math.max(...letters));
}

/**
 * The lines on a page.
 * @param viewport the six numbers of the matrix that turns PDF units into points from the upper left corner
 */
export function linesOf(items: ContentItem[], viewport: number[]): Line[] {
  const lines: Stretch[][] = [];
  for (const stretch of stretchesOf(items, viewport)) {
    const line = lines.at(-1);
    if (line && continues(line.at(-1)!, stretch)) line.push(stretch);
    // White space before a line does not belong to it.
    else if (stretch.text.trim() !== '') lines.push([stretch]);
  }
  return lines.map(joinStretches);
}

/** Level stretches of text, as they are seen; none of what the file itself marks as page furniture. */
function stretchesOf(items: ContentItem[], viewport: number[]): Stretch[] {
  const stretches: Stretch[] = [];
  const marks: boolean[] = [];
  for (const { type, tag, str, transform, width = 0, dir } of items) {
    if (type?.startsWith('begin')) marks.push(marks.at(-1) || tag === 'Artifact');
    if (type === 'endMarkedContent') marks.pop();
    if (!str || !transform || marks.at(-1)) continue;
    const [a, b, c, d, left, baseline] = multiply(viewport, transform);
    if (a <= 0 || Math.abs(b) > a / 10) continue;
    const stretch = { text: str, left, right: left + width, baseline, size: Math.hypot(c, d) };
    stretches.push({ ...stretch, rightToLeft: dir === 'rtl' });
  }
  return stretches;
}

/** True where `next` continues the line of `last`: at its height, give or take a footnote mark, and not back at the left. */
function continues(last: Stretch, next: Stretch) {
  const em = Math.max(last.size, next.size);
  const sameHeight = Math.abs(next.baseline - last.baseline) < em / 2;
  return sameHeight && (next.left > last.right - em || last.rightToLeft || next.rightToLeft);
}

function joinStretches(stretches: Stretch[]): Line {
  const letters = (of: Stretch[]) => of.reduce((sum, { text }) => sum + text.trim().length, 0);
  const rightToLeft = 2 * letters(stretches.filter((stretch) => stretch.rightToLeft)) > letters(stretches);
  const ordered = rightToLeft ? stretches.toSorted((a, b) => b.right - a.right) : stretches;
  const left = Math.min(...stretches.map((stretch) => stretch.left));
  const right = Math.max(...stretches.map((stretch) => stretch.right));
  const main = stretches.reduce((longest, stretch) => (stretch.text.length > longest.text.length ? stretch : longest));
  return {
    text: plainLetters(ordered.map(({ text }) => text).join('')),
    start: rightToLeft ? -right : left,
    end: rightToLeft ? -left : right,
    baseline: main.baseline,
    size: main.size,
  };
}

/** Letters as they are typed: no ligatures and joined forms, no soft hyphens, and the one usual apostrophe. */
const plainLetters = (text: string) =>
  text
    .replace(/[\ufb00-\ufdff\ufe70-\ufefc]/g, (form) => form.normalize('NFKC'))
    .replaceAll('\u00ad', '')
    .replaceAll('\u02bc', '\u2019')
    .replace(/\s+/g, ' ')
    .trim();

type Matrix = [number, number, number, number, number, number];

function multiply(outer: number[], inner: number[]): Matrix {
  const [a, b, c, d, e, f] = outer as Matrix;
  const [g, h, i, j, k, l] = inner as Matrix;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
