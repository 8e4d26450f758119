import { inFigures } from '../in-words.ts';
import { isAwaited } from '../is-awaited.ts';
import { paths } from '../paths.ts';
import type { PlanItem } from '../plan.ts';
import type { Requirement, RequirementKind } from '../requirements.ts';
import { requirementNames } from '../requirement-names.ts';
import { isAcceptedAndBinding } from '../round-kinds.ts';
import { planItemId } from './item-ids.ts';
import { ERRANDS } from './minutes.ts';
import type { PlanApplication, PlanFacts, PlanRecord } from './record.ts';
import { itemOf, type Situation, situationOf, tickedItemOf } from './situation.ts';
import { dayText, StudentDays } from './student-days.ts';
import { namesInWords } from '../names-in-words.ts';
import { dateInWords } from './words.ts';

/** Calendar days before the first date on which somebody who was asked is reminded. */
const REMINDERS = [10, 3];

/** What a teacher or the counselor sends in the school year itself, so that only a date makes it something to ask for. */
const LATER: readonly RequirementKind[] = ['midYear', 'finalReport'];

/** The part of the plan's page that says for whom the student waits. */
const WAITING = `${paths.plan}#waiting`;

/** What one person does for some applications. */
interface Group {
  /** The person's id or, where nobody is chosen, who it is and the place of the letter: `teacher.2`. */
  key: string;
  who: 'teacher' | 'counselor';
  /** The person's name, or who it is to be. */
  name: string;
  personId: string | null;
  rows: Requirement[];
}

/** Whether somebody at school does it, and the college asks for it. */
export const isLetter = ({ who, need, kind, due }: Requirement): boolean =>
  (who === 'teacher' || who === 'counselor') &&
  (need === 'required' || need === 'recommended') &&
  (due !== null || !LATER.includes(kind));

/** Whom to ask, whom to remind, and for whom the student waits. */
export function letterItems(situation: Situation): PlanItem[] {
  return groupsOf(situation).flatMap((group) => {
    const open = group.rows.filter(({ state }) => state === 'open');
    const awaited = group.rows.filter(isAwaited);
    const asked = open.length > 0 ? open : group.rows.filter(({ state }) => state === 'asked');
    return [
      ...(asked.length > 0 ? [askItem(situation, group, asked)] : []),
      ...(awaited.length > 0 ? waitItems(situation, group, awaited) : []),
    ];
  });
}

/** The requirements that `done` of an `ask` marks as asked, and those that its undoing puts back: the ones that were asked last. */
export function requirementsOfAsk(
  record: PlanRecord,
  facts: PlanFacts,
  { itemId, done, now, zone }: { itemId: string; done: boolean; now: Date; zone: string },
): Requirement[] {
  // Who is asked for what depends on no day off, and on no clash.
  const situation = situationOf(record, facts, new StudentDays([], now, zone), []);
  const group = groupsOf(situation).find(({ key }) => planItemId.ask(key) === itemId);
  const rows = group?.rows.filter(({ state }) => state === (done ? 'open' : 'asked')) ?? [];
  if (done) return rows;
  const last = rows.reduce((at, { stateAt }) => (stateAt && stateAt > at ? stateAt : at), '');
  return rows.filter(({ stateAt }) => (stateAt ?? '') === last);
}

/** The id of the item that waits for a requirement that was asked or sent. */
export function waitIdOf(row: Requirement, people: ReadonlySet<string>): string {
  return planItemId.wait(keyOf(row, people));
}

