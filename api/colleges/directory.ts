import { readFileSync } from 'node:fs';
import { fromRoot } from '../root.ts';

/** A college as `api/data/SOURCES.md` describes it; an absent field is not known. */
export interface College {
  name: string;
  aliases: string[];
  /** Of its web site, without "www". */
  domain: string;
  city: string;
  /** Short, such as CA; null in most countries. */
  state: string | null;
  /** Two letters, ISO 3166-1. */
  country: string;
  /** Degrees. */
  lat: number;
  lng: number;
  /** The number of a US college in federal data. */
  ipeds?: number;
  /** 0 to 1. */
  acceptanceRate?: number;
  openAdmission?: true;
  /** Undergraduates. */
  size?: number;
  /** Of one year. */
  applicants?: number;
  commonApp?: boolean;
}

/** Every college, the most popular first. */
export const colleges: readonly College[] = JSON.parse(readFileSync(fromRoot('api/data/colleges.json'), 'utf8'));

/**
 * What two writings of one name share: lower case, words apart by one space, no accents, punctuation or leading "the",
 * "and" for "&". A text that has neither letter nor digit is its own key.
 */
export const collegeKey = (name: string): string => keyOf(name) || name.trim();

const keyOf = (name: string): string =>
  name
    .replace(/['\u2018\u2019\u02bb\u02bc\u2032`\u00b4]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    // The dots of "M.I.T.", but not the one of "St.John".
    .replace(/(?<=\b\p{L})\./gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');

/** A key with the short forms "st" and "mt", so that "Saint" and "St.", "Mount" and "Mt." are the same. */
export const shorten = (key: string): string => key.replace(/\bsaint\b/g, 'st').replace(/\bmount\b/g, 'mt');

const SMALL_WORDS = ['of', 'at', 'in', 'and', 'the', 'for'];

/** Words of a key that tell no college from another. */
export const commonWords: readonly string[] = [...SMALL_WORDS, 'university', 'college', 'institute', 'school'];

/** Where several colleges go by one alias, it means the one that is at least so many times as popular as the next. */
const FAR_MORE = 4;

/** Two letters stand for too many colleges: "UW" is said in Washington, Wisconsin and Wyoming. */
const SHORTEST_ALIAS = 3;

const byName = new Map(colleges.map((college) => [collegeKey(college.name), college]));
const byAlias = grouped(({ name, aliases }) => [name, ...aliases].map((alias) => shorten(collegeKey(alias))));
const byBareName = grouped(({ name }) => [nameWords(name, commonWords).join(' ')]);
const byInitials = grouped(({ name }) => [
  nameWords(name, SMALL_WORDS)
    .map((word) => word[0])
    .join(''),
]);

const firstWords = new Set([...byName.keys(), ...byAlias.keys()].map((key) => shorten(key).split(' ')[0]));

/** Whether the name of a college begins with that word of a key. It costs much less than to look for one. */
export const beginsCollege = (word: string): boolean => firstWords.has(word);

/**
 * The college of that name or alias, whatever the case, accents and punctuation, but without a typo. Undefined where
 * none goes by it, or where several could be meant and none of them is far more popular than the others.
 */
export function findCollege(name: string): College | undefined {
  const key = collegeKey(name);
  return byName.get(key) ?? meantBy(shorten(key));
}

/** The college whose name has those words, one after the other: "wooster". Undefined where several do and none is far more popular. */
export function collegeWith(words: string): College | undefined {
  const key = ` ${shorten(collegeKey(words))} `;
  const [first, next] = colleges.filter(({ name }) => ` ${shorten(collegeKey(name))} `.includes(key));
  return first && (!next || popularity(first) >= FAR_MORE * popularity(next)) ? first : undefined;
}

function meantBy(alias: string): College | undefined {
  if (alias.length < SHORTEST_ALIAS) return undefined;
  const holders = byAlias.get(alias) ?? [];
  // A name without its kind is an alias that need not be listed: "Trinity" is the college in Connecticut too.
  const [first, next] = [...new Set([...holders, ...(byBareName.get(alias) ?? [])])].sort(
    (a, b) => popularity(b) - popularity(a),
  );
  const unmistakable =
    first !== undefined &&
    holders.includes(first) &&
    (!next || popularity(first) >= FAR_MORE * popularity(next)) &&
    // "EMU" is listed for Eastern Mennonite only, and means the larger Eastern Michigan as well.
    !byInitials.get(alias)?.some((other) => popularity(other) > popularity(first));
  return unmistakable ? first : undefined;
}

/** Applicants or undergraduates. A college abroad reports neither; those listed are known, but few in the US apply. */
const popularity = ({ applicants = 0, size = 0 }: College): number => Math.max(applicants, size) || 5_000;

/** The words of a name, without those to leave out and what stands in brackets: "Marian University (IN)". */
function nameWords(name: string, leftOut: readonly string[]): string[] {
  const key = shorten(collegeKey(name.replace(/\([^()]*\)/g, '')));
  return key.split(' ').filter((word) => !leftOut.includes(word));
}

function grouped(keysOf: (college: College) => string[]): Map<string, College[]> {
  const groups = new Map<string, College[]>();
  for (const college of colleges) {
    for (const key of new Set(keysOf(college))) {
      const group = groups.get(key);
      if (group) group.push(college);
      else groups.set(key, [college]);
    }
  }
  return groups;
}
