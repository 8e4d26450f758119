import { isKnown } from '../frequency.ts';
import { FUNCTION_WORDS } from '../words.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Small words of other languages that students write in, less those that English spells the same. */
const FOREIGN = list(
  'de la el los las del que y en un una por para con mi mis su es soy muy le les des du et est je une dans avec pour sur mon ma ' +
    'mes nous qui ich und der das ist mit für auf ein eine wir von zu dem den il di che gli della io sono per não com uma meu ' +
    'minha ang ng sa ako và của tôi là các trong i w na się jest mwen ak nan',
);
/** English words that other languages use as well, so that they tell nothing. */
const SHARED = list('a i me no as do in an am was so he on or us all over one once war');

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
