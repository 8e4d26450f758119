import { isKnown } from '../frequency.ts';
import { FOREIGN, FUNCTION_WORDS, SHARED } from '../words.ts';

const MOST_WORDS = 2_000;

/** True where the rules for English may be used: English small words prevail or, where there are none, known words do. */
export function isEnglish(text: string): boolean {
  const words = (
    text
      .slice(0, 20_000)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).slice(0, MOST_WORDS);
  const english = words.filter((word) => FUNCTION_WORDS.has(word) && !SHARED.has(word)).length;
  const foreign = words.filter((word) => FOREIGN.has(word) && word !== 'i').length;
  if (english !== foreign) return english > foreign;
  return words.length > 0 && words.filter(isKnown).length * 2 >= words.length;
}
