import type { Round } from '#contract/applications.ts';
import { roundNames } from '#contract/round-names.ts';
import { plansFor } from '#api/colleges/deadlines.ts';
import { findCollege } from '#api/colleges/directory.ts';
import { roundsOf, type SeasonRound } from '#api/colleges/season.ts';
import { dueText, type Moment } from './figures.ts';
import { listed, nameOf } from './markdown.ts';
import type { Reply } from './reply.ts';
import { fromFacts } from './sources.ts';

/**
 * The dates of a college that Laurel has (`api/data/season/plans.json`), a part for each source, the soonest first: "Laurel's list of
 * college dates has Early Decision, due in 12 days (Nov 1)". Nothing where it has no date.
 * @param asked the rounds that are told; all where there are none
 */
export function publishedDates(college: string, asked: readonly Round[], moment: Moment): Reply[] {
  const known = findCollege(college);
  if (!known) return [];
  const plans = plansFor(known, { now: moment.now, tz: moment.timeZone });
  const rounds = roundsOf(known.name)
    .filter(({ code }) => plans[code] && (asked.length === 0 || asked.some((one) => one === code)))
    .toSorted((a, b) => plans[a.code]!.localeCompare(plans[b.code]!));
  const bySource = new Map<SeasonRound['source'], SeasonRound[]>();
  for (const round of rounds) bySource.set(round.source, [...(bySource.get(round.source) ?? []), round]);
  return [...bySource].map(([source, of]): Reply => {
    const dates = of.map(({ code }) => `${roundNames[code as Round]}, ${dueText(plans[code]!, moment)}`);
    return {
      says: [
        `For ${nameOf(known.name)}, Laurel's list of college dates has ${listed(dates, 5)}.${caveatOf(of)} The college's own page counts.`,
      ],
      source: fromFacts(source),
    };
  });
}

function caveatOf(rounds: readonly SeasonRound[]): string {
  if (rounds.some(({ source }) => source.checkedOn === null))
    return ' That is from memory of earlier cycles and not confirmed.';
  return rounds.some(({ confidence }) => confidence === 'earlier cycle')
    ? ' That is the date of an earlier cycle, put into this year, and it may have moved.'
    : '';
}
