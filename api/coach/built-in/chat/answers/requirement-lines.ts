import type { ChatSource } from '#contract/ai.ts';
import { admissionCycleOf } from '#contract/admission-cycle.ts';
import { AID_FORMS } from '#contract/aid-kinds.ts';
import { requirementNames } from '#contract/requirement-names.ts';
import type { FactSource, Requirement, RequirementKind } from '#contract/requirements.ts';
import type { Moment } from '../figures.ts';
import { listed, nameOf } from '../markdown.ts';
import type { Reply } from '../reply.ts';
import { fromFacts, fromRecord, unknown } from '../sources.ts';

const OWN = fromRecord('Requirements');

export interface Line {
  text: string;
  source: FactSource | null;
}

const NEEDS = {
  required: 'required',
  recommended: 'recommended',
  optional: 'optional',
  notConsidered: 'not asked for',
  unknown: 'not known',
} as const;

/** A line for each kind, with how many and how much: a sentence where a kind was asked for. */
export function linesOf(name: string, rows: readonly Requirement[], isAlone: boolean, isSaid: boolean): Line[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const unread = rows.filter(({ need }) => need === 'unknown');
  if (isSaid && unread.length > 1 && unread.length === rows.length && rows[0]) {
    const all = listed(kinds.map(inSentence)).replace(' and ', ' or ');
    return [...markedLines(name, rows), { text: unreadSentence(name, all, rows[0]), source: rows[0].source ?? PAGE }];
  }
  if (!isSaid && !isAlone) return together(name, rows);
  return kinds.map((kind): Line => {
    const of = rows.filter((row) => row.kind === kind);
    const [{ need, value, note, source }] = of as [Requirement];
    const many = countOf(of);
    const state = statesOf(of);
    if (isSaid) return { text: sentence(name, of[0]!, many, state), source };
    const figures = [many === null ? '' : String(many), value === null ? '' : `$${value}`].filter(Boolean).join(', ');
    return {
      text: `${requirementNames[kind]}, ${NEEDS[need]}${figures ? ` (${figures})` : ''}${state}${note ? `. ${nameOf(note)}` : ''}`,
      source,
    };
  });
}

/** What the student has marked of what was not read: "You marked the FAFSA as sent for Duke University." */
const markedLines = (name: string, rows: readonly Requirement[]): Line[] =>
  [
    ...new Set(
      rows.flatMap(({ kind, state }) =>
        state in STATES ? `You marked ${inSentence(kind)} as ${state} for ${name}.` : [],
      ),
    ),
  ].map((text) => ({ text, source: null }));

const countOf = ([first, ...more]: readonly Requirement[]): number | null =>
  first!.count ?? (more.length > 0 ? more.length + 1 : null);

/** "Reed College requires a main essay, 2 teacher letters (marked as asked) and a mid-year report": all of one source in a line, so that colleges stand beside each other. */
function together(name: string, rows: readonly Requirement[]): Line[] {
  const lines = new Map<string, { source: Requirement['source']; verb: string; kinds: string[] }>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const of = rows.filter((row) => row.kind === kind);
    const [{ need, value, source }] = of as [Requirement];
    const verb = need === 'recommended' ? 'recommends' : 'requires';
    const key = `${verb} ${JSON.stringify(source)}`;
    const line = lines.get(key) ?? { source, verb, kinds: [] };
    lines.set(key, line);
    const { a, some } = WORDS[kind] ?? inWords(requirementNames[kind]);
    const many = countOf(of);
    const what = many === null ? a : many === 1 ? `one ${some.one}` : `${many} ${some.many}`;
    const more = [value === null ? '' : `$${value}`, statesOf(of).replace(/^; /, '')].filter(Boolean).join(', ');
    line.kinds.push(more ? `${what} (${more})` : what);
  }
  return [...lines.values()].map(({ source, verb, kinds }) => ({
    text: `${name} ${verb} ${listed(kinds, 12)}`,
    source,
  }));
}

/** "Reed College asks for 2 teacher letters." */
function sentence(name: string, { kind, need, value, note }: Requirement, many: number | null, state: string): string {
  const more = [
    state ? `In your record: ${state.replace(/^; /, '')}.` : '',
    note && kind !== 'other' ? nameOf(note) : '',
  ];
  return [saying(name, kind, need, value, many, note), ...more].filter(Boolean).join(' ');
}

