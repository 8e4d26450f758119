import type { ResolvedDeadline } from '#contract/colleges.ts';
import { instantOf } from '#contract/dates.ts';
import { formatDate } from '#contract/format-date.ts';
import { findCollege, type College } from './directory.ts';
import { collegeRequirements } from './required.ts';
import { isInSeason, roundsOf, type SeasonRound } from './season.ts';

/** When the student asks, and the IANA zone in which it is that day. */
interface Today {
  now: Date;
  tz: string;
}

const CHECK = "Check the college's page before you rely on it.";

/**
 * What is known of a college, by name or alias, and a round, by its code in any case. `deadline` is an instant of the
 * admission cycle that today is in, or null: the college, the round or its date is not known, or no date is fixed. Dates of
 * one cycle say nothing of another, so outside the cycle of the season's facts every date is unknown.
 */
export function deadlineFor(college: string, code: string, today: Today): ResolvedDeadline {
  const found = findCollege(college);
  const round = found && roundIn(found, code);
  const asked = { college: found?.name ?? college, round: code };
  if (!round || !isInSeason(today.now, today.tz))
    return {
      ...asked,
      deadline: null,
      source: null,
      checkedOn: null,
      page: collegeRequirements(college)?.page ?? null,
    };
  return {
    ...asked,
    deadline: instantIn(round, today.tz),
    source: sourceText(round, found),
    checkedOn: round.source.checkedOn,
    page: round.source.url,
  };
}

/** Round code to deadline, for the rounds of a college whose date is known: the instants that `deadlineFor` answers. */
export function plansFor(college: College, today: Today): Record<string, string> {
  if (!isInSeason(today.now, today.tz)) return {};
  return Object.fromEntries(
    roundsOf(college.name).flatMap((round) => {
      // An application has no second Early Action: the first says when it closes.
      const instant = round.code === 'ea2' ? null : instantIn(round, today.tz);
      return instant ? [[round.code, instant]] : [];
    }),
  );
}

function roundIn(college: College, code: string): SeasonRound | undefined {
  const asked = code.trim().toLowerCase();
  return roundsOf(college.name).find((round) => round.code === asked && asked !== 'ea2');
}

/** A date ends with its day where the student is, unless the college names an hour of its own. */
function instantIn({ deadline, time, tz }: SeasonRound, studentZone: string): string | null {
  if (deadline === null) return null;
  return time && tz ? instantOf(`${deadline}T${time}`, tz) : instantOf(deadline, studentZone);
}

/** Where a date is from, and what else a student should know of it before relying on it, in sentences. */
function sourceText(round: SeasonRound, { name }: College): string {
  const second = round.code === 'ea' && roundsOf(name).find(({ code }) => code === 'ea2')?.deadline;
  return [
    round.deadline === null ? 'There is no fixed date: applications are read as they arrive.' : '',
    round.deadline === null ? '' : (KINDS[round.kind ?? ''] ?? ''),
    readFrom(round),
    round.usual ? `In other years the date is ${formatDate('Nov 7', round.usual)}.` : '',
    second ? `A second Early Action closes on ${formatDate('Nov 7, 2026', second)}.` : '',
    round.note ? ended(round.note) : '',
    CHECK,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const KINDS: Readonly<Record<string, string>> = {
  priority: 'This is a priority date: later applications may still be taken.',
  final: 'This is the last day on which applications are taken.',
  closes: 'On this day the Common App closes the form: the college names no other date.',
};

function readFrom({ confidence, source, yearNamed }: SeasonRound): string {
  if (source.checkedOn === null) return 'This is from memory of an earlier year and is not confirmed for this one.';
  const read = `read on ${formatDate('Nov 7, 2026', source.checkedOn)}`;
  if (confidence === 'earlier cycle')
    return `This is the date of ${inWords(source.cycle)}, put into this year, and it may have moved: ${source.name}, ${read}.`;
  if (confidence === 'Common App grid')
    return `This is from the ${source.name.replace(/(\d{4})-(\d\d)/, '$1–$2')} as of ${formatDate('Nov 7, 2026', source.checkedOn)}.`;
  const whose = `This is from the page of ${source.name}, ${read}`;
  return yearNamed === false ? `${whose}, which names no year.` : `${whose}, for ${inWords(source.cycle)}.`;
}

/** `2026-27` as 2026–27; other cycles, such as "fall 2024", are words already. */
const inWords = (cycle: string): string =>
  cycle === 'not named on the page' ? 'this year' : cycle.replace(/^(\d{4})-(\d\d)$/, '$1–$2');

const ended = (note: string): string => (note.endsWith('.') ? note : `${note}.`);
