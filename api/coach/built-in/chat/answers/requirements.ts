import { agreementSource, collegeRequirements } from '#api/colleges/required.ts';
import type { ChatSource } from '#contract/ai.ts';
import { AID_FORMS } from '#contract/aid-kinds.ts';
import { requirementsOf } from '#contract/requirements-of.ts';
import { requirementNames } from '#contract/requirement-names.ts';
import type { Requirement, RequirementKind } from '#contract/requirements.ts';
import { appLink, isSubmitted } from '../essays.ts';
import { named } from '../intents.ts';
import { listed, nameOf, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord, unknown } from '../sources.ts';
import { adviseOn } from './advice.ts';
import { aidDatesOf, roundAsked } from './aid-dates.ts';
import { feesOf } from './fees.ts';
import { kindsAsked } from './requirement-kinds.ts';
import { bySource, inSentence, linesOf, unreadLine, unreadOfSeveral } from './requirement-lines.ts';

const OWN = fromRecord('Requirements');

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

/** Phrases by which a question asks what it would be worth to send scores, and how to do without a fee. */
const WORTH = /\bshould i\b|\bhelps?\b|\bworth\b|\b1[0-5]\d\d\b|\bmatters?\b/;
const WAIVER =
  /\bwaiv\w*|\bget out of\b|\bafford\b|\bcant pay\b|\bfree\b|\bdont have\b|\bbroke\b|\bwithout paying\b|\bnot pay\b/;
const WHO_SENDS = /\bwho\b.*\b(?:sends?|submits?|uploads?|turns)\b/;
const ASKS_DAY = /\b(?:whens?|by when|deadlines?|due|dates?|by what day|what day)\b/;
const COMPARE = 'Next step: compare it with the college\u2019s own page before you rely on it.';
const LETTERS: readonly RequirementKind[] = ['teacherLetter', 'counselorLetter'];

/** "Does Rice ask for the SAT?", "Which of my colleges need the CSS Profile?", "What does Oberlin want?" */
export function answerRequirements(question: Question): Reply[] {
  const kinds = kindsAsked(question.text);
  const days = aidDates(question, kinds);
  const [day] = days;
  if (day && ASKS_DAY.test(question.text)) return [...days, { says: [], next: COMPARE, source: days.at(-1)?.source }];
  const asking = askedOf(question);
  const [only, another] = asking;
  if (!only) return [{ says: ['No college is in Laurel yet, so there is nothing to look up.'], source: OWN }];
  const isAsked = ({ kind, need, note }: Requirement) =>
    kinds.length > 0
      ? kinds.includes(kind) || (kind === 'other' && kinds.includes('teacherLetter') && isLetter(note))
      : need === 'required' || need === 'recommended';
  const unreadOnes =
    kinds.length > 0 ? asking.filter(({ rows }) => rows.filter(isAsked).every(({ need }) => need === 'unknown')) : [];
  const together = unreadOnes.length > 1 ? unreadOnes : [];
  const lines = asking.flatMap(({ name, rows }) => {
    if (together.some((one) => one.name === name)) return [];
    const told = rows.filter(isAsked);
    const isSaid = kinds.length > 0;
    // What is known of any letters says more than that nothing is known of a teacher's.
    const isAnyLetter = told.some(({ kind }) => kind === 'other');
    return linesOf(
      name,
      isAnyLetter ? told.filter(({ need }) => need !== 'unknown') : told,
      another === undefined && !isSaid,
      isSaid,
    );
  });
  if (kinds.length === 0) {
    const unread = another ? [] : only.rows.filter(({ need }) => need === 'unknown');
    if (unread[0]) lines.push(unreadLine(unread, unread[0]));
  }
  const anyRead = lines.length > 0;
  if (together.length > 0)
    lines.push(
      unreadOfSeveral(
        together.map(({ name }) => name),
        kinds,
      ),
    );
  const isOne = (another === undefined || !anyRead) && kinds.length > 0;
  const parts = bySource(lines, isOne, question);
  if (!isOne) parts[0]?.says.unshift(another ? 'As far as it was read:' : `Of ${only.name}, as far as it was read:`);
  const next = another ? `Next step: open the tab Board in ${pages.applications}, which has all of them.` : COMPARE;
  const none =
    kinds.length > 0 ? ` on whether ${only.name} asks for ${listed(kinds.map(inSentence))}` : ` on ${only.name}`;
  const also = [...days, ...feesTogether(question, kinds), ...moreOn(question, kinds)];
  return parts.length > 0
    ? [...parts, ...also, { says: [], next, source: (also.at(-1) ?? parts.at(-1))?.source }]
    : [
        {
          says: [`I have no checked fact${none}.`],
          next,
          source: another ? unknown('No source for this year') : sourceOfUnread(question),
        },
        ...also,
      ];
}

