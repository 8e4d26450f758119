import type { ApplicationSort } from '@laurel/ui';
import type { ApplicationSummary } from '#contract/applications.ts';
import { byInstant } from '#contract/dates.ts';

type Ordered = Pick<ApplicationSummary, 'college' | 'status' | 'deadline'>;
type Compare = (a: Ordered, b: Ordered) => number;

export const isOpen = ({ status }: Pick<ApplicationSummary, 'status'>) => status !== 'submitted';

const byCollege: Compare = (a, b) => a.college.localeCompare(b.college);
/** The soonest deadline first. Applications without one come last. */
export const byDeadline: Compare = (a, b) => byInstant(a.deadline, b.deadline) || byCollege(a, b);
const openFirst: Compare = (a, b) => Number(isOpen(b)) - Number(isOpen(a));
const steps: Record<string, number> = { drafting: 0, editing: 1, submitted: 2 };
const byStatus: Compare = (a, b) => (steps[a.status] ?? 0) - (steps[b.status] ?? 0);

const compares: Record<ApplicationSort, Compare> = {
  deadline: (a, b) => openFirst(a, b) || byDeadline(a, b),
  college: (a, b) => byCollege(a, b) || byDeadline(a, b),
  status: (a, b) => byStatus(a, b) || byDeadline(a, b),
};

/** Applications in the order that the student chose; by deadline, what is submitted comes last. */
export function inOrder<A extends Ordered>(applications: readonly A[], sort: ApplicationSort = 'deadline') {
  return applications.toSorted(compares[sort]);
}
