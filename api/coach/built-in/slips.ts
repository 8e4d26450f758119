import { matches } from './measure.ts';
import { NAME, NUMBER, type Essay } from './text.ts';
import { CONJUNCTIONS, COPULAS, DETERMINERS, FINITE, PREPOSITIONS, SUBJECTS } from './words.ts';

/** A slip in the mechanics of writing. `fix` completes a sentence that begins with the words found. */
export type Slip = { pattern: RegExp; fix: string };

export const SLIPS: readonly Slip[] = [
  { pattern: /\bi\b(?!\.)/g, fix: 'should be a capital I' },
  { pattern: / ,/g, fix: 'has a space before its comma' },
  { pattern: /[a-z],[A-Za-z]/g, fix: 'needs a space after the comma' },
  { pattern: /[a-z]{2}\.[A-Z][a-z]/g, fix: 'needs a space after the full stop' },
  { pattern: /\balot\b/gi, fix: 'is two words, a lot' },
  { pattern: /\b(?:eachother|infact|aswell|incase|atleast)\b/gi, fix: 'is written as two words' },
  { pattern: /\b(?:could|should|would|must|might) of\b/gi, fix: 'should have “have” in place of “of”' },
  {
    pattern: /\b(?!had\b|that\b|very\b|so\b|no\b|ha\b|bye\b|knock\b)([a-z]{2,15}) \1\b/gi,
    fix: 'has the same word twice',
  },
];

export const NO_APOSTROPHE =
  /\b(?:dont|cant|wont|didnt|doesnt|isnt|wasnt|werent|couldnt|wouldnt|shouldnt|havent|hasnt|hadnt|arent|aint|im|ive|youre|theyre|thats|whats|lets go|theres|hes|shes)\b/gi;

const AFTER_HELPER = String.raw`(?<!\b(?:did|does|do|would|could|should|will|can|may|might|must|if|didn't|doesn't) )`;
const DISAGREEMENT = new RegExp(
  [
    String.raw`\b(?:he|she|it) don't`,
    AFTER_HELPER + String.raw`\b(?:he|she) (?:have|go|do)`,
    String.raw`\b(?:they|we) (?:was|is|has|doesn't)`,
    String.raw`\byou was`,
    String.raw`\ba (?:[aei][a-z]+|other|old|open|only|ugly|umbrella|uncle)`,
    String.raw`\ban [bcdfgjklmnpqrstvwz][a-z]+`,
    String.raw`\bto (?:went|saw|was|had|did|came|took|made|got|ran)`,
    String.raw`\bdidn't (?:went|had|saw|was|got|came|took|made|ran|knew|wanted)`,
    String.raw`\bmore (?:bigger|better|easier|harder|happier|smarter|stronger|faster)`,
    String.raw`\bmost (?:best|biggest|easiest|hardest)`,
    String.raw`\b(?:peoples|childrens|mens|womens|informations|advices|homeworks)`,
    String.raw`\b(?:many|these|those|several) (?:thing|person|friend|time|day|year|student|problem|way|reason|kid|book|hour|week|month)`,
  ]
    .map((form) => String.raw`${form}\b`)
    .join('|'),
  'gi',
);
const RIGHT_AFTER_ALL = /^a (?:e[uw]|one|uni|us[ae]|ever)/;

/** How often each kind of slip occurs: spacing and spelling habits, missing apostrophes, agreement. */
export const countSlips = ({ prose }: Essay): { mechanics: number; apostrophes: number; agreement: number } => ({
  mechanics: SLIPS.reduce((sum, { pattern }) => sum + matches(prose, pattern), 0),
  apostrophes: matches(prose, NO_APOSTROPHE),
  agreement: disagreements(prose).length,
});

export const disagreements = (text: string): RegExpExecArray[] =>
  [...text.matchAll(DISAGREEMENT)].filter(([form]) => !RIGHT_AFTER_ALL.test(form) && !/^A | [A-Z]/.test(form));

/**
 * Pairs of closed-class words that English hardly allows side by side ("the of", "to was"). Essays have fewer than 2 in
 * 100 words; words in shuffled order have about 6.
 */
export function impossibleNeighbours(essay: Essay): number {
  let found = 0;
  for (const { text, start, words } of essay.sentences) {
    words.forEach((word, at) => {
      const next = words[at + 1];
      const between = next ? text.slice(word.end - start, next.start - start) : '.';
      const joined = next !== undefined && between.trim() === '';
      if (joined ? isImpossible(word.key, next.key) : /[.,;:!?]/.test(between) && cannotEnd(word.key)) found++;
    });
  }
  return found;
}

const cannotEnd = (key: string): boolean =>
  (DETERMINERS.has(key) && !['his', 'its'].includes(key)) || ['of', 'and', 'because'].includes(key);

function isImpossible(a: string, b: string): boolean {
  if (a === b) return !['had', 'that', 'very', 'so', 'no', NAME, NUMBER].includes(a);
  const subject = SUBJECTS.has(b);
  if (DETERMINERS.has(a) && a !== 'his') {
    return DETERMINERS.has(b) || PREPOSITIONS.has(b) || subject || CONJUNCTIONS.has(b) || FINITE.has(b) || b === 'to';
  }
  if (PREPOSITIONS.has(a))
    return (
      (subject && a !== 'for') ||
      FINITE.has(b) ||
      CONJUNCTIONS.has(b) ||
      b === 'to' ||
      (a !== 'from' && PREPOSITIONS.has(b))
    );
  if (SUBJECTS.has(a)) return DETERMINERS.has(b) || PREPOSITIONS.has(b) || subject;
  if (COPULAS.has(a)) return COPULAS.has(b);
  return a === 'to' && (FINITE.has(b) || SUBJECTS.has(b) || CONJUNCTIONS.has(b) || (PREPOSITIONS.has(b) && b !== 'at'));
}
