import regions from '#api/coach/data/chat/regions.json' with { type: 'json' };
import states from '#api/data/states.json' with { type: 'json' };
import type { College } from '#api/colleges/directory.ts';

/** Parts of the United States that a question names. */
export interface Area {
  /** "in Texas", "on the west coast", "in California or in Oregon". */
  where: string;
  /** Whether a college lies in it. */
  holds: (college: College) => boolean;
}

/** The name of a state by its two letters; undefined for any other letters. */
export const stateNamed = (letters: string): string | undefined => (states as Record<string, string>)[letters];

/** Letters of states that are words, or another place, in a question: "in me", "in la". */
const NO_LETTERS = new Set(['ME', 'OR', 'IN', 'HI', 'OK', 'OH', 'LA', 'PA', 'AL', 'DE', 'ID', 'CO', 'AS', 'MS', 'MO']);

interface Named {
  pattern: RegExp;
  where: string;
  holds: (state: string) => boolean;
}

const NAMED: readonly Named[] = [
  ...Object.entries(states).map(([letters, name]) => {
    const called = [name.toLowerCase(), ...(NO_LETTERS.has(letters) ? [] : [`in ${letters.toLowerCase()}`])];
    if (letters === 'DC') called.push('washington dc', 'dc');
    return {
      pattern: new RegExp(`\\b(?:${called.join('|')})\\b`),
      where: `in ${letters === 'DC' ? 'the District of Columbia' : name}`,
      holds: (state: string) => state === letters,
    };
  }),
  ...Object.entries(regions).map(([name, inside]) => ({
    pattern: new RegExp(`\\b${name}\\b(?! (?:korea|africa|america|bend))`),
    where: name === 'new england' ? 'in New England' : `${name.endsWith('coast') ? 'on' : 'in'} the ${name}`,
    holds: (state: string) => inside.includes(state),
  })),
];

/** The states and regions that a question names: "massachusetts", "in ma", "new england", "california or oregon". */
export function areaIn(text: string): Area | undefined {
  const found = NAMED.flatMap((one) => {
    const match = one.pattern.exec(text);
    return match ? [{ ...one, from: match.index, to: match.index + match[0].length }] : [];
  });
  // "West Virginia" has Virginia in it, and "Washington DC" Washington.
  const named = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
  if (named.length === 0) return undefined;
  return {
    where: named.map(({ where }) => where).join(' or '),
    holds: ({ state }) => state !== null && named.some(({ holds }) => holds(state)),
  };
}
