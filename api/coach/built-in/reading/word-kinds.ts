import kinds from '../../data/word-kinds.json' with { type: 'json' };
import irregular from '../../data/irregular-pasts.json' with { type: 'json' };
import { BODY, CONCRETE, PEOPLE, PERSONS, setOf, THINGS } from '../words.ts';

const listed = Object.fromEntries(Object.entries(kinds).map(([kind, words]) => [kind, setOf(words)])) as Record<
  keyof typeof kinds,
  ReadonlySet<string>
>;
const PASTS: ReadonlyMap<string, string> = new Map(
  Object.entries(irregular).flatMap(([base, pasts]) => pasts.split(' ').map((past): [string, string] => [past, base])),
);

/** The singular of a lower-case noun, as far as its ending tells. */
export function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** The verb that a lower-case word is the past of; undefined where it is none. */
export function baseOfPast(word: string): string | undefined {
  const known = PASTS.get(word);
  if (known !== undefined || !word.endsWith('ed') || word.length < 4) return known;
  const stem = word.slice(0, -2);
  const bases = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/([b-z])\1$/, '$1')];
  return bases.find((base) => isVerb(base));
}

/** Whether the lower-case word is the plain form of a verb. */
export const isVerb = (word: string): boolean =>
  listed.deed.has(word) || listed.mind.has(word) || listed.verb.has(word);

/** Whether the plain form is a verb of something that one could film: to push, to chew, to look. */
export const isDeed = (base: string): boolean => listed.deed.has(base);

/** Something that one can touch: a crib, an apron, a knee. */
export const isThing = (word: string): boolean => {
  const one = singular(word);
  return (listed.thing.has(one) || CONCRETE.has(word) || THINGS.has(word) || BODY.has(word)) && !IDEAS.has(one);
};

/** Somebody: a teacher, a brother, a stranger. */
export const isPerson = (word: string): boolean => {
  const one = singular(word);
  return (listed.person.has(one) || PEOPLE.has(one) || PERSONS.has(one)) && !ANYBODY.has(one);
};

/** Something that nobody can point at: courage, growth, opportunity. */
export const isIdea = (word: string): boolean => {
  const one = singular(word);
  return (
    IDEAS.has(one) ||
    (listed.idea.has(one) && !isThing(word)) ||
    /.{4}(?:tion|ity|ness|ment|ship|ance|ence|ism)$/.test(one)
  );
};

/** Ideas that are called by the names of things or of acts, and others that the list lacks. */
const IDEAS = setOf(
  'bridge seed tapestry journey foundation doorway compass mosaic canvas thread ripple symphony beacon cornerstone gateway stepping platform community culture experience opportunity challenge passion world life society campus resource perspective value goal dream difference impact academics field future stuff thing helping way lot piece kind part side',
);
/** People in general. */
const ANYBODY = setOf(
  'leader student people person individual member others friend somebody someone everyone everybody anyone anybody nobody peer learner thinker dreamer doer changemaker professor citizen human other adult youth role expert winner champion',
);
