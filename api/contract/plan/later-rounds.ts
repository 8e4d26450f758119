import { type Application, Round } from '../applications.ts';

/**
 * The rounds of a college that close later than an application is due, the soonest first.
 * @param plans round to deadline, as `suggestColleges` has them
 */
export function laterRoundsIn(
  plans: Readonly<Record<string, string>>,
  { round, deadline }: Pick<Application, 'round' | 'deadline'>,
): { round: Round; deadline: string }[] {
  if (deadline === null) return [];
  return Object.entries(plans)
    .flatMap(([code, instant]) => {
      const other = Round.safeParse(code);
      return other.success && other.data !== round && instant > deadline
        ? [{ round: other.data, deadline: instant }]
        : [];
    })
    .toSorted((a, b) => (a.deadline < b.deadline ? -1 : 1));
}
