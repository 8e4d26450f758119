import { FINITE, setOf, SUBORDINATORS } from '../../words.ts';
import { inflect, verbOf } from '../slots/verbs.ts';
import type { Edit } from './revise.ts';

/** “He was there, I think”: what follows the comma is no sentence of its own. */
const ASIDE = setOf(
  'think thought guess know knew said say says told asked believe suppose swear hope mean wish promise admit',
);
const DEPENDS = new RegExp(
  String.raw`\b(?:${[...SUBORDINATORS].filter((word) => word !== 'once').join('|')}|once (?:I|we|he|she|it|they)|after|that|who|which|whose|how|what|why|whether|not only|the more|like|had i|either|both)\b`,
  'i',
);
/** “I said yes, I am holding” quotes without marks. */
const QUOTES_FREELY =
  /\b(?:said|says?|wrote|thought|asked|told|yelled|shouted|answered|replied|read|reads)\b(?! and\b)/i;
const SUBJECT_FIRST =
  /^(?:(?:I|we|he|she|they|it|you|this|that|there|my|our|his|her|their|the|every|nobody|everybody|everyone)\b|\p{Lu}\p{Ll}+ )/u;

/** True where the word surely stands as the verb of a subject. */
const isFinite = (word: string): boolean => {
  const forms = verbOf(word)?.forms;
  return (
    FINITE.has(word) || /^(?:am|\p{L}+n['’]t)$/u.test(word) || forms?.has('past') === true || forms?.has('s') === true
  );
};

const isSentence = (text: string): boolean =>
  SUBJECT_FIRST.test(text.charAt(0).toLowerCase() + text.slice(1)) || SUBJECT_FIRST.test(text)
    ? text.split(' ').slice(1).some(isFinite)
    : false;

/** Narrators say what is always so in the present. */
const ALWAYS = /\b(?:always|every|usually|often|sometimes|now|today|still|whenever|if|because)\b/i;
const STATES = setOf('is has means knows lives loves works needs likes wants believes thinks helps');

/** What joins sentences wrongly, and what changes its tense half-way. */
export const SENTENCES: readonly Edit[] = [
  {
    find: /(?<=^|[.!?\uE000] |\uE000, )([^.!?;:,—\uE000\n]{8,160}), ((?:I|he|she|it|we|they) (\p{L}[\p{L}'’]*)[^.!?;:,\n]*)(?=[.!?])/gmu,
    mend: ([, first = '', second = '', verb = '']) => {
      const joins =
        isSentence(first) &&
        !DEPENDS.test(first) &&
        !QUOTES_FREELY.test(first) &&
        !ASIDE.has(verb) &&
        (isFinite(verb) || isPlural(second, verb) || /^(?:he|she|it) \p{Ll}+[^s\W]s\b/u.test(second));
      return joins ? `${first}; ${second}` : undefined;
    },
    what: 'A semicolon between two sentences',
    why: 'A comma alone cannot join two whole sentences.',
  },
  {
    find: /(?<=^|[.!?] )[^.!?;:"”\n]{160,}[.!?]/gmu,
    mend: ([sentence]) => {
      const joints = [...sentence.matchAll(JOINT)];
      const last = joints.at(-1);
      if (joints.length < MANY_JOINTS || !last) return undefined;
      const [all, word = ''] = last;
      return `${sentence.slice(0, last.index)}. ${word === 'and' ? '' : 'So '}${sentence.slice(last.index + all.length)}`;
    },
    what: 'A long sentence in two',
    why: 'So much joined by “and” is hard to follow.',
  },
  {
    find: /(?<=[.!?] |^)([^.!?\n]*?\b(?:and|but|so|then) (?:he|she|(?:Mr|Mrs|Ms|Dr)\. \p{Lu}\p{L}+|my (?:grand)?(?:mother|father|mom|dad|brother|sister))) (\p{Ll}+s)\b/gmu,
    mend: ([, before = '', verb = '']) => {
      const known = verbOf(verb);
      const told = before.split(/[^\p{L}’']+/u).some((word) => isPast(word));
      const isNow = known?.forms.has('s') && !known.forms.has('base') && !STATES.has(verb);
      return known && isNow && told && !ALWAYS.test(before) ? `${before} ${inflect(known.base, 'past')}` : undefined;
    },
    what: 'One tense in one sentence',
    why: 'The sentence began in the past.',
  },
];

const MANY_JOINTS = 4;
const JOINT = / (and|so) (?=(?:I|he|she|it|we|they|my|the|his|her|nobody|everyone|everybody) )/g;

const isPlural = (second: string, verb: string): boolean =>
  /^(?:I|we|they)\b/.test(second) && verbOf(verb)?.forms.has('base') === true;

const isPast = (word: string): boolean => {
  const forms = verbOf(word)?.forms;
  return forms?.has('past') === true && !forms.has('base');
};
