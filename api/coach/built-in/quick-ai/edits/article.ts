/** Spelled with a vowel and spoken with a consonant, or the other way round; the rest of such words are left alone. */
const SPOKEN_WITH_CONSONANT = /^(?:eu|ewe|one(?:-|$)|once|uni(?:c|f|o|q|s|t|v)|us(?:e|a|u)|util|ukulele|ubiq)/;
const SPOKEN_WITH_VOWEL = /^(?:hour|honest|honor|honour|heir)/;
const DOUBTFUL = /^(?:h(?:erb|ist|otel|omag)|u(?!gl|mb|mp|n[cdefghklmnprstuw]|p|rb|rg|lt)|o(?:i|u(?!t))|[^aeiouy]+$)/;

/** “a” or “an” for a word in lower case, by its sound; undefined where that is not certain. */
export function articleFor(word: string): 'a' | 'an' | undefined {
  if (SPOKEN_WITH_CONSONANT.test(word)) return 'a';
  if (SPOKEN_WITH_VOWEL.test(word)) return 'an';
  if (DOUBTFUL.test(word)) return undefined;
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}
