/** Chance that a seed brings back. */
export interface Random {
  /** From 0, less than 1. */
  share(): number;
  /** A whole number from 0, less than the given one. */
  below(most: number): number;
  of<T>(things: readonly T[]): T;
}

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed;
  function share() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (most: number) => Math.floor(share() * most);
  return { share, below, of: (things) => things[below(things.length)]! };
}
