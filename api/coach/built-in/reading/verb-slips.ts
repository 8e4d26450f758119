import type { GrammarSlip } from '../grammar/rules.ts';
import { baseOfPast, isVerb, singular } from './word-kinds.ts';
import { spokenParts, type Essay, type Word } from '../text.ts';
import { setOf } from '../words.ts';

const ONE = setOf('he she it nobody somebody everybody anybody someone everyone anyone');
const MANY = setOf('they we');
/** After these a plain verb is right: “did he go”, “let her stay”, “asked that he stay”. */
const BEFORE_PLAIN = setOf(
  "do does did don't doesn't didn't can can't could couldn't will would wouldn't won't shall should may might must let lets make makes made help helps helped helping see sees saw seen seeing watch watches watched watching hear hears heard hearing feel feels felt feeling notice notices noticed have had having to that not wish",
);
/** Verbs whose past is the plain form, and words that are nouns or adverbs as often. */
const UNCLEAR = setOf(
  'will can may must need dare put cut hit let set read shut hurt quit cost bet beat split spread burst come become run like still just even ever only then well back down all more most much best better too very else who that close mine out cant',
);
const IRREGULAR: Readonly<Record<string, string>> = { go: 'goes', do: 'does', have: 'has', be: 'is' };

/** Of these there are several. */
const SEVERAL = setOf('some many most all these those few several both');
/** A part of a sentence begins after these, so that what follows them is a subject. */
const BEGINS_PART = setOf('because when if but although while since so that');
/** Plurals without an s. */
const PLURALS = setOf('people children men women');
/** After these “can”, “will” and “might” are no nouns. */
const BEFORE_MODAL = setOf('i you he she it we they who people students children teachers parents friends kids');
const MODALS = setOf('can could will would should must might');
const NEGATED = setOf("can't cannot couldn't won't wouldn't shouldn't mustn't");
/** No “to” follows these. */
const WITHOUT_TO = setOf("should must could shouldn't mustn't couldn't can't cannot");

const FOLLOWS = 'the verb follows its subject';
const STAYS = 'after “can”, “should” and the like the verb stays as it is';

/** Verbs that do not follow the word before them, outside quotation marks: “nobody talk”, “my arms was”, “can gets”. Only where nothing else can be meant. */
export function verbSlips({ plain, sentences }: Pick<Essay, 'plain' | 'sentences'>): GrammarSlip[] {
  const spoken = spokenParts(plain);
  return sentences
    .flatMap(({ words }) => words.flatMap((_, at) => slipAt(words, at) ?? []))
    .filter(({ start }) => !spoken.some(([from, to]) => start >= from && start < to));
}

/** At most one slip of the word at that place and the one before it. */
function slipAt(words: Word[], at: number): GrammarSlip | undefined {
  const [word, before] = [words[at]!, words[at - 1]];
  if (!before || word.start - before.end !== 1) return undefined;
  const found = plainOrManyBe(words, at) ?? afterDid(words, at) ?? afterModal(words, at) ?? withoutS(words, at);
  if (!found) return undefined;
  const { fix, because } = found;
  return { kind: 'agreement', start: before.start, end: word.end, fix, because };
}

/** The right wording of the word at a place and the one before it. */
type Fix = { fix: string; because: string };
type Rule = (words: Word[], at: number) => Fix | undefined;

const keyAt = (words: Word[], at: number): string => words[at]?.key ?? '';

/** “My arms was”, “some people is”, “they has”, “I am agree”. */
const plainOrManyBe: Rule = (words, at) => {
  const [key, subject, before] = [keyAt(words, at), words[at - 1]!, keyAt(words, at - 2)];
  if (key === 'agree' && /^(?:am|i'm)$/.test(subject.key))
    return { fix: subject.key === 'am' ? 'agree' : 'I agree', because: '“agree” is a verb of its own' };
  const right = { was: 'were', has: 'have', is: 'are' }[key];
  if (right === undefined) return undefined;
  const plural = isPlural(subject.key) || PLURALS.has(subject.key);
  const owned =
    plural &&
    /^(?:my|our|his|her|their|these|those|two|three|four|both)$/.test(before) &&
    keyAt(words, at - 3) !== 'of';
  const several = plural && SEVERAL.has(before) && (at === 2 || BEGINS_PART.has(keyAt(words, at - 3)));
  const isMany = MANY.has(subject.key) || several || (owned && key !== 'is');
  return isMany ? { fix: `${subject.raw} ${right}`, because: FOLLOWS } : undefined;
};

/** “Didn't went”. */
const afterDid: Rule = (words, at) => {
  const [word, subject] = [words[at]!, words[at - 1]!];
  if (subject.key !== "didn't" && !(subject.key === 'not' && keyAt(words, at - 2) === 'did')) return undefined;
  const base = baseOfPast(word.key);
  if (base === undefined || base === word.key || isVerb(word.key)) return undefined;
  return { fix: `${subject.raw} ${base}`, because: 'after “did” the verb stays as it is' };
};

/** “They can gets”, “should to care”, “will not remembers”. */
const afterModal: Rule = (words, at) => {
  const [{ key }, { key: last, raw }] = [words[at]!, words[at - 1]!];
  if (last === 'to' && WITHOUT_TO.has(keyAt(words, at - 2)) && isVerb(key))
    return { fix: key, because: 'no “to” stands after “can”, “should” and the like' };
  const negated = NEGATED.has(last) || (last === 'not' && MODALS.has(keyAt(words, at - 2)));
  if (!negated && !(MODALS.has(last) && BEFORE_MODAL.has(keyAt(words, at - 2)))) return undefined;
  const base = baseOfPast(key) ?? baseOfThirdPerson(key);
  return base === undefined || isVerb(key) ? undefined : { fix: `${raw} ${base}`, because: STAYS };
};

/** “Nobody talk”, “she go”. */
const withoutS: Rule = (words, at) => {
  const [{ key }, subject] = [words[at]!, words[at - 1]!];
  if (!ONE.has(subject.key) || !isVerb(key) || UNCLEAR.has(key) || baseOfPast(key) !== undefined) return undefined;
  const earlier = words.slice(Math.max(0, at - 4), at - 1).map((word) => word.key);
  if (earlier.some((word) => BEFORE_PLAIN.has(word)) || (subject.key === 'it' && earlier.length > 0)) return undefined;
  return {
    fix: `${subject.raw} ${IRREGULAR[key] ?? thirdPerson(key)}`,
    because: 'after he, she or nobody the verb has an s, or stands in the past if it is over',
  };
};

const isPlural = (key: string): boolean => singular(key) !== key;

const thirdPerson = (base: string): string =>
  /(?:[sx]|ch|sh)$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;

/** The plain form of “gets” and “remembers”; undefined for another word. */
const baseOfThirdPerson = (word: string): string | undefined =>
  [word.slice(0, -1), word.slice(0, -2), word.replace(/ies$/, 'y')].find(
    (base) => isVerb(base) && thirdPerson(base) === word,
  );
