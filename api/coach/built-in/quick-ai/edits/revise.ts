import { articleBefore } from '../../grammar/article.ts';
import type { GrammarSlip } from '../../grammar/rules.ts';
import { likeCapital } from '../capitals.ts';

/** One kind of edit. `mend` answers what takes the place of the words found, or undefined where they stay. */
export type Edit = {
  find: RegExp;
  mend: (found: RegExpExecArray) => string | undefined;
  why: string;
  /** Shown to the student in place of “old” → “new”, where these words alone would not explain the edit. */
  what?: string;
  /** Every pair of old and new words is an edit of its own kind. */
  each?: true;
};

/** An edit that was made, said for the student. */
export type Change = { what: string; why: string };

type Made = { what: string; why: string; at: number; times: number };

/** The edits made so far, by their edit or, where each pair of words counts by itself, by their `what`. */
type AllMade = Map<Said | string, Made>;

type Said = Pick<Edit, 'why' | 'what' | 'each'>;
/** New words for those from `start` to `end`. */
type Replacement = { start: number; end: number; mended: string; said: Said };

/** One edit can make another possible, seldom a third. */
const ROUNDS = 4;

/**
 * Mends the slips of grammar, then carries out the edits, one after the other, everywhere but inside quotation marks, addresses
 * and tags; then `quotes`, which mend what stands at quotation marks. `changes` has one item for each edit that found something, in the order of the text.
 */
export function revise(
  text: string,
  edits: readonly Edit[],
  slips: readonly GrammarSlip[],
  quotes: readonly Edit[] = [],
): { output: string; changes: Change[] } {
  const { bare, pieces, bareAt } = hide(text);
  const made: AllMade = new Map();
  const mends = slips.flatMap(({ start, end, fix, because }) => {
    const [from, to] = [bareAt(start), bareAt(end)];
    const said = { why: asSentence(because), each: true } as const;
    return to - from === end - start ? [{ start: from, end: to, mended: likeQuotes(text, fix), said }] : [];
  });
  let current = carryOut(bare, mends, made);
  for (let round = 0; round < ROUNDS; round++) {
    const before = current;
    for (const edit of edits) current = carryOut(current, replacementsOf(current, edit), made);
    if (current === before) break;
  }
  let shown = 0;
  const whole = current.replaceAll(HIDDEN, () => pieces[shown++] ?? '');
  const output = hasPairs(text)
    ? quotes.reduce((all, edit) => carryOut(all, replacementsOf(all, edit), made), whole)
    : whole;
  return {
    output,
    changes: [...made.values()].sort((a, b) => a.at - b.at).map(changeOf),
  };
}

/** True where every line has its straight quotation marks in pairs. */
const hasPairs = (text: string): boolean => text.split('\n').every((line) => line.split('"').length % 2 === 1);

/** “its” is a word in quotation marks here: the first letter is the one that takes the capital. */
const asSentence = (because: string): string => `${because.replace(/\p{L}/u, (first) => first.toUpperCase())}.`;

/** The grammar checker knows straight apostrophes only. */
const likeQuotes = (text: string, fix: string): string => (text.includes('’') ? fix.replaceAll("'", '’') : fix);

const changeOf = ({ what, why, times }: Made): Change => ({
  what: times === 1 ? what : `${what}, and ${times - 1} more like it`,
  why,
});

const replacementsOf = (text: string, edit: Edit): Replacement[] =>
  [...text.matchAll(edit.find)].flatMap((found) => {
    const mended = edit.mend(found);
    const { 0: old, index } = found;
    return mended === undefined || mended === old
      ? []
      : [{ start: index, end: index + old.length, mended, said: edit }];
  });

function whatOf(old: string, mended: string): string {
  if (old === mended) return `The spaces at “${old}”`;
  return mended ? `“${old}” → “${mended}”` : `Without “${old}”`;
}

