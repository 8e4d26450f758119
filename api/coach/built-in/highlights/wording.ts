import { patternsOf } from '../phrases.ts';
import { NAME, type Word } from '../text.ts';
import { PEOPLE, SHOWY } from '../words.ts';
import { claimsOf, needsWork, ownClaims, quote, textAt, type Rule } from './rule.ts';

const SHOWY_WORD = new RegExp(String.raw`\b(?:${[...SHOWY.keys()].join('|')})\b`, 'gi');

const showy = needsWork('showyWord', (essay) =>
  ownClaims(essay, [SHOWY_WORD]).map((found) => ({
    ...found,
    detail: SHOWY.get(textAt(essay, found).toLowerCase()) ?? '',
    strength: 58,
  })),
);

const FILLERS: readonly RegExp[] = [
  /\bI (?:(?:truly|strongly|firmly|really) )?(?:think|believe|feel) that\b/g,
  /\bit is (?:important|interesting|worth|necessary) (?:to (?:note|mention|remember|say|add)|noting|mentioning) that\b/gi,
  /\b(?:it goes without saying|it is safe to say|I can honestly say|the fact of the matter is) that\b/gi,
  /^(?:needless to say|in conclusion|to conclude|all in all|in summary|to sum up|as you can see|in my opinion)\b/gim,
];
const LEAST_AFTER = 4;

const OPINION = /^I\b/;
/** Of somebody or something in particular "I believe that" may say how sure the writer is. */
const isParticular = ({ key }: Word): boolean =>
  key === NAME || PEOPLE.has(key) || ['he', 'she', 'his', 'her', 'my'].includes(key);

/** Words before the sentence says anything. What follows them is where it could start. */
const filler = needsWork('filler', (essay) =>
  ownClaims(essay, FILLERS).flatMap(({ start, end, sentence }) => {
    const rest = sentence.words.filter((word) => word.start >= end).slice(0, LEAST_AFTER);
    const isView = OPINION.test(textAt(essay, { start, end }));
    return rest.length < LEAST_AFTER || (isView && sentence.words.some(isParticular))
      ? []
      : [{ start, end, detail: quote(essay, rest[0]?.start ?? end, rest.at(-1)?.end ?? end), strength: 47 }];
  }),
);

const SOFTENERS = patternsOf('SOFTENERS');

/** A word that takes back a little of what the line says. A suggestion where nothing weightier is found. */
const softener = needsWork('softener', claimsOf(SOFTENERS, 20));

export const WORDING: readonly Rule[] = [showy, filler, softener];
