import { FUNCTION_WORDS } from '../words.ts';

/** Spelled with a vowel and spoken with a consonant, or the other way round; the rest of such words are left alone. */
const SPOKEN_WITH_CONSONANT =
  /^(?:eu|ewe|one(?:-|$)|once|un(?:anim[io]|i(?:c|f|o|q|s|t|v))|us(?:e|a|u)|util|ukulele|ubiq)/;
const SPOKEN_WITH_VOWEL = /^(?:hour|honest|honor|honour|heir)/;
const DOUBTFUL = /^(?:h(?:erb|ist|otel|omag)|u(?!gl|mb|mp|n[cdefghklmnprstuw]|p|rb|rg|lt)|o(?:i|u(?!t))|[^aeiouy]+$)/;

/** “a” or “an” for a word, by its sound; undefined where that is not certain. */
export function articleFor(given: string): 'a' | 'an' | undefined {
  // “MRI” is spoken letter by letter, “NASA” is not.
  if (/^(?:\S+\p{Lu}|\p{Lu}(?!\p{L}))/u.test(given)) return undefined;
  const word = given.toLowerCase();
  if (SPOKEN_WITH_CONSONANT.test(word)) return 'a';
  if (SPOKEN_WITH_VOWEL.test(word)) return 'an';
  if (DOUBTFUL.test(word)) return undefined;
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}

/** The article for the word that a piece of running text begins with; undefined too where it hardly follows an article. */
export function articleBefore(text: string) {
  const [word] = /^\p{Ll}{2,}/u.exec(text) ?? [];
  return word && !FUNCTION_WORDS.has(word) ? articleFor(word) : undefined;
}
