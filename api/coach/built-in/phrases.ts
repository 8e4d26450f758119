import phrases from '../data/phrases.json' with { type: 'json' };
import stockPhrases from '../data/stock-phrases.json' with { type: 'json' };

/**
 * A family of stock phrases, and what a writer who used one should say in its place. A phrase of `counted` costs a little of the
 * score; one of `more` is only marked.
 */
export type StockFamily = { ask: string; counted: readonly RegExp[]; more: readonly RegExp[] };

/** A phrase of the data as a pattern: whole words in any case, unless “…” at its end says that the last word may go on. */
const patternOf = (phrase: string): RegExp =>
  new RegExp(String.raw`\b${phrase.endsWith('…') ? phrase.slice(0, -1) : String.raw`${phrase}\b`}`, 'gi');

/** The phrases of that name in the data. */
const patternsOf = (name: keyof typeof phrases): readonly RegExp[] => phrases[name].map(patternOf);

export const STOCK_PHRASES: readonly StockFamily[] = stockPhrases.map(({ ask, counted, more }) => ({
  ask,
  counted: counted.map(patternOf),
  more: more.map(patternOf),
}));

/** The stock phrases that cost a little of the score. */
export const CLICHES: readonly RegExp[] = [
  ...STOCK_PHRASES.flatMap(({ counted }) => counted),
  /\bI am (?:a )?(?:very )?(?:passionate|hard[ -]?working|dedicated|motivated|determined)(?: (?:person|student|leader|individual))?\b/gi,
];

/** Openings that clear the throat before the essay starts. */
export const THROAT_CLEARING = patternsOf('THROAT_CLEARING');

/** A question to the reader before anything is told. */
export const OPENING_QUESTION = /^(?:have you ever|do you ever|did you ever)\b[^.!?]{0,80}/i;

/** Openings borrowed from a dictionary or from somebody famous. */
export const BORROWED_OPENING: readonly RegExp[] = [
  /\b(?:dictionary defines|dictionary definition of|according to (?:the )?(?:[a-z-]+ )?dictionary)\b[^.!?]{0,60}/i,
  /\bis defined as\b[^.!?]{0,60}/i,
  /^"[^"]{12,160}"[ ,.-]*(?:this|that|these) (?:quote|words?|saying)\b[^.!?]{0,40}/im,
  /\b(?:this|my favorite) (?:quote|saying) (?:(?:has (?:always |long )?been|is) my (?:motto|mantra)|by|from|means|reminds)\b/i,
];

/** Words that the writer takes from somebody famous or from a proverb. */
export const BORROWED_WORDS: readonly RegExp[] = [
  /(?<!\b(?:my|our|he|she)\b[^.!?"]{0,30})\b(?:once said|famously said|as the saying goes|a wise (?:man|woman|person) once|in the words of (?!my\b|our\b))\b[^.!?"]{0,40}(?:"[^"\n]{3,200}")?/gi,
];

/** A lesson claimed rather than shown. */
export const CLAIMED_LESSONS = patternsOf('CLAIMED_LESSONS');

/** What a hundred colleges say of themselves. */
export const COLLEGE_PRAISE = patternsOf('COLLEGE_PRAISE');
