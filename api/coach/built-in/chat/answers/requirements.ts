import words from '#api/coach/data/chat/requirement-words.json' with { type: 'json' };
import { agreementSource, collegeRequirements } from '#api/colleges/required.ts';
import { seasonYear } from '#api/colleges/season.ts';
import type { ChatSource } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import { requirementNames } from '#contract/requirement-names.ts';
import { requirementsOf } from '#contract/required.ts';
import type { FactSource, Requirement, RequirementKind } from '#contract/requirements.ts';
import { appLink } from '../essays.ts';
import { listed, nameOf, pages } from '../markdown.ts';
import { notesWith } from '../notes.ts';
import { phrasesIn } from '../phrases.ts';
import { appsOf, type Question } from '../question.ts';

import type { Reply } from '../reply.ts';
import { fromFacts, fromRecord, unknown } from '../sources.ts';

const OWN = fromRecord('Requirements');

/** The kinds of requirement that a text names. Of several the longest words count: "counselor letter" is no teacher's. */
export function kindsIn(text: string): RequirementKind[] {
  const found = Object.entries(words).flatMap(([kind, phrases]) =>
    phrasesIn(text, phrases).map((phrase) => ({ kind: kind as RequirementKind, phrase })),
  );
  const longest = found.filter(
    ({ phrase }) => !found.some((other) => other.phrase !== phrase && ` ${other.phrase} `.includes(` ${phrase} `)),
  );
  return [...new Set(longest.map(({ kind }) => kind))];
}

/** One college with its requirements: of an application as the student has them, of any other as the season's facts do. */
interface Asking {
  name: string;
  rows: readonly Requirement[];
}

function askedOf({ apps, strangers, record, requirements }: Question): Asking[] {
  const own = apps.length + strangers.length > 0 ? apps : record.apps;
  return [
    ...own.map((app) => ({ name: appLink(app), rows: requirements.filter(({ appId }) => appId === app.id) })),
    ...[...new Set(strangers)].map((college) => ({ name: `**${nameOf(college)}**`, rows: factsOf(college) })),
  ];
}

const factsOf = (college: string): Requirement[] =>
  requirementsOf({ id: '', round: null, status: 'drafting' }, collegeRequirements(college), agreementSource, [], []);

/** "Does Rice ask for the SAT?", "Which of my colleges need the CSS Profile?", "What does Oberlin want?" */
export function answerRequirements(question: Question): Reply[] {
  const kinds = kindsIn(question.text);
  const asking = askedOf(question);
  const [only, another] = asking;
  if (!only) return [{ says: ['No college is in Laurel yet, so there is nothing to look up.'], source: OWN }];
  const isAsked = ({ kind, need }: Requirement) =>
    kinds.length > 0 ? kinds.includes(kind) : need === 'required' || need === 'recommended';
  const lines = asking.flatMap(({ name, rows }) => linesOf(name, rows.filter(isAsked), another === undefined));
  if (kinds.length === 0) {
    const unread = another ? [] : only.rows.filter(({ need }) => need === 'unknown');
    if (unread[0]) lines.push(unreadLine(unread, unread[0]));
  }
  const parts = bySource(lines);
  parts[0]?.says.unshift(another ? 'As far as it was read:' : `Of ${only.name}, as far as it was read:`);
  const next = another
    ? `Next step: open the tab Board in ${pages.applications}, which has all of them.`
    : 'Next step: compare it with the college\u2019s own page before you rely on it.';
  const none = kinds.length > 0 ? `about ${listed(kinds.map((kind) => requirementNames[kind]))}` : '';
  return parts.length > 0
    ? [...parts, { says: [], next, source: parts.at(-1)?.source }]
    : [
        {
          says: [`I know nothing ${none} there.`.replace('  ', ' ')],
          next,
          source: unknown('No source for this year'),
        },
      ];
}

interface Line {
  text: string;
  source: FactSource | null;
}

const NEEDS = {
  required: 'required',
  recommended: 'recommended',
  optional: 'optional',
  notConsidered: 'not considered',
  unknown: 'not known',
} as const;

/** A line for each kind, with how many and how much. */
function linesOf(name: string, rows: readonly Requirement[], isAlone: boolean): Line[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.map((kind): Line => {
    const of = rows.filter((row) => row.kind === kind);
    const [{ need, count, value, note, source }] = of as [Requirement];
    const many = count ?? (of.length > 1 ? of.length : null);
    const figures = [many === null ? '' : String(many), value === null ? '' : `$${value}`].filter(Boolean).join(', ');
    const state = statesOf(of);
    return {
      text: `${isAlone ? '' : `${name}: `}${requirementNames[kind]}, ${NEEDS[need]}${figures ? ` (${figures})` : ''}${state}${note ? `. ${nameOf(note)}` : ''}`,
      source,
    };
  });
}

