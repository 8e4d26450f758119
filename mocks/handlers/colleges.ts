import { datesOf, resolve, searchColleges } from '../colleges.ts';
import type { Mocks } from '../mock.ts';

export const collegeMocks = {
  suggestColleges: ({ query: { q, tz } }) => ({
    items: searchColleges(q).map(({ college, score }) => {
      const { name, domain, location } = college;
      return { name, score, plans: datesOf(college, tz), domain, location };
    }),
  }),
  resolveDeadline: ({ query: { college, round, tz } }) => ({ item: resolve(college, round, tz) }),
  resolveDeadlines: ({ body: { names, round, tz } }) => ({
    items: names.map((name) => resolve(name, round, tz)),
  }),
} satisfies Mocks;
