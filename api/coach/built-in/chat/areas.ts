import regions from '#api/coach/data/chat/regions.json' with { type: 'json' };
import states from '#api/data/states.json' with { type: 'json' };
import type { College } from '#api/colleges/directory.ts';

/** A part of the United States that a question names. */
export interface Area {
  /** "in Texas", "on the west coast". */
  where: string;
  /** Whether a college lies in it. */
  holds: (college: College) => boolean;
}

/** The name of a state by its two letters; undefined for any other letters. */
export const stateNamed = (letters: string): string | undefined => (states as Record<string, string>)[letters];

/** The state or the region that a question names: "massachusetts", "in ma", "new england". */
export function areaIn(text: string): Area | undefined {
  const named = (name: string) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(text);
  const longestFirst = (a: string, b: string) => b.length - a.length;
  // "West Virginia" has Virginia in it.
  const [state] = Object.entries(states)
    .filter(([letters, name]) => named(name) || named(`in ${letters}`))
    .toSorted(([, a], [, b]) => longestFirst(a, b));
  if (state) return { where: `in ${state[1]}`, holds: (college) => college.state === state[0] };
  const [region] = Object.entries(regions)
    .filter(([name]) => named(name))
    .toSorted(([a], [b]) => longestFirst(a, b));
  if (!region) return undefined;
  const [name, inside] = region;
  const where = name === 'new england' ? 'in New England' : `${name.endsWith('coast') ? 'on' : 'in'} the ${name}`;
  return { where, holds: ({ state }) => state !== null && inside.includes(state) };
}
