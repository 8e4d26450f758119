import { frequency, listedAsName } from '../frequency.ts';
import { clamp, ramp } from '../measure.ts';
import { NAME } from '../text.ts';
import { coherence, HE, LEANS, OPENS_WITH_HE_OR_SHE, SHE } from './coherence.ts';
import type { Reading, ReadSentence } from './reading.ts';
import { TITLES } from '../words.ts';
import { isPerson } from './word-kinds.ts';

/** The most points that order can cost. */
const MOST = 25;

/**
 * What a reader can't follow, in points of the score, 0 to 25: speech that is cut in two, somebody spoken of as known before the text
 * says who it is, “she” where nobody was, and sentences that follow each other no better than shuffled ones.
 */
export function orderLoss(reading: Reading): number {
  const { sentences } = reading;
  const cut = 8 * Math.min(2, cutSpeech(reading));
  if (isInPieces(reading)) return cut;
  const opening = sentences[0]?.text ?? '';
  const opensLeaning = LEANS.test(opening) && !EMPTY_IT.test(opening) && sentences.length > 2 ? 1 : 0;
  const loss =
    cut +
    5 * earlyMentions(reading).length +
    3 * Math.max(0, strangers(reading) - 1) +
    2 * opensLeaning +
    unordered(reading);
  return clamp(loss, 0, MOST);
}

/** The fewest paragraphs of a text in pieces, and the share of them that have a head. */
const FEWEST_PIECES = 5;
const IN_PIECES = 0.6;
/** “Burner, back left. Does not work.”, “CUSTOMER: You're a kid.”, “(Nobody has trained me for this.)”, “3. The door” */
const HEAD =
  /^(?:\p{Lu}[\p{L}'’ -]{0,24}(?:, \p{L}[\p{L} ]{0,20})?[.:](?= |$)|\p{Lu}[\p{Lu} .'’-]{1,40}[:,]|\(|\d{1,2}[.):] )/u;

/** Whether a text is put together from pieces under heads, as a glossary, a script or a list of letters is: its order is no telling. */
function isInPieces({ essay }: Reading): boolean {
  const paragraphs = essay.plain.split('\n').filter((paragraph) => paragraph.trim() !== '');
  const heads = paragraphs.filter((paragraph) => HEAD.test(paragraph.trim())).length;
  return paragraphs.length >= FEWEST_PIECES && heads / paragraphs.length >= IN_PIECES;
}

/** “It” that stands for nothing before it: “It was March 3”, “It took me a year”, “It rained”. */
const EMPTY_IT = /^"?it(?:'s| (?:is|was|had been|took|takes|rained|snowed|started|began|happened)\b)/i;

/** Paragraphs in which speech begins and does not end. */
const cutSpeech = ({ essay }: Reading): number =>
  essay.plain.split('\n').filter((paragraph) => paragraph.split('"').length % 2 === 0).length;

/** Sentences about “he” or “she” after two in which there is nobody. */
const strangers = ({ sentences }: Reading): number =>
  sentences.filter(
    ({ text }, at) => OPENS_WITH_HE_OR_SHE.test(text) && ![1, 2].some((back) => hasPerson(sentences[at - back])),
  ).length;

const hasPerson = (sentence: ReadSentence | undefined): boolean =>
  sentence?.words.some(({ key, raw }) => key === NAME || isPerson(key) || HE.test(raw) || SHE.test(raw)) ?? false;

/** The most points that an order costs which is no better than chance, and the deviations between which it costs less and less. */
const BY_CHANCE = 17;
const NO_BETTER = 0.2;
const SURE = 0.9;

/** What an order costs that carries the text no better than chance. Of a short text less can be known. */
function unordered({ sentences }: Reading): number {
  const carried = coherence(sentences);
  if (carried === undefined) return 0;
  return BY_CHANCE * (1 - ramp(carried, NO_BETTER, SURE)) * ramp(sentences.length, 8, 22);
}

/** No common word that only stands with a capital here, as in “Key Club”. */
const isNobodyElse = (name: string): boolean => listedAsName(name.toLowerCase()) || frequency(name.toLowerCase()) < 100;

/** Somebody who is spoken of as known before the sentence that says who it is. */
export type EarlyMention = { name: string; at: ReadSentence; introduced: ReadSentence };

/** Names that are used before the sentence that says who it is. */
export function earlyMentions({ sentences }: Reading): EarlyMention[] {
  const first = new Map<string, number>();
  sentences.forEach(({ words }, at) => {
    for (const { key, raw } of words) {
      const name = raw.replace(/'s$/, '');
      if (key === NAME && !TITLES.has(name.toLowerCase()) && isNobodyElse(name) && !first.has(name))
        first.set(name, at);
    }
  });
  return [...first].flatMap(([name, at]) => {
    if (isPlaceIn(sentences[at]!.text, name)) return [];
    const introduced = sentences.findIndex(({ text }) => introduces(text, name));
    return introduced > at ? [{ name, at: sentences[at]!, introduced: sentences[introduced]! }] : [];
  });
}

/** “The drive home from Boise” names a town, whoever is called so later. */
const isPlaceIn = (text: string, name: string): boolean =>
  /\b(?:in|outside|(?:home|away|drive|bus|moved|came|driving) from) $/.test(
    text.slice(0, Math.max(0, text.indexOf(name))),
  );

const ROLE =
  '(?:boss|manager|coach|teacher|neighbou?r|custodian|friend|brother|sister|cousin|uncle|aunt|mother|father|partner|doctor|counselor|translator)';
const ROLE_BEFORE = new RegExp(String.raw`\b(?:my|our|his|her|a|an|the)\b(?: \w+){0,2} ${ROLE},? $`, 'i');
const NAMED_BEFORE =
  /\b(?:named|called)(?: (?:him|her|it|them))?(?: the)? (?:\w+ )?$|\bnames? (?:was|is|were) (?:\w+ )?$/i;
const ROLE_AFTER = new RegExp(String.raw`^,? (?:my|our|the|a) (?:\w+ )?${ROLE}\b`, 'i');
const NEAR = 60;

/** Whether the sentence says who somebody is. Names are found by comparing words: no text of a student becomes a pattern. */
function introduces(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const before = text.slice(Math.max(0, at - NEAR), at);
  const after = text.slice(at + name.length, at + name.length + NEAR);
  return ROLE_BEFORE.test(before) || NAMED_BEFORE.test(before) || ROLE_AFTER.test(after);
}
