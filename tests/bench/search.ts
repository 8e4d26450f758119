import { colleges } from '#api/colleges/directory.ts';
import { searchColleges } from '#api/colleges/search.ts';
import { limits } from '#contract/limits.ts';
import { median, row } from './figures.ts';

/** The slowest hundredth of college searches, typed letter by letter and with typos, beside a plain scan of all names. */
export function benchSearch() {
  const queries = colleges.slice(0, 150).flatMap(({ name }) => {
    const [first, second, ...rest] = name;
    return [name.slice(0, 1), name.slice(0, 4), name.slice(0, 9), [second, first, ...rest].join('')];
  });
  const search = times(queries, (query) => searchColleges(query, limits.suggestedColleges));
  const scan = times(queries, (query) => colleges.filter(({ name }) => name.toLowerCase().includes(query)));
  const slowest = search[Math.floor(search.length * 0.99)]!;
  row('college search, slowest hundredth', `${slowest.toFixed(2)} ms`, slowest / median(scan), 'times a plain scan');
}

/** Milliseconds of each, the quickest first. */
function times(queries: string[], work: (query: string) => unknown) {
  for (const query of queries) work(query);
  return queries
    .map((query) => {
      const start = performance.now();
      work(query);
      return performance.now() - start;
    })
    .toSorted((a, b) => a - b);
}
