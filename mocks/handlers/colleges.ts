import { resolveDeadline, resolveDeadlines, suggestColleges } from '#contract/colleges.ts';
import { plansOf, resolve, searchColleges } from '../colleges.ts';
import { mock } from '../mock.ts';

export const collegeHandlers = [
  mock(suggestColleges, ({ query: { q, tz } }) => ({
    items: searchColleges(q).map(({ college, score }) => {
      const { name, domain, location } = college;
      return { name, score, plans: plansOf(college, tz), domain, location };
    }),
  })),
  mock(resolveDeadline, ({ query: { college, round, tz } }) => ({ item: resolve(college, round, tz) })),
  mock(resolveDeadlines, ({ body: { names, round, tz } }) => ({
    items: names.map((name) => resolve(name, round, tz)),
  })),
];
