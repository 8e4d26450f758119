import type { Citizenship, Opportunity } from '#contract/opportunities.ts';
import { citizenshipIn, withoutCitizenship } from './citizenship.ts';
import { choose, isMatch } from './choose.ts';
import { DIRECTORY, type Directory, type Entry } from './directory.ts';
import { eligible, type Reachable } from './eligible.ts';
import type { Interest } from './interests.ts';
import { matcherOf, profileInterests, readEvidence } from './match.ts';
import { stateAt } from './place.ts';
import { whyItFits } from './reason.ts';
import { nearnessOf, scorer } from './score.ts';
import { GENERAL, GROUPS } from './topics.ts';
import { phraseOf } from './words.ts';

/** Degrees and miles; `profile` are titles and organizations of the student's own activities and honors. */
export type Wish = {
  lat: number | null;
  lng: number | null;
  interests: string;
  radiusMi: number;
  n: number;
  grade: 9 | 10 | 11 | 12 | null;
  /** Null where nothing is said of it but in the interests. */
  citizenship?: Citizenship | null;
  /** Whether the student is outside the United States, where the place itself is not known. */
  isAbroad?: boolean;
  /** Whether that is in Canada. */
  isInCanada?: boolean;
  now: Date;
  profile?: readonly string[];
};

/** How much of a profile is read: lines, and characters of each. */
const MAX_LINES = 40;
const MAX_LINE = 200;

/**
 * Up to `n` (1 to 12) opportunities that the student may enter, what is near before the rest, best first: by what they are interested in,
 * or have done where that says nothing, then by distance, season and grade. At most half are of one kind; what the profile names
 * already is left out.
 */
export function findOpportunities(wish: Wish, directory: Directory = DIRECTORY): Opportunity[] {
  const { lat, lng, interests, radiusMi, grade, now } = wish;
  const profile = (wish.profile ?? []).slice(0, MAX_LINES).map((line) => line.slice(0, MAX_LINE));
  const here = lat === null || lng === null ? null : { lat, lng };
  const state = here && stateAt(here.lat, here.lng);
  const isAbroad = wish.isAbroad || (here !== null && state === null);
  const citizenship = wish.citizenship ?? citizenshipIn(interests);
  const standing = { here, state, isAbroad, isInCanada: wish.isInCanada ?? false, citizenship, grade, radiusMi };
  const done = profileInterests(profile, directory);
  const evidence = readEvidence(withoutCitizenship(interests), done, directory);
  const matchers = evidence.interests.map((interest) => matcherOf(interest, directory));
  const scoreOf = scorer(standing, now, done, directory);
  const isForOthers = groupsBesides([...evidence.interests, ...done]);
  const isAsked = isNamedIn([interests]);
  const isDone = isNamedIn(profile);
  const candidates = eligible(standing, directory)
    .filter(({ entry }) => !isDone(entry))
    .map(({ entry, distanceMi }) => ({
      entry,
      distanceMi,
      nearness: nearnessOf({ entry, distanceMi }, radiusMi),
      values: matchers.map((match) => match(entry)),
      score: scoreOf(entry) + (isAsked(entry) ? 10 : 0),
      asked: isAsked(entry),
      forOthers: isForOthers(entry),
    }))
    .filter((candidate) => isMatch(candidate) || isGeneral(candidate));
  return choose(candidates, wish.n).map((idea) => answerOf(idea, whyItFits(idea, evidence, now, directory)));
}

const isGeneral = ({ entry }: Reachable): boolean => GENERAL.includes(entry.labels[0] ?? '');

/** True for an entry that is meant for a group that the student names nowhere. */
function groupsBesides(interests: readonly Interest[]): (entry: Entry) => boolean {
  const named = new Set(interests.flatMap(({ parts }) => parts.flatMap(({ topics }) => topics)));
  const neighbours = new Set(GROUPS.flatMap((group) => (named.has(group) ? group.near : [])));
  return ({ groups }) => groups.some((group) => !named.has(group) && !group.tags.some((tag) => neighbours.has(tag)));
}

/** True for an entry that one of the texts names in full or by its acronym. */
function isNamedIn(texts: readonly string[]): (entry: Entry) => boolean {
  const stems = texts.map((text) => ` ${phraseOf(text)} `).join('/');
  return ({ names }) => names.some((name) => stems.includes(name));
}

const answerOf = ({ entry: { row }, distanceMi }: Reachable, whyItFits: string): Opportunity => ({
  name: row.name,
  category: row.category,
  kind: row.kind,
  description: row.description,
  whyItFits,
  url: row.url,
  place: row.city && row.state ? `${row.city}, ${row.state}` : null,
  distanceMi: distanceMi === null ? null : Math.round(distanceMi),
  deadlineMonth: row.deadlineMonth,
  grades: row.grades,
  localChapters: row.localChapters ?? false,
});
