import type { PlanItem } from '../plan.ts';
import { isAcceptedAndBinding } from '../round-kinds.ts';
import type { Clash, PlanApplication, PlanFacts, PlanMark, PlanRecord } from './record.ts';
import type { StudentDays } from './student-days.ts';

/** What every item is made from. */
export interface Situation {
  record: PlanRecord;
  facts: PlanFacts;
  days: StudentDays;
  /** Applications by their ids. */
  byId: ReadonlyMap<string, PlanApplication>;
  /** Those that are still to be sent (see `openAmong`). */
  toSend: readonly PlanApplication[];
  /** Those that are sent, and not answered. */
  sent: readonly PlanApplication[];
  marks: ReadonlyMap<string, PlanMark>;
  clashes: readonly Clash[];
}

/** @param clashes given where they are known already, because judging every pair takes long */
export function situationOf(
  record: PlanRecord,
  facts: PlanFacts,
  days: StudentDays,
  clashes: readonly Clash[] = facts.clashes(record),
): Situation {
  const { applications, marks } = record;
  const open = openAmong(applications);
  return {
    record,
    facts,
    days,
    byId: new Map(applications.map((application) => [application.id, application])),
    toSend: open.filter(({ status }) => status !== 'submitted'),
    sent: open.filter(({ status }) => status === 'submitted'),
    marks: new Map(marks.map((mark) => [mark.itemId, mark])),
    clashes,
  };
}

/** The applications that are not answered. After a binding plan said yes there are none: the others are to be withdrawn. */
export function openAmong<Planned extends Pick<PlanApplication, 'round' | 'decision'>>(
  applications: readonly Planned[],
): Planned[] {
  return applications.some(isAcceptedAndBinding) ? [] : applications.filter(({ decision }) => decision === null);
}

type Given = Pick<PlanItem, 'id' | 'kind' | 'title' | 'why' | 'appIds' | 'due' | 'href'> & Partial<PlanItem>;

/** An item with what most items are: the student's own, open or late, and not ticked by hand. */
export function itemOf({ days }: Situation, given: Given): PlanItem {
  const { id, kind, title, why, appIds, due, href, waitingFor = 'student' } = given;
  const isLate = due !== null && days.of(due) < days.today;
  const state = given.state ?? (isLate ? 'late' : 'open');
  const minutes = waitingFor !== 'student' ? null : state === 'done' ? 0 : (given.minutes ?? 0);
  const { essayId = null, personId = null, tick = false, source = null } = given;
  return { id, kind, title, why, appIds, essayId, personId, due, minutes, waitingFor, state, tick, href, source };
}

/** The same for an item that the student ticks, with what they said of it. */
export function tickedItemOf(situation: Situation, given: Given): PlanItem {
  const isDone = Boolean(situation.marks.get(given.id)?.doneAt);
  return itemOf(situation, { ...given, tick: true, ...(isDone && { state: 'done' }) });
}
