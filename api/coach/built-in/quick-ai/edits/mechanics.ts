import data from '../../../data/polish.json' with { type: 'json' };
import { articleBefore } from '../../grammar/article.ts';
import { capital, likeCapital } from '../capitals.ts';
import type { Edit } from './revise.ts';
import { SPACES } from './table.ts';

const NO_APOSTROPHE =
  /\b(?:dont|cant|wont|didnt|doesnt|isnt|wasnt|werent|couldnt|wouldnt|shouldnt|havent|hasnt|hadnt|arent|aint|im|ive|youre|theyre|thats|whats|theres|hes|shes)\b/gi;

const WORDS: readonly Edit[] = [
  {
    find: NO_APOSTROPHE,
    mend: (found) => withApostrophe(found),
    why: 'The apostrophe stands for the letters left out.',
  },
  {
    find: new RegExp(String.raw`(?<![\p{L}\p{N}@#./-])(?:${data.alwaysCapital})(?![\p{L}\p{N}-])`, 'gu'),
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
      const right = articleBefore(word);
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
