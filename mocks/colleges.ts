import { cycleFrom } from '#contract/admission-cycle.ts';
import type { ResolvedDeadline } from '#contract/colleges.ts';
import { instantOf } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { plainKey } from '#contract/text.ts';
import { isTypoOf } from '#contract/typo.ts';
import { CYCLE_YEAR } from './db.ts';
import { type College, colleges } from './fixtures/colleges.ts';

const SHORTEST_WITH_TYPO = 4;

const labelsOf = ({ name, aliases }: College) => [name, ...aliases].map(plainKey);

/** At most ten, best first: a name or alias, its beginning, the beginnings of its words, or those with a letter wrong. */
export function searchColleges(typed: string) {
  const query = plainKey(typed);
  if (query === '') return [];
  return colleges
    .map((college) => ({ college, score: Math.max(...labelsOf(college).map((label) => fitOf(query, label))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limits.suggestedColleges);
}

function fitOf(query: string, label: string) {
  if (label === query) return 1;
  if (label.startsWith(query)) return 0.8;
  const [typed, words] = [query.split(' '), label.split(' ')];
  if (typed.every((part) => words.some((word) => word.startsWith(part)))) return 0.6;
  const isLike = (part: string, word: string) =>
    word.startsWith(part) || (part.length >= SHORTEST_WITH_TYPO && isTypoOf(part, word));
  return typed.every((part) => words.some((word) => isLike(part, word))) ? 0.4 : 0;
}

/** The college that goes by a name or an alias. */
export const collegeNamed = (name: string) => colleges.find((college) => labelsOf(college).includes(plainKey(name)));

/** The key of a college in an import: two names of one that is known here have the same. */
export const collegeKey = (name: string) => plainKey(collegeNamed(name)?.name ?? name);

/** Where the dates were read. */
export const grid = {
  name: `Common App Requirements Grid ${cycleFrom(CYCLE_YEAR).replace('-', '–')}`,
  url: 'https://content.commonapp.org/Files/ReqGrid.pdf',
  checkedOn: `${CYCLE_YEAR}-09-11`,
  cycle: cycleFrom(CYCLE_YEAR),
};

/** Round to deadline in the admission cycle of the mocks' day, 23:59 in the zone; only rounds whose date is known. */
export function datesOf({ plans }: College, timeZone: string) {
  return Object.fromEntries(
    Object.entries(plans).flatMap(([round, date]) => (date ? [[round, deadlineOn(date, timeZone)]] : [])),
  );
}

function deadlineOn(date: string, timeZone: string) {
  const year = date < '06' ? CYCLE_YEAR + 1 : CYCLE_YEAR;
  return instantOf(`${year}-${date}`, timeZone)!;
}

/** What is known of a college's deadline; all null where the college or the round is not known. */
export function resolve(name: string, round: string, timeZone: string): ResolvedDeadline {
  const college = collegeNamed(name);
  const plan = Object.entries(college?.plans ?? {}).find(([code]) => code === round.toLowerCase());
  const asked = { college: college?.name ?? name, round };
  if (!plan)
    return {
      ...asked,
      deadline: null,
      source: null,
      checkedOn: null,
      page: college ? `https://${college.domain}` : null,
    };
  const [, date] = plan;
  return {
    ...asked,
    deadline: date && deadlineOn(date, timeZone),
    source: `${date ? `This is from the ${grid.name} as of Sep 11, ${CYCLE_YEAR}.` : 'There is no fixed date: applications are read as they arrive.'} Check the college's page before you rely on it.`,
    checkedOn: grid.checkedOn,
    page: grid.url,
  };
}
