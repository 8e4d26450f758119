import type { Application } from './applications.ts';
import { daysUntil } from './dates.ts';
import { limits } from './limits.ts';
import type { Overview, UpcomingDeadline } from './overview.ts';
import { openAmong } from './plan/situation.ts';
import { essaysOf, isScored, OVERDUE_DAYS, type OverviewRecord, type OverviewApplication } from './overview-record.ts';
import { suggestionsOf } from './suggestions.ts';
import type { Supplemental } from './supplementals.ts';

/** The dashboard's figures, deadlines and suggestions, from the student's own rows and nothing else. */
export function overviewOf(record: OverviewRecord, now: Date, timeZone: string): Overview {
  const { applications, activities } = record;
  const scored = essaysOf(record).filter(isScored);
  const latest = scored.toSorted((a, b) => b.scoredAt.localeCompare(a.scoredAt))[0] ?? null;
  const mean = scored.reduce((sum, { score }) => sum + score, 0) / (scored.length || 1);
  const withStatus = (status: string) => applications.filter((application) => application.status === status).length;
  return {
    applications: {
      total: applications.length,
      statuses: {
        drafting: withStatus('drafting'),
        editing: withStatus('editing'),
        submitted: withStatus('submitted'),
        accepted: applications.filter(({ decision }) => decision === 'accepted').length,
      },
    },
    essays: {
      avgScore: Math.round(mean * 10) / 10,
      latest: latest && {
        id: latest.id,
        title: latest.title,
        score: latest.score,
        categories: latest.categories,
        scoredAt: latest.scoredAt,
        scoreOutdated: latest.scoreOutdated,
      },
      lastScore: latest?.score ?? null,
    },
    extracurriculars: { count: activities.length, target: limits.extracurricularTarget },
    suggestions: suggestionsOf(record, now, timeZone),
    deadlines: upcomingDeadlines(applications, now, timeZone),
  };
}

/** What says when an application and its supplementals are due. */
type Dated = Pick<Application, 'college' | 'status' | 'deadline' | 'round' | 'decision'> & {
  supplementals: Pick<Supplemental, 'title' | 'status' | 'due'>[];
};

/**
 * Everything that is not done and has a date, soonest first: applications that are not submitted, and supplementals
 * with a date of their own that are not final. Nothing is due at a college that has answered, nor anywhere after a binding plan said
 * yes, because the others are to be withdrawn then.
 */
export function openDeadlines<A extends Dated>(applications: A[]) {
  type Open = { due: string; application: A; supplemental: A['supplementals'][number] | null };
  return openAmong(applications)
    .flatMap((application): Open[] => [
      ...(application.deadline && application.status !== 'submitted'
        ? [{ due: application.deadline, application, supplemental: null }]
        : []),
      ...application.supplementals.flatMap((supplemental) =>
        supplemental.due && supplemental.status !== 'final'
          ? [{ due: supplemental.due, application, supplemental }]
          : [],
      ),
    ])
    .toSorted((a, b) => a.due.localeCompare(b.due) || a.application.college.localeCompare(b.application.college));
}

/** What is still due, as the dashboard shows it; what is overdue stays for 30 days. */
export function upcomingDeadlines(
  applications: OverviewApplication[],
  now: Date,
  timeZone: string,
): UpcomingDeadline[] {
  return openDeadlines(applications)
    .filter(({ due }) => daysUntil(due, now, timeZone) >= -OVERDUE_DAYS)
    .map(({ due, application: { id: appId, college, round }, supplemental: of }) =>
      of
        ? { id: of.id, title: `${college}: ${of.title}`, due, kind: 'supplemental', appId, round: null }
        : { id: appId, title: college, due, kind: 'application', appId, round },
    );
}
