import { FEELINGS } from '../../words.ts';
import { capital, likeCapital } from '../capitals.ts';
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

const DEGREES = `
  important tired difficult hard easy interesting interested different special close good bad big small little large thankful shy
  quiet loud cold hot warm new old young tall short long strong weak smart kind nice helpful friendly supportive competitive
  challenging rewarding meaningful beautiful busy stressed stressful confused surprised curious rare common passionate determined
  dedicated talented useful valuable serious careful fortunate lucky successful poor rich popular amazing awesome wonderful great
  unique essential crucial huge tiny perfect terrible horrible fun funny boring`;
const GRADABLE = [...FEELINGS, ...DEGREES.trim().split(/\s+/)].join('|');
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

const CLAUSE = String.raw`(?:[\p{L}\p{N}'’-]+ ){3,11}[\p{L}\p{N}'’-]+`;

const REPEATED: Edit = {
  find: new RegExp(String.raw`(?<=^|[.!?;,] )(${CLAUSE})(?:,? and|[,;.]) \1(?=[.,;!?]|$)`, 'gimu'),
  mend: ([, clause]) => clause,
  what: 'A clause that stood there twice is there once',
  why: 'The second time adds nothing.',
};

/** Wordiness that can go without loss: announcements, long forms of short words, emphasis that adds nothing. */
export const WORDINESS: readonly Edit[] = [...LONG_FORMS, ...OPENINGS, ...INTENSIFIERS, REPEATED];
