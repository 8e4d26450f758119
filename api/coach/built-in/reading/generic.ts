import generic from '../../data/generic-phrases.json' with { type: 'json' };
import { ramp } from '../measure.ts';
import { CLAIMED_LESSONS, CLICHES, COLLEGE_PRAISE, STOCK_PHRASES } from '../phrases.ts';
import type { Sentence } from '../text.ts';
import { VIRTUES } from '../words.ts';
import { anchorsOf, type Evidence } from './evidence.ts';

const wholeWords = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})\b`, 'gi');

const POLISH = wholeWords(generic.polish);
const BROAD = wholeWords(generic.broad);
const PRAISE = wholeWords(generic.praise);
const PRAISED =
  /\b(?:academics|campus|community|faculty|professors?|school|program(?:s|me)?|classes|class sizes|location|people|spirit|opportunit(?:y|ies)|student (?:body|life)|resources|facilities|clubs|universit(?:y|ies)|colleges?|place)\b/i;

/** Phrases that stand in many essays. */
const STOCK: readonly RegExp[] = [
  ...generic.cliches.map(wholeWords),
  ...STOCK_PHRASES.flatMap(({ counted, more }) => [...counted, ...more]),
  ...CLICHES,
  ...COLLEGE_PRAISE,
];

/** Turns of phrase that sound like a thought where there may be none: “not merely a skill, but a calling”. */
const BALANCED: readonly RegExp[] = [
  /\bnot (?:only|merely|just|simply)\b[^.;]{3,90}\bbut\b/i,
  /\b(?:is|was|are|were) not (?:a|an|the|about|to|born)?\b[^.;]{2,50}[,;] (?:but|it is|they are)\b/i,
  /\bmore than (?:a|an|just|simply)\b[^.]{3,80}(?:; it|, it is| is)\b/i,
  /\bless about\b[^.]{2,50}\bthan\b/i,
  /\bin a world (?:that|where|of)\b/i,
  /\bnot (?:the )?(?:opposite|absence)\b/i,
];
const THREE = /(?<![\w-])[\w-]+(?: [\w-]+)?, [\w-]+(?: [\w-]+)?,? and [\w-]+/;

const found = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** How many phrases of the sentence stand in many essays. */
export const stockIn = (text: string): number =>
  text.length < SHORTEST_STOCK ? 0 : STOCK.filter((phrase) => text.search(phrase) >= 0).length;
/** Sentences of fewer characters have none: a text may be thirty thousand of them, and each is held against hundreds of phrases. */
const SHORTEST_STOCK = 6;

/**
 * How far a sentence could stand in a thousand other applications, 0 to 1: stock phrases, broad words, and the turns that polish is made
 * of, the less the more can be pointed at in it.
 */
export function genericness({ text, words }: Pick<Sentence, 'text' | 'words'>, evidence: Evidence): number {
  const lesson = CLAIMED_LESSONS.some((phrase) => text.search(phrase) >= 0) && evidence.ideas > 0;
  const praise = PRAISED.test(text) ? found(text, PRAISE) : 0;
  const signs =
    0.4 * Math.min(stockIn(text), 2) +
    0.2 * Math.min(found(text, BROAD), 3) +
    0.2 * Math.min(found(text, POLISH), 4) +
    0.12 * Math.min(words.filter(({ key }) => VIRTUES.has(key)).length, 3) +
    0.3 * BALANCED.filter((pattern) => pattern.test(text)).length +
    (THREE.test(text) && evidence.ideas >= 2 ? 0.25 : 0) +
    (lesson ? 0.25 : 0) +
    0.25 * Math.min(praise, 2) +
    0.08 * Math.min(evidence.ideas, 4);
  return Math.min(1, signs) * (1 - 0.7 * ramp(anchorsOf(evidence), 0.5, 3.5));
}
