import type { Citizenship } from '#contract/opportunities.ts';
import type { Directory, Entry, Row } from './directory.ts';
import { milesBetween, type Point } from './miles.ts';

/** Where and in which grade a student is. `here` is null where that is not known, `state` then and abroad. */
export type Standing = {
  here: Point | null;
  state: string | null;
  isAbroad: boolean;
  /** Whether it is known that they are in Canada. */
  isInCanada: boolean;
  /** Null where the student says nothing of it. */
  citizenship: Citizenship | null;
  grade: number | null;
  radiusMi: number;
};

/** An entry with the miles to it; null for what is national, online or for a whole state. */
export type Reachable = { entry: Entry; distanceMi: number | null };

/** The entries that a student may enter, as far as place and grade tell. What is for citizens is left out where the student is none, what is for the undocumented where they are a citizen or resident, and either abroad where they say nothing of it. */
export function eligible(standing: Standing, { entries }: Directory): Reachable[] {
  return entries.flatMap((entry): Reachable[] => {
    const { row } = entry;
    if (!isForGrade(row, standing.grade) || !isForPlace(row, standing) || !isForCitizen(row, standing)) return [];
    if (row.lat === undefined || row.lng === undefined)
      return row.scope === 'local' ? [] : [{ entry, distanceMi: null }];
    if (!standing.here) return [];
    const distanceMi = milesBetween(standing.here, { lat: row.lat, lng: row.lng });
    // A program for one state takes students from all of it, mostly as boarders.
    return distanceMi <= standing.radiusMi || row.stateOnly ? [{ entry, distanceMi }] : [];
  });
}

const isForGrade = ({ grades: [from, to] }: Row, grade: number | null): boolean =>
  grade === null || (from <= grade && grade <= to);

function isForPlace({ name, stateOnly, eligibility, localChapters }: Row, standing: Standing): boolean {
  if (stateOnly) return stateOnly === standing.state;
  if (eligibility === 'us-ca' && standing.isAbroad) return standing.isInCanada;
  return !standing.isAbroad || !(eligibility === 'us-enrolled' || localChapters || OF_AMERICA.test(name));
}
/** What is called by the country, or joined through its local chapters, is not entered from abroad. */
const OF_AMERICA = /\b(?:USA?|America|American|National Park)\b/;

function isForCitizen({ eligibility }: Row, { citizenship, isAbroad }: Standing): boolean {
  const mayBe = citizenship === null && !isAbroad;
  if (eligibility === 'us') return citizenship === 'us' || mayBe;
  if (eligibility === 'us-pr') return citizenship === 'us' || citizenship === 'permanentResident' || mayBe;
  if (eligibility === 'undocumented') return citizenship === 'other' || mayBe;
  return true;
}
