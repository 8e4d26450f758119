import { readFileSync } from 'node:fs';
import { admissionCycleOf } from '#contract/admission-cycle.ts';
import { fromRoot } from '../root.ts';

/** Where a fact was read. */
export interface Source {
  name: string;
  /** Null where it has no public address. */
  url: string | null;
  /** The day of reading, YYYY-MM-DD; null for what is only remembered. */
  checkedOn: string | null;
  /** The admission cycle that it speaks of, such as `2026-27`, or a word where it names none. */
  cycle: string;
}

/** One round of a college in the present season, as `api/data/SOURCES.md` describes it. All days are YYYY-MM-DD. */
export interface SeasonRound {
  code: 'ed' | 'ed2' | 'ea' | 'ea2' | 'rea' | 'rd' | 'rolling';
  /** The college's own name for it. */
  name: string;
  /** Null where there is no fixed date. */
  deadline: string | null;
  confidence: 'college page' | 'Common App grid' | 'earlier cycle';
  source: Source;
  /** `priority`: later ones may be taken; `final`: the last day of a rolling plan; `closes`: the Common App closes the form. */
  kind?: 'priority' | 'final' | 'closes';
  /** The day of other years, where this year's moved from a Sunday. */
  usual?: string;
  /** The hour at which it closes, HH:MM, and the zone of that hour, where it is not the end of the student's day. */
  time?: string;
  tz?: string;
  /** The day on which it answers, the latest such day, or the time in words. */
  notifiesOn?: string;
  notifiesBy?: string;
  notifiesAbout?: string;
  aidDeadline?: string;
  aidSource?: Source;
  /** False where the page shows the date without a year. */
  yearNamed?: false;
  note?: string;
}

/** The season's rounds, as `api/data/SOURCES.md` describes them; a source is named by its place. */
export interface PlansFile {
  cycle: string;
  sources: Source[];
  colleges: Record<
    string,
    { rounds: (Omit<SeasonRound, 'source' | 'aidSource'> & { source: number; aidSource?: number })[] }
  >;
}

const stored: PlansFile = JSON.parse(readFileSync(fromRoot('api/data/season/plans.json'), 'utf8'));

const sourceAt = (place: number): Source => {
  const source = stored.sources[place];
  if (!source) throw new Error(`The season's plans have no source ${place}.`);
  return source;
};

const byCollege = new Map<string, readonly SeasonRound[]>(
  Object.entries(stored.colleges).map(([name, { rounds }]) => [
    name,
    rounds.map(({ source, aidSource, ...round }) => ({
      ...round,
      source: sourceAt(source),
      ...(aidSource === undefined ? {} : { aidSource: sourceAt(aidSource) }),
    })),
  ]),
);

/** The year in which the season's admission cycle begins. */
export const seasonYear = Number(stored.cycle.slice(0, 4));

/** Whether the facts of the season are those of the admission cycle of an instant. */
export const isInSeason = (instant: string | Date, timeZone: string): boolean =>
  admissionCycleOf(instant, timeZone) === seasonYear;

/** The rounds of a college by its name in the directory; none where nothing is known. */
export const roundsOf = (college: string): readonly SeasonRound[] => byCollege.get(college) ?? [];
