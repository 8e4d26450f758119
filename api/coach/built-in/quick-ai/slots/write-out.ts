import activityWords from '../../../data/activity-words.json' with { type: 'json' };
import writtenOut from '../../../data/written-out.json' with { type: 'json' };
import { frequency, isKnown, listedAsName } from '../../frequency.ts';
import { FUNCTION_WORDS, OPENERS, PEOPLE, setOf } from '../../words.ts';
import { verbOf } from './verbs.ts';

/** An activity is told in less; what comes after is not read. */
const MOST_READ = 5_000;

/** Pictures, and what joins or colours them. */
const EMOJI = String.raw`(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3)+`;
const EMOJI_AS_STOP = new RegExp(String.raw`(?<=\p{L}{2}) ?${EMOJI}\s*(?=[\p{Lu}\d])`, 'gu');
const EMOJIS = new RegExp(EMOJI, 'gu');
const BULLET = /(?:^|\n)[ \t]*(?:[-–—*•·▪●○►➤✓✔>]|\d{1,2}[.)])[ \t]+|[ \t]+[•▪●►➤✓✔][ \t]+/gu;
/** “graphs in R. my name is on it” is two sentences, “Dr. A. Patel” is one. */
const INITIAL_AT_END = /(?<= \p{Lu})\. (?=\p{Ll})/gu;
const LONE_I = /(?<![^\s,;—–])(?<![=+*/] )i(?=['’](?:m|ll|ve|d)\b|[,;!?]?(?:\s(?!=)|$))/g;

/** The text without emojis and bullets, one line for each item, and not in capitals all over. */
export function tidy(text: string): string {
  const lines = upTo(MOST_READ, text)
    .replace(EMOJI_AS_STOP, '. ')
    .replace(EMOJIS, ' ')
    .replace(INITIAL_AT_END, '\n')
    .replace(BULLET, '\n')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  const plain = lines.filter((line) => /[\p{L}\p{N}]/u.test(line)).join('\n');
  return (isShouted(plain) ? lowered(plain) : plain).replace(LONE_I, 'I');
}

/** The text up to so many characters, without a word cut in two. */
export const upTo = (most: number, text: string): string =>
  text.length <= most ? text : text.slice(0, most).replace(/\s\S{0,40}$/, '');

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters > 12 && capitals > 0.7 * letters;
}

/** Known words in lower case; what no list knows, such as FBLA, may be a name and stays. */
const lowered = (text: string): string =>
  text.replace(/\p{L}[\p{L}'’]*/gu, (word) => {
    const lower = word.toLowerCase();
    if (/^i(?:['’]|$)/.test(lower)) return `I${lower.slice(1)}`;
    if (listedAsName(lower)) return word.charAt(0) + lower.slice(1);
    return isKnown(lower) ? lower : word;
  });

const WORDS = new Map(Object.entries(writtenOut.words));
const PATTERNS = writtenOut.patterns.map(([find = '', put = '']) => [new RegExp(find, 'giu'), put] as const);
const WORD = /(?<![\p{L}\p{N}'’@#/.$-])[\p{L}\d][\p{L}\d'’]*(?:\/[\p{L}]*)?(?![\p{L}\p{N}'’@])/gu;

/** Abbreviations and texting in full words: “w/ 9 ppl, 2 hrs a wk” as “with 9 people, 2 hours a week”. */
export function writeOut(text: string): string {
  const full = PATTERNS.reduce((written, [find, put]) => written.replace(find, put), text);
  return full
    .replace(WORD, (word) => (isShort(word) ? (WORDS.get(word.toLowerCase()) ?? spelledRight(word)) : word))
    .replace(/(?<=\b(?:in|from|at|of|near|behind|to) )\p{Ll}{4,}(?![\p{L}\p{N}'’-])/gu, asPlace)
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;!?])/g, '')
    .trim();
}

/** “IM” and “PIC” in capitals are something else than “im” and “pic”. */
const isShort = (word: string): boolean => !/^\p{Lu}{2}/u.test(word);

/** “familys” is spelled “families”, and “giftshop”, which no list knows, is two common words. */
function spelledRight(word: string): string {
  const lower = word.toLowerCase();
  if (word !== lower || frequency(lower) > 0) return word;
  const plural = lower.replace(/([^aeiou])ys$/, '$1ies');
  if (plural !== lower && isKnown(plural)) return plural;
  for (let cut = 4; cut <= lower.length - 4; cut++) {
    const [first, second] = [lower.slice(0, cut), lower.slice(cut)];
    if (frequency(first) >= COMMON && frequency(second) >= COMMON) return `${first} ${second}`;
  }
  return word;
}

const COMMON = 1_000;
const ROLES = setOf(activityWords.roles);

const asPlace = (word: string): string =>
  listedAsName(word) &&
  !verbOf(word) &&
  !ROLES.has(word) &&
  ![FUNCTION_WORDS, PEOPLE, OPENERS].some((words) => words.has(word))
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : word;
