/** Words in a title that show leadership. */
export const LEADERSHIP = /\b(?:captain|president|founder|lead|leader|chair|head)\b/i;

/** What an activity is ranked by. */
export interface RankedFields {
  title: string;
  organization: string;
  impact: string;
  hoursPerWeek: number | null;
  weeksPerYear: number | null;
}

/**
 * The weight of an activity, as the specification counts it: 3 for a leadership word in the title, 2 for a digit in
 * the impact, 1 for every hundred hours a year up to 4, 1 for an organization. Diamond from 5, Gold from 3, else Silver.
 */
export function rankActivity({ title, organization, impact, hoursPerWeek, weeksPerYear }: RankedFields) {
  const yearlyHours = hoursPerWeek === null || weeksPerYear === null ? null : hoursPerWeek * weeksPerYear;
  const rankScore =
    (LEADERSHIP.test(title) ? 3 : 0) +
    (/\d/.test(impact) ? 2 : 0) +
    Math.min(4, Math.floor((yearlyHours ?? 0) / 100)) +
    (organization.trim() ? 1 : 0);
  const tier = rankScore >= 5 ? ('Diamond' as const) : rankScore >= 3 ? ('Gold' as const) : ('Silver' as const);
  return { yearlyHours, rankScore, tier };
}

interface OrderedFields {
  /** The place in the student's own order. */
  position: number | null;
  rankScore: number;
  createdAt: string;
}

/** The student's own order first, then the rest by the computed rank. Of equals the older one comes first. */
export function inOwnOrder<Row extends OrderedFields>(rows: readonly Row[]): Row[] {
  return rows.toSorted(
    (a, b) =>
      (a.position ?? Infinity) - (b.position ?? Infinity) ||
      b.rankScore - a.rankScore ||
      a.createdAt.localeCompare(b.createdAt),
  );
}