/** What the colleges that are spoken of, or else the student's own, ask for of one kind; nothing where there are none. */
export function whatTheyAsk(question: Question, kind: RequirementKind): Reply[] {
  return askedOf(question).length === 0
    ? []
    : answerRequirements({ ...question, text: requirementNames[kind].toLowerCase() });
}

/** By when the student's own colleges want the forms of aid, of those that are spoken of or else of all, where that is known of one. */
export function ownAidDates(question: Question): Reply[] {
  if (question.strangers.length > 0) return [];
  const apps = question.apps.length > 0 ? question.apps : question.record.apps;
  const known = apps.filter(({ college, round }) => aidDatesOf(college, round ? [round] : []).length > 0);
  if (known.length === 0) return [];
  const dated = known.flatMap(({ college, round }) => aidDatesOf(college, round ? [round] : []));
  const others = apps.filter((app) => !known.includes(app)).map(({ college }) => college);
  return [...dated, ...aidUnread(others)];
}

/** What the applications that are not sent cost together, where fees were asked for and no college was named. */
function feesTogether(question: Question, kinds: readonly RequirementKind[]): Reply[] {
  if (kinds.length !== 1 || kinds[0] !== 'fee' || question.apps.length + question.strangers.length > 0) return [];
  const fees = feesOf(question).filter(({ fee }) => fee !== null);
  const sum = (of: typeof fees) => of.reduce((total, { fee }) => total + (fee ?? 0), 0);
  const open = fees.filter(({ app }) => !isSubmitted(app));
  const says = `Together these are **$${sum(fees)}**; $${sum(open)} of that is for applications that you have not sent.`;
  return fees.length > 1 ? [{ says: [says], source: OWN }] : [];
}

/** Where to look for what was not read of one college. */
function sourceOfUnread({ apps, strangers }: Question): ChatSource {
  const college = [...apps.map((app) => app.college), ...strangers][0];
  const page = college && collegeRequirements(college)?.page;
  return page ? unknown(college, page) : unknown('No source for this year');
}

const isLetter = (note: string | null): boolean => /letter/i.test(note ?? '');

/** By when the colleges that are named want the forms of aid, where the question is about those. */
function aidDates(question: Question, kinds: readonly RequirementKind[]): Reply[] {
  if (!kinds.some((kind) => AID_FORMS.includes(kind))) return [];
  const colleges = [...question.apps.map(({ college }) => college), ...question.strangers];
  if (colleges.length === 0 && ASKS_DAY.test(question.text) && OWN_COLLEGES.test(question.text))
    return ownAidDates(question);
  const dated = colleges.flatMap((college) => aidDatesOf(college, roundAsked(question, college)));
  const unread = colleges.filter((college) => aidDatesOf(college, roundAsked(question, college)).length === 0);
  return ASKS_DAY.test(question.text) ? [...dated, ...aidUnread(unread)] : dated;
}

const OWN_COLLEGES = /\b(?:my (?:colleges|schools|list|apps|applications)|on my list|each of|all of)\b/;

/** The colleges of which the day is not known, in one sentence. */
function aidUnread(unread: readonly string[]): Reply[] {
  const [only] = unread;
  if (only === undefined) return [];
  const names = unread.map((college) => nameOf(collegeRequirements(college)?.name ?? college));
  if (unread.length > 1)
    return [
      {
        says: [
          `By when ${listed(names, 8)} want the forms of financial aid, I have not read: each one\u2019s page of financial aid says it.`,
        ],
        source: unknown('The colleges\u2019 own pages'),
      },
    ];
  const { name = only, aidPage = null } = collegeRequirements(only) ?? {};
  const says = `By when ${nameOf(name)} wants the forms of financial aid, I have not read: its page of financial aid says it.`;
  return [{ says: [says], source: unknown(name, aidPage) }];
}

/** General advice that belongs to a question about a fact: whether to send scores, how to apply without a fee, who sends letters. */
function moreOn(question: Question, kinds: readonly RequirementKind[]): Reply[] {
  const { text } = question;
  const rows = askedOf(question).flatMap((asked) => asked.rows);
  const isOpen = (kind: RequirementKind) =>
    rows.some((row) => row.kind === kind && row.need !== 'notConsidered' && row.need !== 'unknown');
  const entries = [
    kinds.includes('tests') && WORTH.test(text) && isOpen('tests') ? 'scores-submit' : '',
    kinds.includes('css') && rows.every(({ kind, need }) => kind !== 'css' || need === 'unknown') ? 'css-what' : '',
    kinds.includes('fee') && WAIVER.test(text) && isOpen('fee') ? 'fee-waiver' : '',
    kinds.some((kind) => LETTERS.includes(kind)) && WHO_SENDS.test(text) && isOpen('teacherLetter')
      ? 'letters-sent-by'
      : '',
  ].filter(Boolean);
  return entries.flatMap((name) => adviseOn(named(name), { ...question, apps: [], strangers: [] }));
}
