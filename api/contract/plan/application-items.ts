import { AID_FORMS } from '../aid-kinds.ts';
import { inFigures } from '../in-words.ts';
import type { Duty } from '../duties.ts';
import { BY_AID_DATE } from '../duties-of.ts';
import { applicationPath, paths } from '../paths.ts';
import type { PlanItem } from '../plan.ts';
import type { Requirement, RequirementKind } from '../requirements.ts';
import { isAcceptedAndBinding, isBinding } from '../round-kinds.ts';
import { roundNames } from '../round-names.ts';
import { planItemId } from './item-ids.ts';
import { ERRANDS } from './minutes.ts';
import type { EarlierClosing, PlanApplication } from './record.ts';
import { itemOf, type Situation, tickedItemOf } from './situation.ts';
import { dayNumber } from './student-days.ts';
import { closesOn, dateInWords, relativeDay } from './words.ts';

/** Calendar days after its sending on which the portal of an application is looked at. */
const PORTAL_DAYS = 5;

/** The sending of an application, some days before its deadline. */
export function submitItem(situation: Situation, application: PlanApplication): PlanItem {
  const { record, days } = situation;
  const { id, college, deadline, status } = application;
  const last = deadline === null ? null : days.of(deadline);
  const item = { id: planItemId.submit(id), kind: 'submit' as const, appIds: [id], href: applicationPath(id) };
  if (status === 'submitted')
    return itemOf(situation, {
      ...item,
      title: `${college} is sent`,
      why: 'It is submitted.',
      due: last === null ? null : days.endOf(last - record.settings.sendDays),
      state: 'done',
    });
  const closing = last === null || last < days.today ? null : situation.facts.earlierClosing(application);
  return itemOf(situation, {
    ...item,
    title: `Check and send ${college}`,
    why: closing ? whyCorrect(situation, closing, last!) : whySend(situation, college, deadline),
    source: closing?.source ?? null,
    due: last === null ? null : sendBy(situation, last, deadline!),
    minutes: ERRANDS.submit,
  });
}

/** Some days early; once that day is over, the deadline itself. */
function sendBy({ days, record }: Situation, last: number, deadline: string): string {
  const early = last - record.settings.sendDays;
  return early < days.today || early === last ? deadline : days.endOf(early);
}

/** A college may close before the day that the student saved, by which the plan goes until it is corrected. */
const whyCorrect = ({ days }: Situation, closing: EarlierClosing, saved: number): string =>
  `Careful: ${closesOn('it', closing, days)}, and not on ${dateInWords(saved)}, which you saved. Correct the date.`;

function whySend({ days, record }: Situation, college: string, deadline: string | null): string {
  if (deadline === null) return `${college} has no deadline yet.`;
  const [last, time] = [days.of(deadline), days.timeOf(deadline)];
  const on = `${dateInWords(last)}${time ? ` at ${time}` : ''}, ${relativeDay(last, days)}`;
  if (last < days.today)
    return `Its deadline was ${on}. Ask the college whether it still takes applications, or correct the date.`;
  const { sendDays } = record.settings;
  return sendDays === 0 || last - sendDays < days.today
    ? `It closes on ${on}.`
    : `It closes on ${on}. Sent ${inFigures(sendDays, 'day')} early, a bad connection costs nothing.`;
}

/** After some days the portal of a college tells what has arrived. */
export function portalItems(situation: Situation, { id, college, submittedAt }: PlanApplication): PlanItem[] {
  if (submittedAt === null) return [];
  const { days } = situation;
  const sentOn = days.of(submittedAt);
  return [
    tickedItemOf(situation, {
      id: planItemId.portal(id),
      kind: 'portal',
      title: `Check the portal of ${college}`,
      why: `You sent it on ${dateInWords(sentOn)}. After ${PORTAL_DAYS} days its portal shows what has arrived.`,
      appIds: [id],
      due: days.endOf(sentOn + PORTAL_DAYS),
      minutes: ERRANDS.portal,
      // Nobody is late for a look.
      state: 'open',
      href: applicationPath(id),
    }),
  ];
}

/** The requirements that stand for a duty. */
const ROWS_OF_DUTY: Record<string, readonly RequirementKind[]> = {
  agreement: ['agreement'],
  'aid-forms': AID_FORMS,
  'mid-year': ['midYear'],
};

