import { inFigures } from '#contract/in-words.ts';
import type { Application } from '#contract/applications.ts';
import type { Requirement } from '#contract/requirements.ts';
import { appLink, isSubmitted } from '../essays.ts';
import { listed, nameOf, pages } from '../markdown.ts';
import { notesWith } from '../notes.ts';
import { appsOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { FIRST } from './missing.ts';

const OWN = fromRecord('Requirements');

const isLetter = ({ kind, need }: Requirement): boolean =>
  (kind === 'teacherLetter' || kind === 'counselorLetter') && need !== 'notConsidered';

/** Whether a row says that letters of one kind are asked for, or not. */
const isKnownLetter = ({ kind, need }: Requirement): boolean =>
  (kind === 'teacherLetter' || kind === 'counselorLetter') && need !== 'unknown';

/** The season's facts name some letters only so. */
const isOfAnyKind = ({ kind, note, need }: Requirement): boolean =>
  kind === 'other' && need !== 'notConsidered' && note === 'Letters of recommendation, of any kind';

/** Words by which notes speak of letters. */
const IN_NOTES = ['letter', 'recommendation', 'recommender', 'teacher', 'counselor'];

/** "Who is writing my letters, and for which colleges?", "Which colleges have I asked nobody for?" */
export function answerLetters(question: Question): Reply[] {
  const { record, requirements, people } = question;
  const named = appsOf(question);
  const apps = named.length > 0 ? named : record.apps;
  if (apps.length === 0) {
    return [
      { says: ['No college is in Laurel yet, so no letter is noted.'], next: `Next step: ${FIRST.apps}`, source: OWN },
    ];
  }
  const whose = new Map(people.map(({ id, name }) => [id, nameOf(name)]));
  const of = (app: Application) => requirements.filter((row) => row.appId === app.id && isLetter(row));
  const wanting = apps.filter((app) =>
    of(app).some(
      (row) => row.need === 'required' || row.need === 'recommended' || (isTold(row) && row.state !== 'open'),
    ),
  );
  const rows = wanting.flatMap(of).filter(isTold);
  const asked = rows.filter(({ state, personId }) => personId !== null || state !== 'open');
  const others = apps.filter((app) => !wanting.includes(app));
  const ofAnyKind = others.filter((app) => requirements.some((row) => row.appId === app.id && isOfAnyKind(row)));
  const none = others.filter(
    (app) => !ofAnyKind.includes(app) && requirements.some((row) => row.appId === app.id && isKnownLetter(row)),
  );
  const unread = others.filter((app) => !ofAnyKind.includes(app) && !none.includes(app));
  const isOfOne = apps.length === 1;
  const opening =
    rows.length === 0
      ? ''
      : asked.length === 0
        ? `Nobody is noted as asked for a letter${isOfOne ? ` to ${listed(apps.map(appLink))}` : ''} yet.`
        : `Of ${inFigures(rows.length, 'letter')} ${statesOf(rows)}.`;
  const notes = notesWith({ ...record, apps }, IN_NOTES);
  const toAsk = wanting.filter((app) => !isSubmitted(app) && of(app).some(isNobodys));
  const first = toAsk[0] ?? wanting[0];
  return [
    {
      says: [opening],
      list: wanting.map((app) => `${appLink(app)}${isSubmitted(app) ? ' (sent)' : ''}: ${stateOf(of(app), whose)}`),
      also: [
        ofAnyKind.length > 0
          ? `${listed(ofAnyKind.map(appLink), 4)} ${ofAnyKind.length === 1 ? 'takes' : 'take'} letters of any kind.`
          : '',
        none.length > 0
          ? `${listed(none.map(appLink), 4)} ${none.length === 1 ? 'asks' : 'ask'} for none, as far as it was read.`
          : '',
        unread.length > 0
          ? `What ${listed(unread.map(appLink), 4)} ${unread.length === 1 ? 'asks' : 'ask'} for I have not read.`
          : '',
        'Whether a letter has arrived only the college\u2019s portal says.',
      ],
      source: OWN,
    },
    ...(notes.length > 0 ? [{ says: ['Your notes say:'], list: notes, source: fromRecord('Notes') }] : []),
    {
      says: [],
      next: first
        ? `Next step: ask in person, then note who it is and mark it as asked in ${pages.applications}, tab Board.`
        : `Next step: look at the college\u2019s own page, and note a letter in ${pages.applications}, tab Board.`,
      source: OWN,
    },
  ];
}

/** Whether anything is known of a letter: that it is asked for, or what the student made of it. */
const isTold = ({ need, state, personId }: Requirement): boolean =>
  need !== 'unknown' || state !== 'open' || personId !== null;

/** "4 are received, 1 is asked and 3 are not asked yet" */
function statesOf(rows: readonly Requirement[]): string {
  const states = [
    ['received', 'received'],
    ['sent', 'sent'],
    ['asked', 'asked'],
    ['waived', 'waived'],
    ['notNeeded', 'not needed'],
    ['open', 'not asked yet'],
  ] as const;
  return listed(
    states.flatMap(([state, name]) => {
      const count = rows.filter((row) => row.state === state).length;
      return count > 0 ? [`${count} ${count === 1 ? 'is' : 'are'} ${name}`] : [];
    }),
    states.length,
  );
}

const isNobodys = ({ personId, state, need }: Requirement): boolean =>
  need === 'required' && personId === null && state === 'open';

/** "2 teacher letters, nobody noted; counselor letter, asked (Ms. Lee)". */
function stateOf(rows: readonly Requirement[], whose: ReadonlyMap<string, string>): string {
  const kinds = [
    ['teacherLetter', 'teacher letter'],
    ['counselorLetter', 'counselor letter'],
  ] as const;
  return kinds
    .flatMap(([kind, name]) => {
      const of = rows.filter((row) => row.kind === kind && isTold(row));
      if (of.length === 0) return [];
      const people = [...new Set(of.flatMap(({ personId }) => whose.get(personId ?? '') ?? []))];
      const states = [...new Set(of.map(({ state }) => (state === 'open' ? 'not asked yet' : state)))];
      const by = people.length > 0 ? ` (${listed(people)})` : '';
      const many = Math.max(of.length, of[0]?.count ?? 0);
      return [
        `${inFigures(many, name)}, ${states.join(' and ')}${by || (states.includes('not asked yet') ? ', nobody noted' : '')}`,
      ];
    })
    .join('; ');
}
