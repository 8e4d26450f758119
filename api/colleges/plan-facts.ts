import { dutiesOf } from '#contract/duties-of.ts';
import { clashesAmong, withScholarship } from '#contract/early-plans.ts';
import { laterRoundsIn } from '#contract/plan/later-rounds.ts';
import type { PlanFacts } from '#contract/plan/record.ts';
import { checkedDate, isTooLate, shownDay } from './closings.ts';
import { plansFor } from './deadlines.ts';
import { findCollege } from './directory.ts';
import { answersAsked } from './prompts.ts';
import { duties } from './required.ts';
import { roundPlanOf, roundRules } from './round-plans.ts';
import { roundsOf } from './season.ts';

/** What the plan of a student needs to know of the season, as it is at that time in that zone. */
export function planFacts(now: Date, zone: string): Omit<PlanFacts, 'starts'> {
  return {
    clashes({ applications, requirements }, of) {
      const scholarships = withScholarship(requirements);
      const planned = applications.flatMap((application) => {
        const plan = roundPlanOf({ ...application, scholarship: scholarships.has(application.id) });
        return plan ? [{ id: application.id, plan }] : [];
      });
      return clashesAmong(roundRules, planned, of);
    },
    duties: (application, others) => dutiesOf(duties, application, others, findCollege(application.college)?.ipeds),
    aidDate({ college, round }) {
      const found = findCollege(college);
      const known = found && roundsOf(found.name).find(({ code }) => code === round);
      return known?.aidDeadline ? { day: known.aidDeadline, source: known.aidSource ?? known.source } : null;
    },
    earlierClosing(application) {
      const checked = checkedDate(application, { now, timeZone: zone });
      if (!checked || !isTooLate(checked)) return null;
      const { published, round } = checked;
      return { day: shownDay(published, zone), isPriority: round.kind === 'priority', source: round.source };
    },
    answersAsked: ({ college }) => answersAsked(college),
    laterRounds(application) {
      const found = findCollege(application.college);
      return found ? laterRoundsIn(plansFor(found, { now, tz: zone }), application) : [];
    },
  };
}