function saying(
  name: string,
  kind: RequirementKind,
  need: Requirement['need'],
  value: number | null,
  many: number | null,
  note: string | null,
): string {
  const { a, some, none, are } = WORDS[kind] ?? inWords(requirementNames[kind]);
  if (kind === 'other') {
    const what = nameOf(note ?? '')
      .replace(/^L/, 'l')
      .replace(/\.$/, '');
    return `${name}: ${what}, ${NEEDS[need]}.`;
  }
  if (need === 'unknown') return unreadSentence(name, a, { kind });
  if (kind === 'fee') {
    if (need === 'notConsidered' || value === 0) return `Applying to ${name} costs no fee.`;
    return value === null ? `${name} takes an application fee.` : `Applying to ${name} costs $${value}.`;
  }
  const what = many === null ? a : many === 1 ? `one ${some.one}` : `${many} ${some.many}`;
  if (need === 'required') return `${name} requires ${what}.`;
  if (need === 'recommended') return `${name} recommends ${what}.`;
  if (need === 'optional') return `For ${name}, ${a} ${are} optional.`;
  return `${name} asks for no ${none}.`;
}

const unreadSentence = (name: string, what: string, { kind }: Pick<Requirement, 'kind'>): string =>
  `Whether ${name} asks for ${what}, I have not read: its page of ${pageOf([kind])} says it.`;

const pageOf = (kinds: readonly RequirementKind[]): string =>
  kinds.some((kind) => AID_FORMS.includes(kind)) ? 'financial aid' : 'admission';

/** One line for all colleges of which nothing is known of the kinds that were asked for. */
export const unreadOfSeveral = (names: readonly string[], kinds: readonly RequirementKind[]): Line => ({
  text: `Whether ${listed([...names], 8)} ask for ${listed(kinds.map(inSentence)).replace(' and ', ' or ')}, I have not read: each one’s page of ${pageOf(kinds)} says it.`,
  source: PAGE,
});

interface KindWords {
  a: string;
  some: { one: string; many: string };
  none: string;
  are: 'is' | 'are';
}

function inWords(written: string): KindWords {
  const one = /^(?:FAFSA|CSS|Early|English)/.test(written) ? written : written.toLowerCase();
  const article = /^(?:FAFSA|CSS)/.test(written) ? 'the' : /^[aeiou]/i.test(one) ? 'an' : 'a';
  return { a: `${article} ${one}`, some: { one, many: `${one}s` }, none: one, are: 'is' };
}

/** "an interview", "test scores". */
export const inSentence = (kind: RequirementKind): string => (WORDS[kind] ?? inWords(requirementNames[kind])).a;

const plural = (many: string, one = many): KindWords => ({ a: many, some: { one, many }, none: many, are: 'are' });
const WORDS: Partial<Record<RequirementKind, KindWords>> = {
  tests: plural('test scores', 'test score'),
  supplement: { ...plural('supplements', 'supplement'), none: 'supplement' },
  aidDocuments: plural('aid documents', 'aid document'),
};

const STATES = { asked: 'asked', sent: 'sent', received: 'received', waived: 'waived' } as const;

/** What the student has marked of it: "; sent 1, received 1". */
export function statesOf(rows: readonly Requirement[]): string {
  const told = Object.entries(STATES).flatMap(([state, word]) => {
    const count = rows.filter((row) => row.state === state).length;
    return count === 0 ? [] : [rows.length === 1 ? `marked as ${word}` : `${count} marked as ${word}`];
  });
  return told.length > 0 ? `; ${told.join(', ')}` : '';
}

export const unreadLine = (rows: readonly Requirement[], { source }: Requirement): Line => ({
  text: `Not known: ${listed([...new Set(rows.map(({ kind }) => requirementNames[kind]))], 8)}`,
  source: source ?? PAGE,
});

const PAGE: FactSource = { name: 'The college\u2019s own page', url: null, checkedOn: null, cycle: null };

/**
 * The lines of one source together, a part for each, those of unread pages last and as one. What the student has said is of no source
 * but the record.
 */
export function bySource(lines: readonly Line[], isSaid: boolean, { now, timeZone }: Moment): Reply[] {
  const today = admissionCycleOf(now, timeZone);
  const parts = new Map<string, { source: ChatSource; list: string[] }>();
  for (const { text, source } of lines) {
    const from = source ? fromFacts(source) : OWN;
    const key = from.kind === 'unknown' ? from.kind : JSON.stringify(from);
    const part = parts.get(key);
    const isSeveral = part !== undefined && JSON.stringify(part.source) !== JSON.stringify(from);
    parts.set(key, { source: isSeveral ? UNREAD : from, list: [...(part?.list ?? []), text] });
  }
  return [...parts.values()]
    .toSorted((a, b) => Number(a.source.kind === 'unknown') - Number(b.source.kind === 'unknown'))
    .map(({ source, list }) => ({
      says: [
        ...(isEarlier(source.cycle, today) ? [`This was read for ${source.cycle}, not for the present season:`] : []),
        ...(isSaid ? [list.join(' ')] : []),
      ],
      list: isSaid ? [] : list,
      source,
    }));
}

/** Whether a cycle names a year before the one in which today's began. */
const isEarlier = (cycle: string | null, today: number): boolean =>
  Number(/\d{4}/.exec(cycle ?? '')?.[0] ?? today) < today;

const UNREAD = unknown('The colleges\u2019 own pages');
