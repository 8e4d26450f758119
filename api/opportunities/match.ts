import type { Directory, Entry } from './directory.ts';
import { readInterests, type Interest, type Interests, type Part } from './interests.ts';
import type { Topic } from './topics.ts';

/**
 * What speaks for an idea: the student's interests, or their own activities and honors where those say nothing, or neither.
 * `unknown` are words of the interests that nothing here knows.
 */
export type Evidence = Interests & { from: 'interests' | 'profile' | 'nothing' };

const MAX_INTERESTS = 20;

/** Below this an entry does not match an interest. */
export const MATCHES = 0.28;
/** From here on it surely matches. */
export const SURE = 0.4;

/** `done` is what `profileInterests` finds. */
export function readEvidence(interests: string, done: Interest[], directory: Directory): Evidence {
  const asked = readInterests(interests, directory);
  if (asked.interests.length > 0) return { ...asked, from: 'interests' };
  const said = interests.trim();
  const unknown = asked.unknown.length > 0 || said === '' ? asked.unknown : [said];
  return { interests: done, unknown, from: done.length > 0 ? 'profile' : 'nothing' };
}

/** What a student's own activities and honors are about; at most twenty interests. */
export function profileInterests(profile: readonly string[], directory: Directory): Interest[] {
  const done: Interest[] = [];
  for (const line of profile) {
    if (done.length >= MAX_INTERESTS) break;
    for (const { says, parts } of readInterests(line, directory).interests) {
      const named = parts.filter(({ topics }) => topics.length > 0);
      if (named.length > 0) done.push({ says, parts: named });
    }
  }
  return done.slice(0, MAX_INTERESTS);
}

/**
 * How much an entry has to do with a topic, 0 to 1, and how: through a label of the topic's own, through a neighbour's, or because its
 * name or description says one of the topic's words.
 */
type Touch = { strength: number; own: string | null; near: string | null; worded: boolean };

const UNTOUCHED: Touch = { strength: 0, own: null, near: null, worded: false };

/** How one part of an interest meets an entry: `named` where its name or description has the student's own words. */
export type Fit = Touch & { named: boolean };

export function fitOf(part: Part, entry: Entry): Fit {
  const { strength, ...touch } = part.topics
    .map((topic) => touchOf(topic, entry))
    .reduce((best, touch) => (touch.strength > best.strength ? touch : best), UNTOUCHED);
  const byName = entry.inName.has(part.stem) ? 0.2 : entry.inText.has(part.stem) ? 0.15 : 0;
  const byNameAlone = byName > 0 && !touch.worded && isUntagged(part) ? 0.5 : 0;
  return { ...touch, strength: strength + byName + byNameAlone, named: byName > 0 };
}

function touchOf({ tags, near, words }: Topic, { labels, inName, inText }: Entry): Touch {
  const own = labels.findIndex((label) => tags.includes(label));
  const beside = labels.findIndex((label) => near.includes(label));
  const inTitle = words.some((word) => inName.has(word));
  const worded = inTitle || words.some((word) => inText.has(word));
  // The first label says most.
  const byLabel = own >= 0 ? 0.45 + 0.25 / (own + 1) : beside >= 0 ? 0.2 + 0.1 / (beside + 1) : 0;
  const byWord = !worded ? 0 : tags.length > 0 ? 0.15 : inTitle ? 0.6 : 0.5;
  return { strength: byLabel + byWord, own: labels[own] ?? null, near: labels[beside] ?? null, worded };
}

/** No tag stands for it, so that words have to. */
export const isUntagged = ({ topics }: Part): boolean => topics.every(({ tags }) => tags.length === 0);

/** How well an entry matches an interest, about 0 to 1. Of several parts, the rarer counts for more. */
export function matcherOf({ parts }: Interest, directory: Directory): (entry: Entry) => number {
  const terms = parts.map((part) => termOf(part, directory));
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  return ({ position }) =>
    terms.reduce((sum, { strengths, weight }) => sum + (strengths[position] ?? 0) * weight, 0) / whole;
}

/** The strengths of a part by the position of entries, and how much it counts. */
type Term = { strengths: readonly number[]; weight: number };

/** Each is worked out once; there are no more than topics and the directory have words. */
const terms = new WeakMap<Directory, Map<string, Term>>();

function termOf(part: Part, directory: Directory): Term {
  const known = terms.get(directory) ?? new Map<string, Term>();
  terms.set(directory, known);
  let term = known.get(part.stem);
  if (!term) {
    const strengths = directory.entries.map((entry) => fitOf(part, entry).strength);
    const spread = strengths.filter((strength) => strength > SURE).length;
    term = { strengths, weight: 1 / Math.log2(4 + spread) };
    known.set(part.stem, term);
  }
  return term;
}