/** Whether requirements say what a duty says: aid that is required has an item of its own, and what the student marked as sent is done. */
function isToldByRows({ id }: Duty, rows: readonly Requirement[]): boolean {
  const its = rows.filter(({ kind }) => ROWS_OF_DUTY[id]?.includes(kind));
  const hasItem = its.some(({ need, kind }) => need === 'required' && kind !== 'agreement');
  const mayBeAsked = its.filter(
    ({ need, state }) => state !== 'open' || (need !== 'optional' && need !== 'notConsidered'),
  );
  return hasItem || (mayBeAsked.length > 0 && mayBeAsked.every(({ state }) => state !== 'open'));
}

/** What an answer, or a binding plan that is sent, asks of the student. What may be done, or is only to be known, is no item. */
export function dutyItems(situation: Situation): PlanItem[] {
  const { record, facts } = situation;
  const rowsOf = new Map<string, Requirement[]>();
  for (const row of record.requirements) rowsOf.set(row.appId, [...(rowsOf.get(row.appId) ?? []), row]);
  // After a binding yes the others are withdrawn, so nothing is to be done for them.
  const bound = record.applications.find(isAcceptedAndBinding);
  return record.applications.flatMap((application) => {
    if (application.status !== 'submitted' || (bound && application !== bound)) return [];
    const others = record.applications.filter((other) => other !== application);
    return facts
      .duties(application, others)
      .filter((duty) => !duty.optional && !duty.info && concernsSomething(duty) && asksForWork(duty))
      .filter((duty) => !isToldByRows(duty, rowsOf.get(application.id) ?? []))
      .map((duty) => dutyItem(situation, application, duty));
  });
}

function dutyItem(situation: Situation, application: PlanApplication, duty: Duty): PlanItem {
  const { id, says, who, due, appIds, source } = duty;
  return tickedItemOf(situation, {
    id: planItemId.duty(application.id, id),
    kind: 'duty',
    title: says,
    why: `${whatHappened(application)}${due === null || due === BY_AID_DATE ? '' : ` When: ${due}.`}`,
    appIds: [application.id, ...appIds],
    due: dutyDay(situation, application, duty),
    minutes: ERRANDS.duty,
    waitingFor: who === 'counselor' || who === 'college' ? who : 'student',
    href: applicationPath(application.id),
    source,
  });
}

/** What a waiting list asks for only once it gives a place. Nobody knows the day of that. */
const ONCE_ADMITTED = 'if-admitted';

/** What is to be done at once is due today, every day until it is done. */
function dutyDay({ days, facts }: Situation, application: PlanApplication, { id, due, usual }: Duty): string | null {
  if (usual !== null) return days.endOf(dayNumber(usual));
  if (due === 'at once') return id === ONCE_ADMITTED ? null : days.endOf(days.today);
  const aid = due === BY_AID_DATE ? facts.aidDate(application) : null;
  return aid && days.endOf(dayNumber(aid.day));
}

/** Duties towards other applications, which end with them. */
const TOWARDS_OTHERS = ['withdraw-all', 'decline-others'];
const concernsSomething = ({ id, appIds }: Duty) => appIds.length > 0 || !TOWARDS_OTHERS.includes(id);

/** What is only to be left undone takes no time, and can't be ticked. */
const asksForWork = ({ id }: Duty) => id !== 'send-nothing';

function whatHappened({ college, decision, round }: PlanApplication): string {
  const binds = round !== null && isBinding(round) ? ` in ${roundNames[round]}, which binds` : '';
  if (decision === 'accepted') return `${college} said yes${binds}.`;
  if (decision === 'deferred') return `${college} put its answer off.`;
  if (decision === 'waitlisted') return `You are on the waiting list of ${college}.`;
  return decision === null ? `You sent ${college}${binds}.` : `${college} said no.`;
}

/**
 * Pairs of plans that may not be open together. An item goes once its two plans no longer clash. After a binding plan said yes its duties speak of the
 * others.
 */
export function clashItems(situation: Situation): PlanItem[] {
  const { record, clashes, byId } = situation;
  if (record.applications.some(isAcceptedAndBinding)) return [];
  return clashes.map(({ a, b, says, source }) => {
    const both = [a, b].map((id) => byId.get(id)!);
    const dates = both.flatMap(({ deadline, status }) => (deadline && status !== 'submitted' ? [deadline] : []));
    return itemOf(situation, {
      id: planItemId.clash(a, b),
      kind: 'clash',
      title: `Settle ${both.map(({ college }) => college).join(' and ')}`,
      why: `They may not be open together. ${says}`,
      appIds: [a, b],
      due: dates.toSorted()[0] ?? null,
      minutes: ERRANDS.clash,
      href: `${paths.applications}#early-plan`,
      source,
    });
  });
}