const STATES = { asked: 'asked', sent: 'sent', received: 'received', waived: 'waived' } as const;

/** What the student has marked of it: "; sent 1, received 1". */
function statesOf(rows: readonly Requirement[]): string {
  const told = Object.entries(STATES).flatMap(([state, word]) => {
    const count = rows.filter((row) => row.state === state).length;
    return count === 0 ? [] : [rows.length === 1 ? `marked as ${word}` : `${count} marked as ${word}`];
  });
  return told.length > 0 ? `; ${told.join(', ')}` : '';
}

const unreadLine = (rows: readonly Requirement[], { source }: Requirement): Line => ({
  text: `Not known: ${listed([...new Set(rows.map(({ kind }) => requirementNames[kind]))], 8)}`,
  source: source ?? { name: 'The college\u2019s own page', url: null, checkedOn: null, cycle: null },
});

/**
 * The lines of one source together, a part for each, those of unread pages last and as one. What the student has said is of no source
 * but the record.
 */
function bySource(lines: readonly Line[]): Reply[] {
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
      says: isEarlier(source.cycle) ? [`As of ${source.cycle}, not of this cycle:`] : [],
      list,
      source,
    }));
}

/** True for a cycle that names a year before this season's. */
const isEarlier = (cycle: string | null): boolean => Number(/\d{4}/.exec(cycle ?? '')?.[0] ?? seasonYear) < seasonYear;

const UNREAD = unknown('The colleges\u2019 own pages');

const OTHERS: readonly RequirementKind[] = ['mainEssay', 'supplement'];

/** What a college requires beside essays and is not marked as received; nothing where all of it is. */
export function requirementsOpen(app: Application, { requirements }: Question): Reply[] {
  const open = requirements.filter(
    ({ appId, kind, need, state }) =>
      appId === app.id && need === 'required' && !OTHERS.includes(kind) && ['open', 'asked', 'sent'].includes(state),
  );
  if (open.length === 0) return [];
  const kinds = [...new Set(open.map(({ kind }) => kind))].map((kind) => {
    const of = open.filter((row) => row.kind === kind);
    return `${requirementNames[kind].toLowerCase()}${of.length > 1 ? ` (${of.length})` : ''}${statesOf(of)}`;
  });
  return [
    { says: [`Beside the essays it requires, and you have not marked as received: ${kinds.join('; ')}.`], source: OWN },
  ];
}

/** The name of a person who is spoken of with a title. */
const TITLED = /\b(?:ms|mr|mrs|dr|miss)\.? (?<name>\w{3,})/g;
const NOTES = fromRecord('Notes');

/** "Who still has to send something?", "Did Ms. Lee send it?" */
export function answerWaiting(question: Question): Reply[] {
  const { requirements, people, record, text, told } = question;
  const named = people.filter(({ name }) => {
    const last = name.toLowerCase().split(' ').at(-1) ?? '';
    return last.length > 2 && text.split(' ').includes(last);
  });
  const apps = appsOf(question);
  const rows = requirements.filter(
    ({ appId, personId, who, state, need }) =>
      (apps.length === 0 || apps.some(({ id }) => id === appId)) &&
      (named.length > 0
        ? named.some(({ id }) => id === personId)
        : who !== 'student' && (state === 'asked' || state === 'sent' || (state === 'open' && need === 'required'))),
  );
  const nameIn = new Map(record.apps.map((app) => [app.id, appLink(app)]));
  const whose = new Map(people.map(({ id, name }) => [id, nameOf(name)]));
  const byPerson = new Map<string, string[]>();
  for (const { personId, who, kind, state, appId } of rows) {
    const key = `${whose.get(personId ?? '') ?? who}: ${requirementNames[kind]}, ${state === 'open' ? 'not asked yet' : state}`;
    byPerson.set(key, [...new Set([...(byPerson.get(key) ?? []), nameIn.get(appId) ?? ''])]);
  }
  const [first] = named;
  const spokenOf = /\b(?:she|he)\b/.test(text) ? told.toLowerCase() : '';
  const names = [...`${text} ${spokenOf}`.matchAll(TITLED)].map(([, name = '']) => name);
  const notes = notesWith(record, names);
  const noted = notes.length > 0 ? [{ says: ['Your notes say:'], list: notes, source: NOTES }] : [];
  return [
    ...noted,
    {
      says: [
        rows.length === 0
          ? first
            ? `Nothing in your requirements names ${nameOf(first.name)}.`
            : 'As you have marked it, you are waiting for nobody.'
          : 'As you have marked it:',
      ],
      list: [...byPerson].map(([key, colleges]) => `${key} (${listed(colleges, 4)})`),
      also: ['Whether it has arrived I cannot see: only the college\u2019s portal says so.'],
      next: `Next step: look there, and mark what has arrived in ${pages.applications}, tab Board.`,
      source: OWN,
    },
  ];
}
