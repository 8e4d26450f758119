import type { GrammarSlip } from '../grammar/rules.ts';
import { baseOfPast, isVerb, singular } from './word-kinds.ts';
import { spokenParts, type Essay, type Word } from '../text.ts';
import { setOf } from '../words.ts';

const ONE = setOf('he she it nobody somebody everybody anybody someone everyone anyone');
const MANY = setOf('they we');
/** After these a plain verb is right: “did he go”, “let her stay”, “asked that he stay”. */
const BEFORE_PLAIN = setOf(
  "do does did don't doesn't didn't can can't could couldn't will would wouldn't won't shall should may might must let lets make makes made help helps helped see saw watch watched hear heard have had to that not wish",
);
/** Verbs whose past is the plain form, and words that are nouns or adverbs as often. */
const UNCLEAR = setOf(
  'will can may must need dare put cut hit let set read shut hurt quit cost bet beat split spread burst come become run like still just even ever only then well back down all more most much best better too very else who that',
);
const IRREGULAR: Readonly<Record<string, string>> = { go: 'goes', do: 'does', have: 'has', be: 'is' };

/** Verbs that do not follow their subject, outside quotation marks: “nobody talk”, “my arms was”. Only where nothing else can be meant. */
export function verbSlips({ plain, sentences }: Pick<Essay, 'plain' | 'sentences'>): GrammarSlip[] {
  const spoken = spokenParts(plain);
  return sentences
    .flatMap(({ words }) => words.flatMap((word, at) => slipAt(words, at, word)))
    .filter(({ start }) => !spoken.some(([from, to]) => start >= from && start < to));
}

function slipAt(words: Word[], at: number, word: Word): GrammarSlip[] {
  const subject = words[at - 1];
  const before = words[at - 2]?.key ?? '';
  if (!subject || word.start - subject.end !== 1) return [];
  const slip = (fix: string, because: string): GrammarSlip[] => [
    { kind: 'agreement', start: subject.start, end: word.end, fix: `${subject.raw} ${fix}`, because },
  ];
  const many =
    MANY.has(subject.key) ||
    (isPlural(subject.key) && /^(?:my|our|his|her|their|these|those|two|three|four|both)$/.test(before));
  if (word.key === 'was' && many && words[at - 3]?.key !== 'of') return slip('were', 'the verb follows its subject');
  if (word.key === 'has' && MANY.has(subject.key)) return slip('have', 'the verb follows its subject');
  if (/^didn't$/.test(subject.key) || (subject.key === 'not' && before === 'did')) {
    const base = baseOfPast(word.key);
    if (base !== undefined && base !== word.key && !isVerb(word.key))
      return slip(base, 'after “did” the verb stays as it is');
  }
  if (!ONE.has(subject.key) || !isVerb(word.key) || UNCLEAR.has(word.key) || baseOfPast(word.key) !== undefined)
    return [];
  const earlier = words.slice(Math.max(0, at - 4), at - 1).map(({ key }) => key);
  if (earlier.some((key) => BEFORE_PLAIN.has(key)) || (subject.key === 'it' && earlier.length > 0)) return [];
  return slip(IRREGULAR[word.key] ?? thirdPerson(word.key), 'after he, she or nobody the verb has an s');
}

const isPlural = (key: string): boolean => singular(key) !== key;

const thirdPerson = (base: string): string =>
  /(?:[sx]|ch|sh)$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
