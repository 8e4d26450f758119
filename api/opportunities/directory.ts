import { readFileSync } from 'node:fs';
import type { HonorKind } from '#contract/honors.ts';
import { fromRoot } from '../root.ts';
import { GROUPS, type Topic } from './topics.ts';
import { phraseOf, stemsIn } from './words.ts';

/** A row of api/data/opportunities.json; SOURCES.md beside it explains the fields. */
export type Row = {
  name: string;
  category: string;
  kind: HonorKind;
  description: string;
  grades: [from: number, to: number];
  eligibility: 'any' | 'us' | 'us-pr' | 'us-enrolled' | 'us-ca' | 'undocumented' | 'state';
  eligibilityNote?: string;
  scope: 'national' | 'online' | 'state' | 'local';
  city?: string;
  state?: string;
  lat?: number;
  lng?: number;
  stateOnly?: string;
  deadlineMonth: number | null;
  url: string;
  tags: string[];
  localChapters?: boolean;
  verify?: boolean;
};

/**
 * A row that is ready to be searched. `names` are the stems of its name and of its acronym, between spaces; `inName` and
 * `inText` those of name and description, alone and up to three in a row; `labels` its tags, kind, category and scope, the most telling
 * first; `organizer` the host of its address; `groups` the groups that it is meant for.
 */
export type Entry = {
  row: Row;
  position: number;
  names: readonly string[];
  inName: ReadonlySet<string>;
  inText: ReadonlySet<string>;
  labels: readonly string[];
  organizer: string;
  groups: readonly Topic[];
};

/** Rows ready to be searched, how many of them use a stem, and the stems of their names. */
export type Directory = {
  entries: readonly Entry[];
  uses: ReadonlyMap<string, number>;
  named: ReadonlySet<string>;
};

export function readDirectory(rows: readonly Row[]): Directory {
  const entries = rows.map(readEntry);
  const uses = new Map<string, number>();
  for (const { inName, inText } of entries)
    for (const stem of new Set([...inName, ...inText])) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  return { entries, uses, named: new Set(entries.flatMap(({ inName }) => [...inName])) };
}

function readEntry(row: Row, position: number): Entry {
  const labels = [...row.tags, row.kind, row.category, row.scope];
  const inName = new Set(stemsIn(row.name));
  const inText = new Set(stemsIn(row.description));
  const groups = GROUPS.filter(
    ({ tags, words }) =>
      tags.some((tag) => labels.includes(tag)) || words.some((word) => inName.has(word) || inText.has(word)),
  );
  const organizer = new URL(row.url).hostname.replace(/^www\d?\./, '');
  return { row, position, names: namesOf(row.name), inName, inText, labels, organizer, groups };
}

/** «Junior Science and Humanities Symposium» and «JSHS» of «Junior Science and Humanities Symposium (JSHS)». */
function namesOf(name: string): string[] {
  const acronym = /\((\S*[A-Z]\S*[A-Z]\S*)\)/.exec(name)?.[1] ?? '';
  return [name.split(' (')[0] ?? name, acronym].filter(({ length }) => length > 3).map((said) => ` ${phraseOf(said)} `);
}

/** Everything that Laurel knows of. */
export const DIRECTORY = readDirectory(
  JSON.parse(readFileSync(fromRoot('api/data/opportunities.json'), 'utf8')) as Row[],
);
