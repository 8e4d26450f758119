/**
 * The beginning of a growing text in light Markdown that will look the same whatever is written after it. It ends before
 * an emphasis, code or link that is not closed yet, before a list or heading mark without words, and the like. As the text
 * grows, its settled part only gets longer.
 */
export function settled(text: string): string {
  const { start, fence } = lastBlock(text);
  const end = fence ? endInFence(text, start, fence) : endOfWords(text, start);
  // Half of an emoji would show as a box.
  return text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '');
}

/** The marks of lists, quotations and headings before the words of a line. */
const MARKS = /^(?:[ \t]*(?:[-+*>]|#{1,6}|\d{1,9}[.)])(?=[ \t]|$))*[ \t]*/;
/** A line that may still become a mark, a rule or the beginning of code, with the marks before it. */
const UNDECIDED = /^(?:[ \t]*(?:[-+*>]|#{1,6}|\d{1,9}[.)]))*[ \t]*(?:\d{1,9}|[-=*_ \t]+|`+|~+|(?:```|~~~).*)?[ \t]*$/;
const FENCE = /^(`{3,}|~{3,})/;
/** Code between two equally long rows of backticks, of which the second is known to be complete. */
const CODE = /^(`+)(?!`)[^]*?(?<!`)\1(?=[^`])/;

/** Where the last block begins, and its fence if it is code. The text before it is settled. */
function lastBlock(text: string) {
  let start = 0;
  let at = 0;
  let fence: string | null = null;
  // The last line is not complete yet.
  for (const line of text.split('\n').slice(0, -1)) {
    const end = at + line.length;
    const [marks] = MARKS.exec(line)!;
    const words = line.slice(marks.length);
    const mark = FENCE.exec(words)?.[1];
    if (fence === null) {
      if (mark) [fence, start] = [mark, at];
      // A line with a mark begins a block. A heading and an empty line end one.
      else if (words.trim() === '' || /^#{1,6}[ \t]/.test(line)) start = end + 1;
      else if (marks.trim() !== '') start = at;
    } else if (mark?.startsWith(fence) && words.trim() === mark) [fence, start] = [null, end + 1];
    at = end + 1;
  }
  const [marks] = MARKS.exec(text.slice(at))!;
  return { start: fence === null && marks.trim() !== '' ? at : start, fence };
}

/** Code is settled except for a line that may end it, and for a fence without a line below it. */
function endInFence(text: string, start: number, fence: string) {
  const last = text.lastIndexOf('\n') + 1;
  const mayEnd = text.slice(last).trim();
  const isFence = mayEnd.length > 0 && [...mayEnd].every((mark) => mark === fence[0]);
  const end = isFence || mayEnd === '' ? last - 1 : text.length;
  return end <= text.indexOf('\n', start) ? start : end;
}

/** The end of the settled part of a paragraph, list item or heading that may go on. */
function endOfWords(text: string, start: number) {
  const last = Math.max(start, text.lastIndexOf('\n') + 1);
  const known = UNDECIDED.test(text.slice(last)) ? last : text.length;
  const end = openedAt(text, start, known) ?? known;
  // A bullet shows only together with its words.
  const line = text.lastIndexOf('\n', end - 1) + 1;
  const [marks] = MARKS.exec(text.slice(line, end))!;
  return line + marks.length === end ? line : end;
}

interface Delimiter {
  mark: string;
  at: number;
  count: number;
}

/** Where the first thing begins that is not closed before `end`; null where everything is closed. */
function openedAt(text: string, start: number, end: number): number | null {
  const emphases: Delimiter[] = [];
  const first = (at: number) => Math.min(at, ...emphases.map((emphasis) => emphasis.at));
  for (let at = start; at < end;) {
    const char = text[at]!;
    if (char === '*' || char === '_') {
      const { length: count } = /^(.)\1*/.exec(text.slice(at, end))![0];
      if (at + count === end) return first(at);
      noteEmphasis(emphases, { mark: char, at, count }, text[at - 1], text[at + count]!);
      at += count;
      continue;
    }
    const next = afterPart(text, at, end);
    if (next === null) return first(at);
    at = next;
  }
  return emphases.length > 0 ? first(end) : null;
}

/** Where the part at `at` ends: a character, an escape, code or a link. Null where that is not known yet. */
function afterPart(text: string, at: number, end: number): number | null {
  const rest = text.slice(at, end);
  switch (rest[0]) {
    case '\\':
      return rest.length > 1 ? at + 2 : null;
    case '`': {
      const code = CODE.exec(rest);
      return code && at + code[0].length;
    }
    case '&':
      return /^&#?\w{0,31}$/.test(rest) ? null : at + 1;
    case '<':
      if (!/^<(?:[a-z/!?]|$)/i.test(rest)) return at + 1;
      return rest.includes('>') ? at + rest.indexOf('>') + 1 : null;
    case '!':
      if (rest === '!') return null;
      return rest[1] === '[' ? afterLink(text, at + 1, end) : at + 1;
    case '[':
      return afterLink(text, at, end);
    default:
      return at + 1;
  }
}

/** Where a link or picture ends, or where the words after a plain bracket begin. Null where that is not known yet. */
function afterLink(text: string, at: number, end: number): number | null {
  const words = closing(text, at, end, '[', ']');
  if (words === null || words + 1 === end) return null;
  if (text[words + 1] !== '(') return at + 1;
  const address = closing(text, words + 1, end, '(', ')');
  return address === null ? null : address + 1;
}

/** Where the bracket that opens at `at` closes; null where it does not. */
function closing(text: string, at: number, end: number, open: string, close: string) {
  let depth = 0;
  for (let i = at; i < end; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === open) depth++;
    else if (text[i] === close && --depth === 0) return i;
  }
  return null;
}

/** Updates the open emphases at a row of `*` or `_`, which closes and opens by the characters on both its sides. */
function noteEmphasis(open: Delimiter[], row: Delimiter, before = ' ', after: string) {
  const [gapBefore, gapAfter] = [before, after].map((char) => /\s/.test(char));
  const [pointBefore, pointAfter] = [before, after].map((char) => /[\p{P}\p{S}]/u.test(char));
  const left = !gapAfter && (!pointAfter || gapBefore || pointBefore);
  const right = !gapBefore && (!pointBefore || gapAfter || pointAfter);
  const within = row.mark === '_' && left && right;
  let { count } = row;
  while (right && !(within && !pointAfter) && count > 0) {
    const opener = open.findLastIndex(({ mark }) => mark === row.mark);
    if (opener === -1) break;
    const closed = Math.min(count, open[opener]!.count);
    count -= closed;
    // A mark that was opened inside and not closed is no emphasis.
    open.length = opener + 1;
    open[opener]!.count -= closed;
    if (open[opener]!.count === 0) open.pop();
  }
  if (left && !(within && !pointBefore) && count > 0) open.push({ ...row, count });
}
