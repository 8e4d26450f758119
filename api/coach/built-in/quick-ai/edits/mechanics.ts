import { NO_APOSTROPHE } from '../../slips.ts';
import { FUNCTION_WORDS } from '../../words.ts';
import { capital, likeCapital } from '../capitals.ts';
import { articleFor } from './article.ts';
import { MISSPELLING } from './misspellings.ts';
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
  MISSPELLING,
  {
    find: NO_APOSTROPHE,
    mend: (found) => withApostrophe(found),
    why: 'The apostrophe stands for the letters left out.',
  },
  {
    find: /(?<![^\s,;—–])(?<![=+*/] )i(?=['’](?:m|ll|ve|d)\b|[,;!?]?(?:\s(?!=)|$))/g,
    mend: () => 'I',
    why: 'I is always a capital.',
  },
  {
    find: /\b(could|should|would|must|might) of\b(?! (?:course|necessity))/gi,
    mend: ([, verb]) => `${verb} have`,
    why: 'It sounds like “of”, and it is “have”.',
  },
  {
    find: /\b(was|were|am|are|is) suppose to\b/g,
    mend: ([, verb]) => `${verb} supposed to`,
    why: 'The d is hard to hear, and it belongs there.',
  },
  {
    find: new RegExp(String.raw`(?<![\p{L}\p{N}@#./-])(?:${ALWAYS_CAPITAL})(?![\p{L}\p{N}-])`, 'gu'),
    mend: ([name]) => capital(name),
    why: 'A name, so it takes a capital.',
    each: true,
  },
  {
    find: /\b([Tt])heir (is|are|was|were)\b/g,
    mend: ([, t, verb]) => `${t}here ${verb}`,
    why: '“Their” is for owners.',
  },
  { find: /\b([Tt])here own\b/g, mend: ([, t]) => `${t}heir own`, why: '“There” is for places.' },
  { find: /\b([Rr])ather then\b/g, mend: ([, r]) => `${r}ather than`, why: 'A comparison takes “than”.' },
  {
    find: /\b([Ii])ts (a|an|the|not|been|my|your|our|because)\b/g,
    mend: (found) => `${found[1]}t${apostropheOf(found)}s ${found[2]}`,
    why: 'Short for “it is”, so it takes an apostrophe.',
  },
  { find: /\b([Ii])t['’]s own\b/g, mend: ([, i]) => `${i}ts own`, why: '“Its” is for what belongs to it.' },
  {
    find: /\b([Mm])ore (better|easier|harder|happier|smarter|stronger|faster|bigger)\b/g,
    mend: ([, m, word]) => (m === 'M' ? likeCapital('M', word ?? '') : word),
    why: 'The ending says “more” already.',
  },
];

/** Function words before which “a” is an article all the same. */
const AFTER_ARTICLE = new Set(['other', 'only', 'even', 'every']);
const NATIONS = /^(?:American|African|Asian|Arab|Indian|Italian|Irish|English|Eagle)/;
const ABBREVIATIONS =
  /(?:^|[\s(])(?:\p{L}|etc|vs|mr|mrs|ms|dr|st|jr|sr|prof|no|approx|dept|incl?|min|max|hrs?|yrs?|vol|est|fig|intl|\S*\.\S*)$/iu;

/** What joins words into sentences, after all other edits. */
export const SEAMS: readonly Edit[] = [
  {
    find: /\b(the|an?|and|to|of|my|our|their|your|with|from|but|or|at|this|because|we|they|I|if|when|were|are|am|could|would|\p{Ll}{2,16}(?:ed|ing|tion|ment|ity|ness))(?: \1\b)+(?!['’-])/giu,
    mend: ([old, word]) => (/ \p{Lu}(?! |$)/u.test(old) || / A/.test(old) ? undefined : word),
    why: 'The same word stood there twice.',
  },
  {
    find: /(?<=^|[\s(])(a|an) (\p{L}[\p{L}'’-]*)/giu,
    mend: ([, article = '', word = '']) => {
      const doubtful = /\p{Lu}/u.test(word)
        ? !NATIONS.test(word)
        : FUNCTION_WORDS.has(word) && !AFTER_ARTICLE.has(word);
      const right = doubtful || article === 'AN' ? undefined : articleFor(word.toLowerCase());
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

/** Slips that have one right answer: spacing, spelling, apostrophes. */
export const MECHANICS: readonly Edit[] = [...SPACES, ...WORDS];

type Found = RegExpExecArray;

const apostropheOf = ({ input }: Found): string => (input.includes('’') ? '’' : "'");

function withApostrophe(found: Found): string | undefined {
  const [old] = found;
  const mark = apostropheOf(found);
  const opens = /(?:^|[\n.!?] ?)$/.test(found.input.slice(Math.max(0, found.index - 2), found.index));
  if (old === old.toUpperCase() || (/^lets/i.test(old) && !opens)) return undefined;
  if (/nt$/i.test(old)) return `${old.slice(0, -1)}${mark}t`;
  if (/^i(?:m|ve)$/i.test(old)) return `I${mark}${old.slice(1)}`;
  return old.replace(/(re|s)$/i, `${mark}$1`).replace(/^(let)s/i, `$1${mark}s`);
}
