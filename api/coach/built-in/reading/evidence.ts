import { NUMBER_WORDS, SAYING, setOf, SUBJECTS, TITLES } from '../words.ts';
import { NAME, NUMBER, type Sentence, type Word } from '../text.ts';
import { baseOfPast, isDeed, isIdea, isPerson, isThing, isVerb } from './word-kinds.ts';

/** What can be pointed at in one sentence: counts, but for those that are true or false. */
export type Evidence = {
  names: number;
  /** Figures and numbers in words from two on. */
  figures: number;
  /** A day, a month, a clock time, “last summer”. */
  times: number;
  /** Different things that one can touch. */
  things: number;
  /** Persons who are somebody: named, “my boss”, “a woman”, he, she. */
  persons: number;
  /** Whether somebody is heard. */
  speech: boolean;
  /** Verbs in the past of what one could film. */
  deeds: number;
  pasts: number;
  /** Nouns that nobody can point at. */
  ideas: number;
  /** Whether the writer is in it: I, me, my, we. */
  self: boolean;
  /** Whether the writer is the subject of a verb in the past. */
  selfActs: boolean;
};

const SELF = new Set([
  'i',
  'me',
  'my',
  'mine',
  'myself',
  'we',
  'us',
  'our',
  "i'm",
  "i'd",
  "i've",
  "i'll",
  "we'd",
  "we've",
  "we're",
]);
const HE_OR_SHE = new Set([
  'he',
  'she',
  'him',
  'her',
  'his',
  'hers',
  "he'd",
  "she'd",
  "he's",
  "she's",
  "she'll",
  "he'll",
]);
const POSSESSIVE = new Set(['my', 'our', 'his', 'her', 'their', 'a', 'an', 'the', 'one', 'this', 'that']);
const CLOCK = /\b\d{1,2}:\d{2}\b|\b\d{1,2} ?[ap]\.?m\b|\bo'clock\b|\b(?:noon|midnight)\b/i;
const NEAR_TIME =
  /\b(?:last|that|next|this|one|every|on|the same) (?:morning|afternoon|evening|night|week|weekend|summer|winter|spring|fall|year)\b|\b(?:first|second|third|tenth|ninth|eleventh|twelfth|sixth|seventh|eighth|freshman|sophomore|junior|senior) (?:grade|year|period|morning|day|night)\b|\b(?:yesterday|tonight)\b/i;

/** Reads one sentence for what can be pointed at. */
export function evidenceIn({ text, words }: Pick<Sentence, 'text' | 'words'>): Evidence {
  const keys = words.map(({ key }) => key);
  const pasts = words.filter((_, at) => isPast(words, at));
  const saying = keys.some((key) => SAYING.has(key) || key === 'say');
  return {
    names: keys.filter((key) => key === NAME).length,
    figures: words.filter((word) => word.key === NUMBER || isFigure(word)).length,
    times:
      keys.filter((key) => MONTHS_AND_DAYS.has(key)).length +
      (CLOCK.test(text) ? 1 : 0) +
      (NEAR_TIME.test(text) ? 1 : 0),
    things: new Set(words.filter(({ key, content }) => content && isThing(key)).map(({ stem }) => stem)).size,
    persons:
      keys.filter((key, at) => TITLES.has(key) || (isPerson(key) && POSSESSIVE.has(keys[at - 1] ?? ''))).length +
      (keys.some((key) => HE_OR_SHE.has(key)) ? 1 : 0),
    speech: /"/.test(text) || (saying && /[,:] ?[“"]/.test(text)),
    deeds:
      pasts.filter(({ key }) => isDeed(baseOfPast(key) ?? '') || SAYING.has(key)).length +
      words.filter(({ key }, at) => isGoingOn(key, words[at - 1]?.key)).length,
    pasts: pasts.length,
    ideas: words.filter(({ key, content }) => content && isIdea(key)).length,
    self: keys.some((key) => SELF.has(key)),
    selfActs: keys.some((key, at) => (key === 'i' || key === 'we') && [1, 2].some((step) => isPast(words, at + step))),
  };
}

/** A participle after these tells no event of its own: “has moved”, “is called”. */
const PERFECT = setOf(
  "have has had having i've we've you've they've i'd he'd she'd we'd is are am be being been it's he's she's that's",
);

/** “was standing”: a deed that goes on. */
const isGoingOn = (key: string, before: string | undefined): boolean =>
  (before === 'was' || before === 'were') &&
  key.endsWith('ing') &&
  [key.slice(0, -3), `${key.slice(0, -3)}e`, key.slice(0, -4)].some((base) => isDeed(base));

const isFigure = ({ key }: Word): boolean => NUMBER_WORDS.has(key) || /^(?:\w+ty)-\w+$/.test(key);

/** True for a verb in the past that is no adjective before a noun (“the trained eye”). */
function isPast(words: Word[], at: number): boolean {
  const word = words[at];
  if (!word || word.key === 'been') return false;
  const base = baseOfPast(word.key);
  if (base === undefined) return false;
  const before = words[at - 1]?.key ?? '';
  if (/^(?:to|will|would|can|could|should|might|may|must|did|didn't|a|an|the|my|our|your)$/.test(before)) return false;
  return ![1, 2].some((step) => PERFECT.has(words[at - step]?.key ?? ''));
}

/** Whether a sentence has anything that one could film or look up. */
export const anchorsOf = ({ names, figures, times, things, persons, speech, deeds }: Evidence): number =>
  Math.min(names, 2) +
  Math.min(figures, 2) +
  times +
  Math.min(things, 3) +
  0.7 * Math.min(persons, 2) +
  (speech ? 1.5 : 0) +
  0.5 * Math.min(deeds, 2);

export const hasVerb = (words: Word[]): boolean =>
  words.some(
    ({ key }, at) =>
      isPast(words, at) || FINITE_FORMS.has(key) || (isVerb(key) && SUBJECTS.has(words[at - 1]?.key ?? '')),
  );

const FINITE_FORMS = new Set(
  "is are am was were has have had do does did will would can could should may might must it's that's there's i'm he's she's they're we're isn't aren't wasn't weren't doesn't don't didn't can't couldn't won't wouldn't i've i'd i'll".split(
    ' ',
  ),
);

const MONTHS_AND_DAYS = setOf(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december christmas easter thanksgiving halloween ramadan eid diwali spring summer autumn winter mondays tuesdays wednesdays thursdays fridays saturdays sundays',
);
