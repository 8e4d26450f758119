import type { Plan, PlanVerdict } from '../plan.ts';
import { unknownEssays } from './essay-items.ts';
import { fitOf, workOf } from './fit.ts';
import { inOrder, itemsOf } from './items.ts';
import type { PlanFacts, PlanRecord } from './record.ts';
import { situationOf } from './situation.ts';
import { StudentDays } from './student-days.ts';
import { MOST_TODAY, turnsOf } from './today.ts';
import { waysOut } from './ways-out.ts';
import { weeksOf } from './weeks.ts';

/** A plan with everything that the student could do now. */
export interface PlanInTurn extends Plan {
  /** Their ids: those of today first, then the rest by the day on which it is due. */
  turns: string[];
}

/** What to do, what to wait for, and whether it fits: from a student's record, what is known of the season, the time and the zone. */
export function planOf(...given: Parameters<typeof planInTurn>): Plan {
  const { turns, ...plan } = planInTurn(...given);
  return plan;
}

export function planInTurn(record: PlanRecord, facts: PlanFacts, now: Date, zone: string): PlanInTurn {
  const { hoursPerWeek, daysOff } = record.settings;
  const days = new StudentDays(daysOff, now, zone);
  const situation = situationOf(record, facts, days);
  const made = itemsOf(situation);
  const items = inOrder(made);
  const turns = turnsOf(situation, items);
  const today = turns.slice(0, MOST_TODAY);
  return { items, today, weeks: weeksOf(situation, items), verdict: verdictOf(), turns };

  function verdictOf(): PlanVerdict {
    const unknown = unknownEssays(situation);
    if (hoursPerWeek === null) return { kind: 'unknown', slackMinutes: null, tightest: null, waysOut: [], unknown };
    const work = workOf(items, days);
    const fit = fitOf(work, hoursPerWeek, days);
    const { slackMinutes, tightest } = fit;
    if (unknown.length > 0) return { kind: 'unknown', slackMinutes, tightest, waysOut: [], unknown };
    const ways = fit.kind === 'no' ? waysOut(situation, made, fit, work) : [];
    return { kind: fit.kind, slackMinutes, tightest, waysOut: ways, unknown };
  }
}
