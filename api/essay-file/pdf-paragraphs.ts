import { joinLines } from './join-lines.ts';
import type { Line, Page } from './pdf-lines.ts';

/** How the lines of a text are set, in points: from where to where they run, and how far apart they usually are. */
interface Setting {
  start: number;
  end: number;
  gap: number;
}

/** Lines that were broken for their width only, and what tells their first one from the line before it. */
interface Block {
  lines: Line[];
  beginning: Beginning;
}

/** A line is set off by space, indent, size or a bullet; or all there is to see is that the one before it ended early. */
type Beginning = 'set off' | 'after a short line';

const BULLET = /^[•◦‣▪●○■□–*-] /;

/**
 * The text of these pages: paragraphs separated by a blank line, the items of a list by a line end. Where most
 * paragraphs are set off, a line that only follows a short one is a new line of the same paragraph, as in a poem.
 */
export function paragraphsOf(pages: Page[]): string {
  const blocks = blocksOf(pages.flatMap((page) => page.lines));
  const setOff = blocks.filter(({ beginning }) => beginning === 'set off').length - 1;
  const isNewLine = ({ beginning }: Block) => beginning === 'after a short line' && setOff > blocks.length - 1 - setOff;
  const isItem = (block?: Block) => block !== undefined && BULLET.test(block.lines[0]!.text);
  return blocks
    .map((block, i) => {
      const separator = isNewLine(block) || (isItem(block) && isItem(blocks[i - 1])) ? '\n' : '\n\n';
      return separator + joinLines(block.lines.map(({ text }) => text));
    })
    .join('');
}

function blocksOf(lines: Line[]): Block[] {
  const setting = settingOf(lines);
  const blocks: Block[] = [];
  for (const [i, line] of lines.entries()) {
    const block = blocks.at(-1);
    const beginning = block ? beginningOf(line, block.lines, lines[i + 1], setting) : 'set off';
    if (block && beginning === undefined) block.lines.push(line);
    else blocks.push({ lines: [line], beginning: beginning! });
  }
  return blocks;
}

/** How `line` begins something new after the lines of a block, if it does; `next` is the line after it. */
function beginningOf(line: Line, block: Line[], next: Line | undefined, setting: Setting): Beginning | undefined {
  const last = block.at(-1)!;
  const isIndented = line.start > setting.start + line.size;
  const otherSize = Math.abs(last.size / line.size - 1) > 0.15;
  if (BULLET.test(line.text) || otherSize || isApart(line, block, next, setting)) return 'set off';
  if (isIndented ? opensIndent(line, block, next) : closesIndent(line, block)) return 'set off';
  if (!couldHold(last, line, setting)) return undefined;
  // Across pages a space can't be seen.
  return isIndented || gapBetween(last, line) <= 0 ? 'set off' : 'after a short line';
}

/** True where the distance to `line` is more than that between the lines of a paragraph. */
function isApart(line: Line, block: Line[], next: Line | undefined, setting: Setting) {
  const gaps = [gapBetween(block.at(-2), block.at(-1)), setting.gap, gapBetween(line, next)];
  const usual = Math.min(...gaps.filter((gap) => gap > 0));
  return gapBetween(block.at(-1), line) > 1.2 * usual;
}

/** True for an indented line that is the first of its paragraph, or of a block whose lines are all indented. */
function opensIndent(line: Line, block: Line[], next: Line | undefined) {
  const [before, last] = [block.at(-2), block.at(-1)!];
  // The text of a list item stands to the right of its bullet.
  if (!before && BULLET.test(last.text)) return false;
  const isInBlock = before !== undefined && isRightOf(line, last) === 0;
  return isRightOf(line, last) > 0 || (!isInBlock && next !== undefined && isRightOf(line, next) > 0);
}

/** True for a line after a block whose lines are all indented, and not only its first. */
const closesIndent = (line: Line, block: Line[]) => block.length > 1 && isRightOf(line, block.at(-1)!) < 0;

/** 1 where a line starts to the right of another, -1 to the left, 0 where both start alike. */
function isRightOf(line: Line, other: Line) {
  const distance = line.start - other.start;
  return Math.abs(distance) > line.size / 2 ? Math.sign(distance) : 0;
}

/** True where the first word of `line` would have fitted at the end of `last`, which then was ended on purpose. */
function couldHold(last: Line, line: Line, setting: Setting) {
  const word = line.text.split(' ', 1)[0]!;
  const width = ((line.end - line.start) * word.length) / line.text.length;
  const space = setting.end - Math.max(setting.start, last.start) - (last.end - last.start);
  // Letters differ in width, so the word gets some more.
  return space > 1.2 * width + line.size / 2;
}

function settingOf(lines: Line[]): Setting {
  const starts = lines.map((line) => line.start).toSorted((a, b) => a - b);
  const ends = lines.map((line) => line.end).toSorted((a, b) => b - a);
  const gaps = lines.map((line, i) => gapBetween(lines[i - 1], line)).filter((gap) => gap > 0);
  return {
    start: starts[Math.floor(starts.length / 20)] ?? 0,
    // A line that sticks out must not make all others look short.
    end: ends[Math.floor(ends.length / 20)] ?? 0,
    gap: mostCommon(gaps.map((gap) => Math.round(2 * gap) / 2)),
  };
}

/** Points from one baseline down to the next; zero or less where the second is on another page or in another column. */
const gapBetween = (line: Line | undefined, next: Line | undefined) =>
  line && next ? next.baseline - line.baseline : 0;

/** The most common of the numbers, the smaller of two; 0 of none. */
function mostCommon(numbers: number[]) {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const [[number] = [0]] = [...counts].toSorted(([a, m], [b, n]) => n - m || a - b);
  return number;
}
