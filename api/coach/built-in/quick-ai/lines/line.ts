import { limits } from '#contract/limits.ts';
import type { Clause } from '../clauses/clauses.ts';
import { capital } from '../capitals.ts';
import { shorten, TIGHTER } from './shorten.ts';

/** What a line says, in order; a label in front; and from which tightness on it is written. */
export type Plan = { clauses: readonly Clause[]; label?: string; tightness?: number };

/** The line, at most 150 characters long; undefined where its clauses do not fit. Only a clause alone is shortened. */
export function writeLine({ clauses, label = '', tightness = 0 }: Plan, all: readonly Clause[]) {
  const head = label && `${label}: `;
  const room = limits.impact - head.length;
  const text = joined(clauses, all);
  const tight = TIGHTER.slice(tightness).map((tighten) => tighten(text));
  const fitting =
    tight.find((each) => each.length <= room) ?? (clauses.length === 1 ? shorten(tight.at(-1) ?? '', room) : '');
  const line = fitting.replace(/[.,;:\s]+$/, '');
  return line ? opened(head + line) : undefined;
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
  const adjacent = before !== undefined && all.indexOf(clause) === all.indexOf(before) + 1;
  const even = clause.tense === undefined ? before?.tense !== undefined : clause.tense === before?.tense;
  return adjacent && even && /,|and|&/.test(clause.joint);
}

function rowText(row: readonly Clause[]): string {
  const inner = row.slice(1, -1).every(({ joint }) => joint === ', ');
  const list = inner && /and|&/.test(row.at(-1)?.joint ?? '');
  return row
    .map(({ text, shared, joint }, at) => {
      const next = row[at + 1];
      const together = list && next?.shared === shared ? '' : shared;
      const before = !list ? '; ' : row.length === 2 ? joint.replace(', and', ' and') : joint;
      return (at === 0 ? '' : before) + withCompany(text, together);
    })
    .join('');
}

/** “Won the cup as a team, beating 12 schools”: the company stands before what only follows. */
const withCompany = (text: string, shared: string): string =>
  shared ? text.replace(/(?=(?:, (?:\p{L}+ing|which|who|\d).*)?$)/u, ` ${shared}`) : text;
