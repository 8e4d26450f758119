import type { ActivitySort } from '@laurel/ui';
import { inOwnOrder } from '#contract/activity-rank.ts';
import type { Activity } from '#contract/activities.ts';
import { counted, inFigures } from '#contract/in-words.ts';

type Compare = (a: Activity, b: Activity) => number;

const newest: Compare = (a, b) => b.createdAt.localeCompare(a.createdAt);

const compares: Record<Exclude<ActivitySort, 'rank'>, Compare> = {
  recent: newest,
  hours: (a, b) => (b.yearlyHours ?? -1) - (a.yearlyHours ?? -1) || newest(a, b),
  title: (a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }) || newest(a, b),
};

export function inOrder(activities: readonly Activity[], sort: ActivitySort) {
  return sort === 'rank' ? inOwnOrder(activities) : activities.toSorted(compares[sort]);
}

/** The hours of all activities in a year, “1,330 hrs/yr”, and how many activities there are, “five activities”. */
export function totalCommitment(activities: readonly Activity[]) {
  const hours = activities.reduce((sum, { yearlyHours }) => sum + (yearlyHours ?? 0), 0);
  return {
    hours: inFigures(hours, 'hr/yr', 'hrs/yr'),
    activities: counted(activities.length, 'activity', 'activities'),
  };
}
