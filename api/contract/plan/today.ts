import type { PlanItem } from '../plan.ts';
import { isBeingEdited } from './essay-title.ts';
import { withoutAnswers } from './missing-answer-items.ts';
import type { Situation } from './situation.ts';
import { dayNumber } from './student-days.ts';

/** The most items of a day. */
export const MOST_TODAY = 3;
/** An errand is for today if it is due at most so many days after what is due next. */
const NEAR = 28;
/** For so many days something overdue is among the items of today. */
const OVERDUE = 30;

/** Things of which only their day makes sense. */
const ON_THEIR_DAY: readonly PlanItem['kind'][] = ['remind', 'portal'];

/**
 * Everything that is the student's turn, by id. The first three are for today: of each kind the one that is due first, so that an errand of ten
 * minutes is not forgotten over essays, then whatever is due next. How far an essay is changes nothing, so that they stay the same until one is
 * done, or a date or a status changes. What comes after them stands there by the day on which it is due.
 */
export function turnsOf(situation: Situation, items: readonly PlanItem[]): string[] {
  // An application is sent once its essays are final. Of one whose deadline has passed, one item says what can still be done, and its other
  // items are silent.
  const writing = new Set([...applicationsOf(items, isUnwritten), ...withoutAnswers(situation)]);
  const missed = applicationsOf(items, isMissed);
  const isTold = ({ kind, appIds }: PlanItem) =>
    kind === 'submit'
      ? missed.has(appIds[0]!) || !writing.has(appIds[0]!)
      : appIds.length === 0 || appIds.some((id) => !missed.has(id));
  const inTurn = items
    .filter((item) => isTold(item) && isForToday(situation, item))
    .toSorted(
      (a, b) =>
        turnOf(situation, a) - turnOf(situation, b) ||
        KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
        Number(isBeingEdited(a)) - Number(isBeingEdited(b)),
    );
  const next = inTurn.find(({ due, state }) => due !== null && state !== 'late')?.due;
  const horizon = next ? situation.days.of(next) + NEAR : Infinity;
  const kinds = new Set<string>();
  const [firsts, others]: [PlanItem[], PlanItem[]] = [[], []];
  for (const item of inTurn) {
    const isFirst = !kinds.has(item.kind) && turnOf(situation, item) <= horizon;
    (isFirst ? firsts : others).push(item);
    if (isFirst) kinds.add(item.kind);
  }
  const today = new Set([...firsts, ...others].slice(0, MOST_TODAY));
  return [...inTurn.filter((item) => today.has(item)), ...inTurn.filter((item) => !today.has(item))].map(
    ({ id }) => id,
  );
}

function isForToday(situation: Situation, item: PlanItem): boolean {
  const { days, marks } = situation;
  const { id, kind, state, due, waitingFor, tick } = item;
  if (waitingFor !== 'student' || (state !== 'open' && state !== 'late')) return false;
  const later = tick ? marks.get(id)?.later : null;
  if (later && dayNumber(later) > days.today) return false;
  if ((state === 'late' || kind === 'portal') && days.of(due!) < days.today - OVERDUE) return false;
  return !ON_THEIR_DAY.includes(kind) || due === null || days.of(due) <= days.today;
}

const applicationsOf = (items: readonly PlanItem[], which: (item: PlanItem) => boolean): ReadonlySet<string> =>
  new Set(items.filter(which).flatMap(({ appIds }) => appIds));

const isUnwritten = ({ kind, state }: PlanItem) => kind === 'essay' && state !== 'done';
const isMissed = ({ kind, state }: PlanItem) => kind === 'submit' && state === 'late';

/** By the day on which it is due, where what is overdue is due today; what has no date comes last. */
function turnOf({ days }: Situation, { due }: PlanItem): number {
  return due === null ? Infinity : Math.max(days.of(due), days.today);
}

/** Of one day, writing comes before errands, and an essay that is still to be written before one that is only edited. */
const KINDS: readonly PlanItem['kind'][] = [
  'essay',
  'submit',
  'duty',
  'ask',
  'clash',
  'name',
  'requirement',
  'aid',
  'remind',
  'portal',
];
