import { NO_APOSTROPHE } from '../../slips.ts';
import { FUNCTION_WORDS } from '../../words.ts';
import { capital, likeCapital } from '../capitals.ts';
import { articleFor } from './article.ts';
import type { Edit } from './revise.ts';

const SPACES: readonly Edit[] = [
  {
    find: /(?<=\S) {2,}(?=\S)/g,
    mend: () => ' ',
    what: 'One space where there were more',
    why: 'Double spaces look like a slip.',
  },
  {
    find: /(?<=\S)[ \t]+(?=\n)/g,
    mend: () => '',
    what: 'No spaces at the end of a line',
    why: 'Nobody sees them, and a form may count them.',
  },
  {
    find: /(?<=[\p{L}\p{N})]) ([,;:!?]|\.(?!\.))(?=\s|$)/gu,
    mend: ([, mark]) => mark,
    what: 'No space before a punctuation mark',
    why: 'The mark belongs to the word before it.',
  },
  {
    find: /(?<=\p{Ll}) ?,(?=\p{L})/gu,
    mend: () => ', ',
    what: 'A space after the comma',
    why: 'The next word needs room.',
  },
  {
    find: /(?<=\p{Ll}{3}) ?([.!?])(?=\p{Lu}\p{Ll}|I )/gu,
    mend: ([, mark]) => `${mark} `,
    what: 'A space between two sentences',
    why: 'The next sentence needs room.',
  },
  {
    find: /(?<=[\p{L}\p{N})])(?:,{2,}|;{2,}|!{2,}|\?{2,}|\.\.(?!\.))/gu,
    mend: ([marks]) => marks.charAt(0),
    what: 'One punctuation mark where there were more',
    why: 'One is as strong as several.',
  },
];

const ALWAYS_CAPITAL =
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|april|june|july|september|october|november|december|' +
  'christmas|thanksgiving|halloween|ramadan|hanukkah|english|spanish|french|german|italian|portuguese|arabic|hindi|russian|chinese|japanese|korean|' +
  'vietnamese|american|african|mexican|instagram|youtube|facebook|google';

const WORDS: readonly Edit[] = [
  {
    find: NO_APOSTROPHE,
    mend: (found) => withApostrophe(found),
    why: 'The apostrophe stands for the letters left out.',
  },
  {
    find: new RegExp(String.raw`(?<![\p{L}\p{N}@#./-])(?:${ALWAYS_CAPITAL})(?![\p{L}\p{N}-])`, 'gu'),
    mend: ([name]) => capital(name),
    why: 'A name, so it takes a capital.',
    each: true,
  },
];

const ABBREVIATIONS =
  /(?:^|[\s(])(?:\p{L}|etc|vs|mr|mrs|ms|dr|st|jr|sr|prof|no|approx|dept|incl?|min|max|hrs?|yrs?|vol|est|fig|intl|\S*\.\S*)$/iu;

/** What joins words into sentences, after all other edits. */
export const SEAMS: readonly Edit[] = [
  {
    find: /(?<![\p{L}\p{N}'’.-])(an?) (\p{Ll}{2,})/giu,
    mend: ([, article = '', word = '']) => {
      const right = FUNCTION_WORDS.has(word) || /\p{Lu}/u.test(word) ? undefined : articleFor(word);
      return right && `${likeCapital(article, right)} ${word}`;
    },
    why: '“An” goes before a vowel sound, “a” before a consonant.',
  },
  {
    find: /(?<=^[ \t]{0,8}|[\p{L}\p{N})][.!?] )(\p{Ll}[\p{Ll}'’]*)(?=[\s,;:]|[.!?](?:\s|$)|$)/gmu,
    mend: (found) => {
      const before = found.input.slice(Math.max(0, found.index - 20), found.index).trimEnd();
      const named = /\p{Lu}\S*[!?]$/u.test(before);
      return named || ABBREVIATIONS.test(before.replace(/[.!?]$/, '')) ? undefined : capital(found[0]);
    },
    what: 'A capital at the start of a sentence',
    why: 'It shows where a new thought begins.',
  },
];

/** Marks around quotations, where they are in pairs. */
export const QUOTES: readonly Edit[] = [
  {
    find: /\b(said|asked|whispered|yelled|shouted|replied|answered|told (?:me|us|him|her)) (?=["“][^"”\n]{1,300}(?:[.!?,]["”]|["”][.,]))/g,
    mend: ([, says]) => `${says}, `,
    what: 'A comma before what is said',
    why: 'It parts the speaker from the speech.',
  },
  {
    find: /([\p{L}\p{N}])(["”]) (?=(?:I|he|she|they|we|my \p{L}+|\p{Lu}\p{L}+) (?:said|whispered|yelled|shouted|replied|answered|told)\b)/gu,
    mend: ([, end, mark]) => `${end},${mark} `,
    what: 'A comma after what is said',
    why: 'It parts the speech from the speaker.',
  },
  {
    find: /(\p{L})(["”])([.,])(?= |$)/gmu,
    mend: ([, end, mark, stop]) => `${end}${stop}${mark}`,
    what: 'The stop inside the quotation marks',
    why: 'That is where American English puts it.',
  },
];

/** Slips that have one right answer: spacing, apostrophes, capitals. */
export const MECHANICS: readonly Edit[] = [...SPACES, ...WORDS];

type Found = RegExpExecArray;

const apostropheOf = ({ input }: Found): string => (input.includes('’') ? '’' : "'");

function withApostrophe(found: Found): string | undefined {
  const [old] = found;
  const mark = apostropheOf(found);
  if (old === old.toUpperCase()) return undefined;
  if (/nt$/i.test(old)) return `${old.slice(0, -1)}${mark}t`;
  if (/^i(?:m|ve)$/i.test(old)) return `I${mark}${old.slice(1)}`;
  return old.replace(/(re|s)$/i, `${mark}$1`);
}
