import { limits } from '#contract/limits.ts';
import type { Clause } from '../clauses/clauses.ts';
import { capital } from '../capitals.ts';
import { factsIn } from '../clauses/weight.ts';
import { shorten, TIGHTER } from './shorten.ts';

/** What a line says, in order; of a brief one, how long it may be. */
export type Plan = { clauses: readonly Clause[]; brief?: number };

/** The line, at most 150 characters long; undefined where its clauses do not fit. Only a clause alone is shortened. */
export function writeLine({ clauses, brief }: Plan, all: readonly Clause[]): string | undefined {
  const text = joined(clauses, all);
  const line = (brief === undefined ? tightened(text, clauses.length === 1) : cut(text, brief)).replace(
    /[.,;:\s]+$/,
    '',
  );
  return line ? opened(line) : undefined;
}

function tightened(text: string, isAlone: boolean): string {
  const tight = TIGHTER.map((tighten) => tighten(text));
  const fitting = tight.find((each) => each.length <= limits.impact);
  return fitting ?? (isAlone ? shorten(tight.at(-1) ?? '', limits.impact) : '');
}

/** The text cut where it can end, as long as no number or name goes with the rest. */
function cut(text: string, most: number): string {
  const kept = shorten(text, most);
  return factsIn(kept) === factsIn(text) ? kept : '';
}

/** With a capital, unless it starts with an address or a name such as iNaturalist. */
const opened = (line: string): string => (/^[\p{Ll}'’-]+(?=[\s,;.)]|$)/u.test(line) ? capital(line) : line);

/** Clauses of one sentence that stand side by side keep what joined them, as long as the “and” of the list is there. */
function joined(clauses: readonly Clause[], all: readonly Clause[]): string {
  const rows: Clause[][] = [];
  for (const clause of clauses) {
    const row = rows.at(-1);
    if (row && continues(row.at(-1), clause, all)) row.push(clause);
    else rows.push([clause]);
  }
  return rows.map(rowText).join('; ');
}

function continues(before: Clause | undefined, clause: Clause, all: readonly Clause[]): boolean {
  if (before?.shared && before.shared === clause.shared) return true;
  const adjacent = before !== undefined && all.indexOf(clause) === all.indexOf(before) + 1;
  const even = clause.tense === undefined ? before?.tense !== undefined : clause.tense === before?.tense;
  return adjacent && even && /,|and|&/.test(clause.joint);
}

/** The row with its company named once, where all of it was done in the same. */
function rowText(row: readonly Clause[]): string {
  const company = row.every(({ shared }) => shared === row[0]?.shared) ? (row[0]?.shared ?? '') : undefined;
  if (company === undefined)
    return listText(
      row,
      row.map(({ text, shared }) => withCompany(text, shared)),
    );
  const texts = row.map(({ text }) => text);
  const isPlain = company !== '' && !texts.some((text) => text.includes(', '));
  return withCompany(isPlain ? LIST.format(texts) : listText(row, texts), company);
}

const LIST = new Intl.ListFormat('en');
const ENDS_OPEN = /, (?:which|who)\b/;

/** A list as the student wrote it, as long as the “and” is there and joins what it did. */
function listText(row: readonly Clause[], texts: readonly string[]): string {
  const joints = row.slice(1).map(({ joint }) => joint);
  const isList = /and|&/.test(joints.at(-1) ?? '') && joints.slice(0, -1).every((joint) => joint === ', ');
  if (!isList || texts.slice(0, -1).some((text) => ENDS_OPEN.test(text))) return texts.join('; ');
  const given = joints.length === 1 ? joints.map((joint) => joint.replace(', and', ' and')) : joints;
  return texts.map((text, at) => (given[at - 1] ?? '') + text).join('');
}

/** “Won the cup as a team, beating 12 schools”: the company stands before what only follows. */
const withCompany = (text: string, shared: string): string =>
  shared ? text.replace(/(?=(?:, (?:\p{L}+ing|which|who|\d).*)?$)/u, ` ${shared}`) : text;
