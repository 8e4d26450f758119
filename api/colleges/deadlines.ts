import { readFileSync } from 'node:fs';
import { TZDate } from '@date-fns/tz';
import type { Round } from '#contract/applications.ts';
import type { ResolvedDeadline } from '#contract/colleges.ts';
import { instantOf } from '#contract/dates.ts';
import { fromRoot } from '../root.ts';
import { findCollege, type College } from './directory.ts';

/** What `api/data/SOURCES.md` describes of one college. */
interface Row {
  /** MM-DD as the college names it, weekend or not; null where there is no fixed date. */
  plans: Partial<Record<Round, string | null>>;
  confidence: 'sourced' | 'recalled';
  /** Letters: A and B are public lists of 2025-26, C the Common Data Set of 2024-25, R memory. */
  src: string;
  note?: string;
}

/** When the student asks, and the IANA zone in which it is that day. */
interface Today {
  now: Date;
  tz: string;
}

/** By the college's name in the directory. */
const rows = new Map<string, Row>(Object.entries(JSON.parse(readFileSync(fromRoot('api/data/plans.json'), 'utf8'))));

/** The day on which the sources of the plans were compared. */
const CHECKED_ON = '2026-11-21';

const dayAndMonth = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The month, as in MM-DD, on whose first day an admission cycle begins. */
const FIRST_MONTH = '06';

/**
 * What is known of a college, by name or alias, and a round, by its code in any case. `deadline` is an instant of the
 * admission cycle that today is in, or null: the college, the round or its date is not known, or no date is fixed.
 */
export function deadlineFor(college: string, round: string, today: Today): ResolvedDeadline {
  const found = findCollege(college);
  const row = found && rows.get(found.name);
  const known = row && Object.entries(row.plans).find(([code]) => code === round.trim().toLowerCase());
  const asked = { college: found?.name ?? college, round };
  if (!known) return { ...asked, deadline: null, source: null, checkedOn: null };
  const [, date] = known;
  return {
    ...asked,
    deadline: date && instantIn(found, date, today),
    source: sourceOf(row, date, known[0]),
    // A date from memory was not checked anywhere.
    checkedOn: row.confidence === 'recalled' ? null : CHECKED_ON,
  };
}

/** Round code to deadline, for the rounds of a college whose date is known: the instants that `deadlineFor` answers. */
export function plansFor(college: College, today: Today): Record<string, string> {
  const dates = Object.entries(rows.get(college.name)?.plans ?? {});
  return Object.fromEntries(
    dates.flatMap(([code, date]) => {
      const instant = date && instantIn(college, date, today);
      return instant ? [[code, instant]] : [];
    }),
  );
}

/** A date ends with its day where the student is; UCAS, for UK colleges, closes at six in the evening there. */
function instantIn({ country }: College, date: string, { now, tz }: Today): string | null {
  const day = `${cycleOf(now, tz) + (date < FIRST_MONTH ? 1 : 0)}-${date}`;
  return country === 'GB' ? instantOf(`${day}T18:00`, 'Europe/London') : instantOf(day, tz);
}

/** The year in which the admission cycle began that it is where the student is. */
function cycleOf(now: Date, tz: string): number {
  const today = new TZDate(now, tz);
  return today.getFullYear() - (today.getMonth() + 1 < Number(FIRST_MONTH) ? 1 : 0);
}

function sourceOf({ confidence, src, note = '' }: Row, date: string | null, round: string): string {
  return [
    date === null ? 'There is no fixed date: applications are read as they arrive.' : '',
    confidence === 'recalled'
      ? 'This is from memory of earlier cycles and is not confirmed.'
      : `This is from ${listed(src)}.`,
    ...note
      .split('; ')
      .filter((part) => part && concerns(part, round))
      .map(inWords),
    "Check the college's page before you rely on it.",
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function listed(src: string): string {
  const lists = src.includes('A') && src.includes('B') ? 'two public lists' : 'a public list';
  const sources = `${lists} of 2025\u201326 deadlines`;
  const withDataSet = src.includes('C') ? `${sources} and the Common Data Set 2024\u201325` : sources;
  return src.includes('R') ? `${withDataSet}, with some of it from memory and not confirmed` : withDataSet;
}

/** True where a part of a note is about the round: it is about the first round that it names, or about all where it names none. */
function concerns(part: string, round: string): boolean {
  const named = /\b(ed ?(?:ii|2)|ed|ea|rea|rd|regular)\b/i.exec(part)?.[1]?.toLowerCase();
  const code = named === 'regular' ? 'rd' : named?.replace(/ ?ii$/, '2');
  return code === undefined || code === round;
}

/** A part of a note as a sentence: "ea: second date 12-01" becomes "EA: second date Dec 1." */
function inWords(note: string): string {
  const spelled = note
    .replace(/\b(20\d\d)-(\d\d)\b/g, '$1\u2013$2')
    .replace(/\b(\d\d)-(\d\d)\b/g, (date) => dayAndMonth.format(new Date(`2000-${date}`)))
    .replace(/\b(?:ed2?|ea|rd):/g, (round) => round.toUpperCase())
    .replace(/\bCDS\b/g, 'Common Data Set');
  return `${spelled.charAt(0).toUpperCase()}${spelled.slice(1)}.`;
}
