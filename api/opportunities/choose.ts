import type { Entry } from './directory.ts';
import type { Reachable } from './eligible.ts';
import { MATCHES, SURE } from './match.ts';

/**
 * `values` are the matches with each interest, 0 to about 1. In tenths of a full match, `nearness` is what its place adds, and `score`
 * what else speaks for it. `asked` is true where the student names it, `forOthers` where it is meant for a group that the student has not
 * named.
 */
export type Candidate = Reachable & {
  values: readonly number[];
  nearness: number;
  score: number;
  asked: boolean;
  forOthers: boolean;
};

/** How much an interest still counts after one idea that matches it fully. */
const SERVED = 0.6;

/**
 * Picks up to `n`: what is asked for by its name first, then what is near and surely matches, then the best. Every interest is
 * served; at most half are of one kind, one is for a group that the student has not named, and no organizer comes twice; one is local
 * if any local one surely matches.
 */
export function choose(candidates: readonly Candidate[], n: number): Candidate[] {
  const isNear = (candidate: Candidate) => isLocal(candidate) && reaches(candidate, SURE);
  const chosen = pick(candidates, n, []);
  const near = chosen.some(isLocal) ? undefined : bestOf(candidates.filter(isNear), []);
  const found = near ? pick(candidates, n, [near]) : chosen;
  return found.toSorted((a, b) => Number(b.asked) - Number(a.asked) || Number(isNear(b)) - Number(isNear(a)));
}

/** Picks up to `n` that begin with those chosen `first`. */
function pick(candidates: readonly Candidate[], n: number, first: readonly Candidate[]): Candidate[] {
  const chosen = [...first];
  const most = Math.max(1, Math.floor(n / 2));
  let left = candidates.filter(({ entry }) => !first.some((other) => isLike(entry, other.entry)));
  while (chosen.length < n) {
    const full = fullKinds(chosen, most);
    const othersServed = chosen.some(({ forOthers }) => forOthers);
    const allowed = left.filter(({ entry, forOthers }) => !full.has(entry.row.kind) && !(forOthers && othersServed));
    const best = bestOf(allowed, chosen);
    if (!best) break;
    chosen.push(best);
    left = left.filter(({ entry }) => !isLike(entry, best.entry));
  }
  return chosen;
}

export const isMatch = (candidate: Candidate): boolean => reaches(candidate, MATCHES);
const reaches = ({ values }: Candidate, least: number): boolean => values.some((value) => value >= least);
const isLocal = ({ distanceMi }: Candidate): boolean => distanceMi !== null;

function fullKinds(chosen: readonly Candidate[], most: number): Set<string> {
  const kinds = chosen.map(({ entry }) => entry.row.kind);
  return new Set(kinds.filter((kind) => kinds.filter((other) => other === kind).length >= most));
}

/** The same, the same organizer, or the same words for another place nearby. */
const isLike = (a: Entry, b: Entry): boolean =>
  a.organizer === b.organizer || (a.row.scope === 'local' && a.row.description === b.row.description);

function bestOf(candidates: readonly Candidate[], chosen: readonly Candidate[]): Candidate | undefined {
  const served = (at: number): number => chosen.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
  const needs = (candidates[0]?.values ?? []).map((_, at) => SERVED ** served(at));
  const most = Math.max(...needs);
  const shares = needs.map((need) => need / most);
  let found: Candidate | undefined;
  let highest = -Infinity;
  for (const candidate of candidates) {
    // What matches comes before anything that does not.
    const worth = worthOf(candidate, shares) + (isMatch(candidate) ? 100 : 0);
    if (worth > highest) [found, highest] = [candidate, worth];
  }
  return found;
}

/** In tenths of a match: the best match counts fully, the others a little. */
function worthOf({ values, nearness, score, forOthers }: Candidate, shares: readonly number[]): number {
  let best = 0;
  let all = 0;
  shares.forEach((share, at) => {
    const value = share * (values[at] ?? 0);
    best = Math.max(best, value);
    all += value;
  });
  // What hardly matches is no better for being near.
  const near = nearness * Math.min(1, Math.max(0, best - MATCHES) / (SURE - MATCHES));
  return 10 * (best + Math.min(0.3, 0.3 * (all - best))) + near + score - (forOthers ? 2 : 0);
}
