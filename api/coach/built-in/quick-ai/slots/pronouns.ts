/** A pronoun, and what must stand before it in its clause for a reader to know what it means. */
const PRONOUNS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:they|them|their|these|those)\b/i,
    /\b(?!this|was|has|its|his\b)\p{L}{2,}s\b|\b(?:people|children|men|women|freshmen|family|team|who)\b/iu,
  ],
  [/\b(?:he|she|him|his|her)\b/i, /\b(?:an?|the|my|our|who)\b/i],
  [/\b(?<!made )(?:it|its)\b/i, /\b(?:an?|the|my|our|each|every|that|which|and)\b/i],
];
const COUNTED =
  /^(?:one|two|three|four|some|both|all|most|many|several|others?|so far)\b(?: of (?:them|these|those))? (?:was|were|is|are|has|have|had|it|they)\b|^\p{L}+ (?:\$\S+ worth|\d[\d,]*\+?(?: so far)?)$|^\p{L}+ \d[\d,]*\+? (?:at|in|for|of|on|to|from|last|this) |\bfor one$/iu;

/** “gave them to the shelter”: a clause that means nothing without the one before it. */
export const pointsBack = (text: string): boolean =>
  COUNTED.test(text) ||
  PRONOUNS.some(([pronoun, named]) => {
    const at = text.search(pronoun);
    return at >= 0 && !named.test(text.slice(0, at));
  });
