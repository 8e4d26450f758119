import { limits } from '#contract/limits.ts';
import { deadlineFor, plansFor } from '../colleges/deadlines.ts';
import { searchColleges } from '../colleges/search.ts';
import type { Input, StudentContext } from '../context.ts';

export async function suggestColleges({ clock }: StudentContext, { query: { q, tz } }: Input<'suggestColleges'>) {
  const items = searchColleges(q, limits.suggestedColleges).map(({ college, score }) => ({
    name: college.name,
    score,
    plans: plansFor(college, { now: clock(), tz }),
    domain: college.domain,
    location: [college.city, college.country === 'US' ? college.state : college.country].filter(Boolean).join(', '),
  }));
  return { items };
}

export async function resolveDeadline(
  { clock }: StudentContext,
  { query: { college, round, tz } }: Input<'resolveDeadline'>,
) {
  return { item: deadlineFor(college, round, { now: clock(), tz }) };
}

/** In the order asked. */
export async function resolveDeadlines(
  { clock }: StudentContext,
  { body: { names, round, tz } }: Input<'resolveDeadlines'>,
) {
  const now = clock();
  return { items: names.map((college) => deadlineFor(college, round, { now, tz })) };
}
