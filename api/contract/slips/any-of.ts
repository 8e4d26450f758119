/** A group of alternatives, given as patterns with commas between them. */
export const anyOf = (patterns: string): string => `(?:${patterns.trim().split(/,\s+/).join('|')})`;