/** The article before a replacement, with what shows that it is a word of its own. */
const ARTICLE = /(?<![\p{L}\p{N}'’.-])an? $/iu;

/** Takes in the article before the words, where the first new one asks for the other: “a very old” → “an old”. */
function withArticle(text: string, replacement: Replacement, from: number): Replacement {
  const { start, end, mended } = replacement;
  const [article] = ARTICLE.exec(text.slice(Math.max(from, start - 'x an '.length), start)) ?? [];
  const right = article && articleBefore(mended + text.slice(end, end + 20));
  if (!right || right === article.trimEnd().toLowerCase()) return replacement;
  return { ...replacement, start: start - article.length, mended: `${likeCapital(article, right)} ${mended}` };
}

function carryOut(text: string, replacements: readonly Replacement[], made: AllMade): string {
  const parts: string[] = [];
  let from = 0;
  let grown = 0;
  for (const replacement of replacements) {
    const { start, end, mended, said } = withArticle(text, replacement, from);
    const old = text.slice(start, end);
    parts.push(text.slice(from, start), mended);
    from = end;
    const at = start + grown;
    const by = mended.length - old.length;
    for (const other of made.values()) if (other.at > at) other.at += by;
    grown += by;
    const what = said.what ?? whatOf(old.trim(), mended.trim());
    const kind = said.each ? what.toLowerCase() : said;
    const earlier = made.get(kind);
    if (earlier) earlier.times++;
    else made.set(kind, { what, why: said.why, at, times: 1 });
  }
  return parts.join('') + text.slice(from);
}

/** Stands for what no edit may touch; a private character that is in the text already is hidden like the rest. */
const HIDDEN = '\uE000';

const CLOSED = [
  /“[^”]*(?:”|$)/u,
  /„[^“”]*(?:[“”]|$)/u,
  /«[^»]*(?:»|$)/u,
  /‘[^‘\n]{0,300}?[^\s‘]’(?!\p{L})/u,
  /(?<![\p{L}\p{N}])'(?=\S)[^'"\n]{1,300}(?<=\S)'(?![\p{L}\p{N}])/u,
  /`[^`\n]*`/u,
  /https?:\/\/\S+/u,
  /[\w.+-]{1,64}@[\w.-]{1,200}/u,
  /(?<!\w)[@#]\w+/u,
  /\b(?:www\.)?\w{1,40}\.(?:com|org|net|edu|gov|io)\b\S*/u,
  new RegExp(HIDDEN),
];
const PROTECTED = new RegExp(CLOSED.map(({ source }) => source).join('|'), 'gu');

/** The text with a sign for each piece that is hidden; `bareAt` says where a place in the text is then. */
function hide(text: string): { bare: string; pieces: string[]; bareAt: (at: number) => number } {
  const spans = [...straightQuotes(text), ...[...text.matchAll(PROTECTED)].map(spanOf)].sort(([a], [b]) => a - b);
  const hidden: { start: number; end: number }[] = [];
  const parts: string[] = [];
  let from = 0;
  for (const [first, end] of spans) {
    if (end <= from) continue;
    const start = Math.max(from, first);
    parts.push(text.slice(from, start), HIDDEN);
    hidden.push({ start, end });
    from = end;
  }
  return {
    bare: parts.join('') + text.slice(from),
    pieces: hidden.map(({ start, end }) => text.slice(start, end)),
    bareAt: (at) =>
      hidden
        .filter(({ start }) => start < at)
        .reduce((place, { start, end }) => place - Math.min(at, end) + start + HIDDEN.length, at),
  };
}

const spanOf = (found: RegExpExecArray): [start: number, end: number] => [found.index, found.index + found[0].length];

/**
 * What stands between straight quotation marks. Where a line has an odd number of them, nobody can say which words are
 * quoted: it is left alone as a whole, and so is all up to the next such line.
 */
function straightQuotes(text: string): [start: number, end: number][] {
  const spans: [number, number][] = [];
  let start = 0;
  let open: number | undefined;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const marks = [...line.matchAll(/"/g)].map(({ index }) => start + index);
    if (marks.length % 2 === 1) {
      spans.push([open ?? start, end]);
      open = open === undefined ? start : undefined;
    } else {
      for (let at = 0; at + 1 < marks.length; at += 2) spans.push([marks[at] ?? 0, (marks[at + 1] ?? 0) + 1]);
    }
    start = end + 1;
  }
  return spans;
}
