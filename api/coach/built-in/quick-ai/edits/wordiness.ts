import { frequency } from '../../frequency.ts';
import { DEGREES, FEELINGS } from '../../words.ts';
import { capital, likeCapital } from '../capitals.ts';
import { inflect, verbOf, type Form } from '../slots/verbs.ts';
import { articleFor } from './article.ts';
import { LONG_FORMS } from './long-forms.ts';
import type { Edit } from './revise.ts';

/** Openings that only announce what the sentence then says. */
const ANNOUNCEMENTS = [
  'I (?:would like to|just want to|want to|would have to|can honestly|must) say that',
  'I would like to (?:mention|add|note|point out) that',
  'it (?:is|should be) (?:important to note|worth noting|worth mentioning|noted|interesting to note) that',
  'it goes without saying that',
  'the fact of the matter is(?: that)?',
  'the point I am trying to make is that',
  'what I am trying to say is that',
  'what happened was(?: that)?,?',
  'needless to say,',
  'as a matter of fact,',
  'to be (?:completely |perfectly )?honest,',
  'basically,',
].join('|');

/** After these, an opinion is about somebody or something that the student may be wrong about. */
const PARTICULAR =
  /^(?:I|he|she|it|they|we|you|my|his|her|our|their|your|the|this|that|these|those|there|if|when|both|some|\p{Lu}.*)(?:['’]|$)/u;
const SECOND_THAT = /^[^.!?]{0,200}\b(?:and|but|or) that\b/;
const CLAIM = /^[^.!?]{0,60}\b(?:is|are|can|should|must|needs?|matters?|makes?)\b/;

const restOf = ({ 0: { length }, index, input }: RegExpExecArray): string =>
  input.slice(index + length, index + length + 250);

const OPENINGS: readonly Edit[] = [
  {
    find: new RegExp(String.raw`(?<=^|[.!?] )(?:${ANNOUNCEMENTS}) (\p{L}[\p{L}'’]*)`, 'gimu'),
    mend: ([, next = '']) => capital(next),
    why: 'The sentence can start with what it says.',
  },
  {
    find: /(?<=^|[.!?] )I (?:really |strongly |firmly )?(?:think|believe) that (\p{L}[\p{L}'’]*)/gmu,
    mend: (found) => {
      const [, next = ''] = found;
      const rest = restOf(found);
      return PARTICULAR.test(next) || !CLAIM.test(rest) || SECOND_THAT.test(rest) ? undefined : capital(next);
    },
    why: 'It is your essay, so the reader knows who thinks it.',
  },
  {
    find: /\b(I (?:think|thought|hope|hoped)) that (I|he|she|it|they|we|you|my|his|our|their|your|the|there)\b/g,
    mend: (found) => (SECOND_THAT.test(restOf(found)) ? undefined : `${found[1]} ${found[2]}`),
    why: 'Reads the same without “that”.',
  },
];

const GRADABLE = [...FEELINGS, ...DEGREES].join('|');
const NEGATION =
  /\b(?:not|never|no|nothing|nobody|cannot|hardly|without|neither|nor|so|too|how|as|\p{L}+n['’]t)\b[^.!?,;]{0,25}$/iu;

const before = ({ input, index }: RegExpExecArray): string => input.slice(Math.max(0, index - 45), index);

const INTENSIFIERS: readonly Edit[] = [
  {
    find: new RegExp(
      String.raw`\b(?:(an?) )?(?:(?:very|really|extremely|incredibly|super|absolutely),? ){1,4}(${GRADABLE})\b(?!-)`,
      'gi',
    ),
    mend: (found) => {
      const [old, article, word = ''] = found;
      const right = article && articleFor(word.toLowerCase());
      if (NEGATION.test(before(found)) || (article && !right)) return undefined;
      return likeCapital(old, right ? `${right} ${word}` : word);
    },
    why: 'The word is as strong on its own.',
  },
  {
    find: /\b(I|we|they|he|she) really (wanted|want|liked|like|loved|love|enjoyed|enjoy|hoped|hope|needed|need|appreciated|appreciate)\b/gi,
    mend: (found) => (NEGATION.test(before(found)) ? undefined : `${found[1]} ${found[2]}`),
    why: 'The verb is as strong on its own.',
  },
];

/** The verb in another form, where the word is surely a verb. */
function inForm(word: string | undefined, form: Form): string | undefined {
  const verb = verbOf(word ?? '');
  return verb?.forms.has('base') ? inflect(verb.base, form) : undefined;
}

/** A chance that was not taken is no deed. */
const NOT_TAKEN = /^[^.!?]{0,200}\b(?:but|though|although|however|instead|yet|if)\b/i;
const SUPPOSED =
  /\b(?:if|wish(?:ed)?|would|could|should|might|so|that|who|until|when|because|before|as|only)(?: \p{L}+)?$/iu;
const isTaken = (found: RegExpExecArray): boolean =>
  !NEGATION.test(before(found)) && !SUPPOSED.test(before(found).trimEnd()) && !NOT_TAKEN.test(restOf(found));

const CHANCE = String.raw`(?:the|an|a) (?:great |amazing |wonderful )?(?:opportunity|chance|privilege) to`;

const DEEDS: readonly Edit[] = [
  {
    find: new RegExp(String.raw`\b(have|has) had ${CHANCE} (\p{Ll}+)\b`, 'gu'),
    mend: (found) => {
      const form = inForm(found[2], 'participle');
      return form && isTaken(found) ? `${found[1]} ${form}` : undefined;
    },
    why: 'The verb says what you did.',
  },
  {
    find: new RegExp(String.raw`(?<!\b(?:have|has|had) )\b(?:had|got|(?:was|were) given) ${CHANCE} (\p{Ll}+)\b`, 'gu'),
    mend: (found) => (isTaken(found) ? inForm(found[1], 'past') : undefined),
    why: 'The verb says what you did.',
  },
  {
    find: /\b(I|we) (?:was|were) able to (\p{Ll}+)\b/giu,
    mend: (found) => {
      const form = inForm(found[2], 'past');
      return form && isTaken(found) ? `${found[1]} ${form}` : undefined;
    },
    why: 'The verb says what you did.',
  },
  {
    find: /\b(help(?:s|ed)?) (me|us|him|her|them|you|people) to (\p{Ll}+)\b/gu,
    mend: ([, help, whom, verb]) => (inForm(verb, 'base') ? `${help} ${whom} ${verb}` : undefined),
    why: 'Reads the same without “to”.',
  },
];

/** What a clause with “that” or “who” says in fewer words. */
const RELATIVES: readonly Edit[] = [
  {
    find: /(?<=^|[.!?] )There (?:are|is|was|were) ((?:\p{Ll}+ ){1,3}\p{Ll}+) (?:who|that) (?=(\p{Ll}+))/gmu,
    mend: ([, who = '', verb = '']) =>
      verbOf(verb) || /^(?:can|could|will|would)$/.test(verb) ? `${capital(who)} ` : undefined,
    why: 'The sentence can start with what it is about.',
  },
  {
    find: /\b(things?|times?|days?|moments?|experiences?|lessons?|memories|people|person|reason|something|anything|everything|nothing|one|ones|all) that (?=(?:I|we|he|she|they|you)\b)/gu,
    mend: ([, noun]) => `${noun} `,
    why: 'Reads the same without “that”.',
  },
  {
    find: /(?<!,) (?:that|which) (?:is|are|was|were) (?:currently )?located (?=\p{L})/gu,
    mend: () => ' ',
    why: 'The place says it.',
  },
  {
    find: /\b(people|kids|children|students|adults|men|women|man|woman|person|friends?|those|something|someone|somebody|anything|anyone|things?|places?|houses?|families) (?:who|that) (?:is|are|was|were) (?=(?:living|working|in|on|at|from|near|bigger|greater|larger|better)\b)/gu,
    mend: ([, noun]) => `${noun} `,
    why: 'Reads the same in fewer words.',
  },
  {
    find: /\bin an? (?:very )?(\p{Ll}{3,}(?:ive|ful|ous|al|ent|ant|ible|able)) (?:manner|way)\b/gu,
    mend: ([, word = '']) => {
      const adverb = word.endsWith('le') ? word.replace(/e$/, 'y') : `${word}ly`;
      return frequency(adverb) > 0 ? adverb : undefined;
    },
    why: 'Says the same in one word.',
  },
];

const CLAUSE = String.raw`(?:[\p{L}\p{N}'’-]+ ){3,11}[\p{L}\p{N}'’-]+`;

const REPEATED: Edit = {
  find: new RegExp(String.raw`(?<=^|[.!?;,] )(${CLAUSE})(?:,? and|[,;.]) \1(?=[.,;!?]|$)`, 'gimu'),
  mend: ([, clause]) => clause,
  what: 'A clause that stood there twice is there once',
  why: 'The second time adds nothing.',
};

/** Wordiness that can go without loss: announcements, long forms of short words, emphasis that adds nothing. */
export const WORDINESS: readonly Edit[] = [
  ...DEEDS,
  ...LONG_FORMS,
  ...OPENINGS,
  ...INTENSIFIERS,
  ...RELATIVES,
  REPEATED,
];