function groupsOf(situation: Situation): Group[] {
  const { record, toSend, sent, days } = situation;
  const people = new Map(record.people.map((person) => [person.id, person]));
  const [unsent, read] = [toSend, [...toSend, ...sent, ...deferredOf(situation)]].map(
    (list) => new Set(list.map(({ id }) => id)),
  );
  const groups = new Map<string, Group>();
  for (const row of record.requirements) {
    if (!isLetter(row) || !read!.has(row.appId)) continue;
    // A letter may follow an application that is sent. Once its date has passed, the portal shows what is still open.
    const last = lastDay(situation, row);
    if (row.state === 'open' && !unsent!.has(row.appId) && (last === null || last < days.today)) continue;
    const person = row.personId === null ? undefined : people.get(row.personId);
    const who = row.who === 'counselor' ? 'counselor' : 'teacher';
    const key = keyOf(row, people);
    const name =
      person?.name ?? (who === 'counselor' ? 'your counselor' : placeOf(row) === '1' ? 'a teacher' : 'another teacher');
    const group = groups.get(key) ?? { key, who, name, personId: person?.id ?? null, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The applications that are read again later, so that what was asked for still counts. After a binding yes there are none. */
const deferredOf = ({ record }: Situation): readonly PlanApplication[] =>
  record.applications.some(isAcceptedAndBinding)
    ? []
    : record.applications.filter(({ decision }) => decision === 'deferred');

/** Whose letter it is: a person's or, where nobody is chosen, that of the counselor or of the first, second … teacher. */
function keyOf(row: Requirement, people: { has: (id: string) => boolean }): string {
  if (row.personId !== null && people.has(row.personId)) return row.personId;
  return row.who === 'counselor' ? 'counselor' : `teacher.${placeOf(row)}`;
}

const placeOf = ({ id }: Requirement): string => /\.(\d+)$/.exec(id)?.[1] ?? '1';

function askItem(situation: Situation, group: Group, rows: readonly Requirement[]): PlanItem {
  const { days, record } = situation;
  const isDone = rows[0]!.state !== 'open';
  const dated = inOrder(rows.map((row) => ({ row, day: askDay(situation, row), last: lastDay(situation, row) })));
  const { row, day, last } = dated[0]!;
  const ownDate = group.who === 'counselor' && row.due !== null;
  const count = group.who === 'counselor' ? record.settings.counselorDays : record.settings.teacherDays;
  const colleges = collegesOf(situation, rows);
  return itemOf(situation, {
    id: planItemId.ask(group.key),
    kind: 'ask',
    title: `Ask ${group.name} for ${thingsOf(rows)} to ${colleges}`,
    why: isDone
      ? `You asked ${group.name}.`
      : day === null || last === null
        ? `${colleges} has no deadline yet, so there is no day to ask by.`
        : ownDate
          ? `The date for it is ${dateInWords(last)}.`
          : whyAsk(days, day, last, count),
    appIds: rows.map(({ appId }) => appId),
    personId: group.personId,
    due: day === null ? null : days.endOf(day),
    minutes: ERRANDS.ask,
    href: WAITING,
    tick: true,
    ...(isDone && { state: 'done' }),
  });
}

function whyAsk(days: StudentDays, day: number, last: number, count: number): string {
  const left = inFigures(days.schoolDaysUntil(last), 'school day');
  if (last < days.today) return `It was due on ${dateInWords(last)}. Ask whether it can still be sent.`;
  if (day < days.today) return `Ask now: ${left} are left until ${dateInWords(last)}, and ${count} are usual.`;
  return `Asked by ${dateInWords(day)}, there are ${inFigures(count, 'school day')} until ${dateInWords(last)}.`;
}

/** By which day somebody is asked: a counselor's own date, else so many school days before it is due. */
function askDay(situation: Situation, row: Requirement): number | null {
  const { days, record } = situation;
  const last = lastDay(situation, row);
  if (last === null) return null;
  if (row.who !== 'counselor') return days.schoolDaysBefore(last, record.settings.teacherDays);
  return row.due === null ? days.schoolDaysBefore(last, record.settings.counselorDays) : last;
}

/** The day on which it is due: its own, else that of the application. */
function lastDay({ days, byId }: Situation, { due, appId }: Requirement): number | null {
  const last = due ?? byId.get(appId)!.deadline;
  return last === null ? null : days.of(last);
}

/** The reminders that are still to come, and the letter itself, for which the student waits. */
function waitItems(situation: Situation, group: Group, rows: readonly Requirement[]): PlanItem[] {
  const { days } = situation;
  const [{ row, day: last }] = inOrder(rows.map((row) => ({ row, day: lastDay(situation, row) }))) as [
    { row: Requirement; day: number | null },
  ];
  const colleges = collegesOf(situation, rows);
  const appIds = rows.map(({ appId }) => appId);
  const asked = rows.flatMap(({ stateAt }) => (stateAt === null ? [] : [days.of(stateAt)]));
  const askedOn = asked.length > 0 ? Math.min(...asked) : null;
  const isAsked = rows.some(({ state }) => state === 'asked');
  const reminders = last === null ? [] : REMINDERS.map((before) => last - before);
  // A reminder has no sense before the asking, and a later one takes its place.
  const toCome = reminders.filter(
    (day, at) =>
      (askedOn === null || day > askedOn) && !(reminders[at + 1] !== undefined && reminders[at + 1]! <= days.today),
  );
  return [
    ...toCome.map((day) =>
      tickedItemOf(situation, {
        id: planItemId.remind(group.key, dayText(day)),
        kind: 'remind',
        title: isAsked
          ? `Remind ${group.name} of ${thingsOf(rows, 'the')} to ${colleges}`
          : `Look whether ${colleges} has ${thingsOf(rows, 'the')} from ${group.name}`,
        why: `It is due on ${dateInWords(last!)} and has not been received.`,
        appIds,
        personId: group.personId,
        due: days.endOf(day),
        minutes: ERRANDS.remind,
        href: WAITING,
      }),
    ),
    itemOf(situation, {
      id: planItemId.wait(group.key),
      kind: 'requirement',
      title: `${capital(thingsOf(rows, 'the'))} from ${group.name} to ${colleges}`,
      why: [
        askedOn === null ? '' : `${isAsked ? 'Asked' : 'Sent'} on ${dateInWords(askedOn)}.`,
        last === null ? 'No deadline is known.' : `First due on ${dateInWords(last)}.`,
      ]
        .filter(Boolean)
        .join(' '),
      appIds,
      personId: group.personId,
      due: last === null ? null : days.endOf(last),
      waitingFor: isAsked ? group.who : 'college',
      href: WAITING,
      source: row.source,
      ...(last === null || last >= days.today ? { state: 'waiting' } : {}),
    }),
  ];
}

const inOrder = <Dated extends { day: number | null }>(rows: Dated[]) =>
  rows.toSorted((a, b) => (a.day ?? Infinity) - (b.day ?? Infinity));

const collegesOf = ({ byId }: Situation, rows: readonly Requirement[]) =>
  namesInWords(rows.map(({ appId }) => byId.get(appId)!.college));

/** a letter; the school report, the transcript and a letter */
function thingsOf(rows: readonly Requirement[], article = 'a'): string {
  const things = new Set(
    rows.map(({ kind }) =>
      kind === 'teacherLetter' || kind === 'counselorLetter'
        ? `${article} letter`
        : `the ${requirementNames[kind].toLowerCase()}`,
    ),
  );
  return namesInWords([...things]);
}

const capital = (words: string) => words[0]!.toUpperCase() + words.slice(1);
