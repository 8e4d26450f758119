import { limits } from '#contract/limits.ts';
import { deadlineFor, plansFor } from '../colleges/deadlines.ts';
import { searchColleges } from '../colleges/search.ts';
import type { Input, StudentContext } from '../context.ts';

/** The names of countries by their codes, because CA is California to who lives in the United States. */
const countries = new Intl.DisplayNames('en', { type: 'region' });

export async function suggestColleges({ clock }: StudentContext, { query: { q, tz } }: Input<'suggestColleges'>) {
  const items = searchColleges(q, limits.suggestedColleges).map(({ college, score }) => ({
    name: college.name,
    score,
    plans: plansFor(college, { now: clock(), tz }),
    domain: college.domain,
    location: [college.city, college.country === 'US' ? college.state : countries.of(college.country)]
      .filter(Boolean)
      .join(', '),
  }));
  return { items };
}

export async function resolveDeadline({ clock }: StudentContext, { query }: Input<'resolveDeadline'>) {
  return { item: deadlineFor(query.college, query.round, { now: clock(), tz: query.tz }) };
}

/** In the order asked. */
export async function resolveDeadlines({ clock }: StudentContext, { body }: Input<'resolveDeadlines'>) {
  const today = { now: clock(), tz: body.tz };
  return { items: body.names.map((college) => deadlineFor(college, body.round, today)) };
}
