import type { CategoryName } from '#contract/essays.ts';
import signals from '../../data/signals.json' with { type: 'json' };
import { frequency } from '../frequency.ts';
import { clamp, mean, ramp } from '../measure.ts';
import type { EssayKind } from '#contract/essay-kind.ts';
import { meanOf, type Reading, type ReadSentence, shareOf } from '../reading/reading.ts';
import { grammarSlips } from '../reading/slips.ts';
import { isPerson, isThing } from '../reading/word-kinds.ts';
import { misspellings } from '../spelling.ts';
import { NAME, type Word } from '../text.ts';
import { VAGUE } from '../words.ts';

export type SignalKey = keyof typeof signals;

/**
 * Something that is measured of an essay for one category. `value` is 0 where a counselor would like it least and 1 where most; `weight` is its
 * share of the category, beside the weights of the others.
 */
export type Signal = {
  key: SignalKey;
  category: CategoryName;
  weight: number;
  meaning: string;
  why: string;
  value: (reading: Reading, kind: EssayKind) => number;
};

/** From here on a sentence could stand in many essays. */
export const GENERIC = 0.3;

/** Kinds that tell what happened. In the others a thing may be described, or planned. */
export const STORIES: ReadonlySet<EssayKind> = new Set([
  'personalStatement',
  'activity',
  'challenge',
  'disagreement',
  'ucInsight',
]);
/** Kinds in which the writer may look at something without doing anything. */
const MAY_LOOK: ReadonlySet<EssayKind> = new Set(['shortAnswer', 'whyCollege', 'community', 'additionalInformation']);

/** What a kind is not judged by gets the middle of the scale. */
const MIDDLE = 0.6;

/** How generic the essay is, 0 to 1: the mean over its words. */
export const genericOf = (reading: Reading): number => meanOf(reading, ({ generic }) => generic);

/** How particular it is, 0 to 1, for the kinds and signals that need nothing else. */
const particular = (reading: Reading): number => 1 - ramp(genericOf(reading), 0.08, 0.32);

/** The share of the words in scenes. */
export const sceneShare = (reading: Reading): number =>
  shareOf(reading, ({ role, generic }) => role === 'scene' && generic < GENERIC);

const isTold = ({ role, generic, anchors }: ReadSentence): boolean =>
  (role === 'detail' || role === 'summary' || role === 'plan') && generic < GENERIC && anchors >= 1;
const isClaim = ({ role, generic }: ReadSentence): boolean =>
  role === 'claim' || role === 'general' || (role === 'plan' && generic >= GENERIC);
const isLesson = ({ role, generic }: ReadSentence): boolean =>
  generic >= GENERIC && role !== 'scene' && role !== 'detail';

/** The share of the words in lessons and plans that many could have written. */
export const lessonShare = (reading: Reading): number => shareOf(reading, isLesson);

/** How much can be pointed at in a sentence, 0 to 1. Names and figures alone, as lists have them, count half. */
const shownIn = ({ evidence: e }: ReadSentence): number =>
  Math.min(
    1,
    (0.5 * Math.min(e.names, 2) +
      0.5 * Math.min(e.figures, 2) +
      0.8 * e.times +
      Math.min(e.things, 3) +
      0.7 * Math.min(e.persons, 2) +
      (e.speech ? 1.5 : 0) +
      0.5 * Math.min(e.deeds, 2)) /
      2.5,
  );

/** Sentences in the longest run in which nothing can be pointed at. */
function bareRun({ sentences }: Reading): number {
  let run = 0;
  let longest = 0;
  for (const { anchors } of sentences) {
    run = anchors < 1 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The sentences of the last seventh, at least two. */
export const endOf = ({ sentences }: Reading): ReadSentence[] =>
  sentences.slice(-Math.max(2, Math.round(sentences.length / 7)));

/** Names and stems of a stretch, each with the word as it stands: what can come back later. */
const particulars = (sentences: ReadSentence[]): Map<string, string> =>
  new Map(
    sentences.flatMap(({ words }) =>
      words
        .filter(({ key, content, stem }) => key === NAME || (content && stem.length > 3))
        .map(({ key, raw, stem }) => [key === NAME ? raw.replace(/'s$/, '') : stem, raw.replace(/'s$/, '')]),
    ),
  );

/** Words of the end that stood in the first half, by their names and stems. */
export function takenUpAtEnd({ sentences }: Reading): Map<string, string> {
  const end = particulars(sentences.slice(-Math.max(2, Math.round(sentences.length / 6))));
  const early = particulars(sentences.slice(0, Math.ceil(sentences.length / 2)));
  return new Map([...end].filter(([word]) => early.has(word)));
}

/** Thoughts that are tied to what happened, 0 to 1. A longer text is asked for more, up to three. */
function thoughts(reading: Reading, kind: EssayKind): number {
  if (kind === 'additionalInformation') return MIDDLE;
  if (kind === 'shortAnswer') return 0.8 * (1 - ramp(genericOf(reading), 0.08, 0.3));
  const wanted = clamp(reading.sentences.length / 14, 0.7, 3);
  const found = reading.sentences.reduce((sum, { thought }) => sum + thought, 0);
  // A stock lesson beside a thought takes half of it back: the reader does not know which one is meant.
  return ramp(found, 0, wanted) * (1 - 0.5 * ramp(lessonShare(reading), 0.02, 0.12));
}

/** The share of the words in sentences with somebody else and without the writer, 0 to 1. */
const withoutWriter = (reading: Reading): number =>
  shareOf(
    reading,
    ({ evidence, words }) => evidence.persons > 0 && !words.some(({ key }) => /^(?:i|we|me|us)(?:'[a-z]+)?$/.test(key)),
  );

/**
 * How far a text tells somebody else's life, 0 to 1: the writer is missing from much of it, and does little in what happens. Of the superb
 * texts that were judged none has more than a quarter without its writer.
 */
export function aboutAnother(reading: Reading): number {
  const told = reading.sentences.filter(({ role }) => role === 'scene' || role === 'summary' || role === 'detail');
  const acts = told.filter(({ evidence }) => evidence.selfActs).length / Math.max(1, told.length);
  return ramp(withoutWriter(reading), 0.28, 0.42) * (1 - ramp(acts, 0.15, 0.35));
}

const per100 = ({ sentences, words }: Reading, count: (sentence: ReadSentence) => number, fewest = 1): number =>
  (100 * sentences.reduce((sum, sentence) => sum + count(sentence), 0)) / Math.max(fewest, words);
const shareOfSentences = ({ sentences }: Reading, test: (sentence: ReadSentence) => boolean): number =>
  sentences.filter(test).length / Math.max(1, sentences.length);

/** A text is measured by its slips and rare words as if it had so many words, so that one of them does not sink a short answer. */
const FEWEST = 70;

/** How many slips of grammar and spelling are in it. */
export const countSlips = ({ essay }: Reading): number => grammarSlips(essay).length + misspellings(essay).length;

const slips = (reading: Reading): number => (100 * countSlips(reading)) / Math.max(FEWEST, reading.essay.words.length);

/** A long word that is rare in speech and names nothing that one can touch: “proficiencies”. Very rare ones count twice: “vociferous”. */
function officeWord({ key, content, known }: Word): number {
  if (!content || !known || key.length < 7 || isThing(key) || isPerson(key)) return 0;
  const times = frequency(key);
  if (times < VERY_RARE) return 2;
  return key.length >= 8 && times < RARE ? 1 : 0;
}
/** Occurrences in 51 million words of speech. */
const RARE = 700;
const VERY_RARE = 120;

export const officeWordsIn = ({ words }: Pick<ReadSentence, 'words'>): number =>
  words.reduce((sum, word) => sum + officeWord(word), 0);
const officeWords = (reading: Reading): number => per100(reading, officeWordsIn, FEWEST);

const vagueWords = (reading: Reading): number =>
  per100(reading, ({ words }) => words.filter(({ key }) => VAGUE.has(key) || key === 'many' || key === 'able').length);

const VALUES: Readonly<Record<SignalKey, Signal['value']>> = {
  told: (reading, kind) =>
    kind === 'shortAnswer' ? particular(reading) : ramp(sceneShare(reading) + shareOf(reading, isTold), 0.25, 0.9),
  fewClaims: (reading, kind) =>
    kind === 'shortAnswer' ? particular(reading) : 1 - ramp(shareOf(reading, isClaim), 0.05, 0.5),
  writerActs: (reading, kind) =>
    MAY_LOOK.has(kind)
      ? particular(reading)
      : ramp(
          shareOfSentences(reading, ({ evidence }) => evidence.selfActs),
          0.04,
          0.28,
        ),
  answersWithThought: thoughts,
  fewLessons: (reading) => 1 - ramp(lessonShare(reading), 0.03, 0.35),
  opening: ({ sentences }) =>
    1 -
    mean(
      sentences
        .slice(0, 2)
        .map(({ generic, role }) => (role === 'claim' || role === 'general' ? 0.4 : 0) + 0.6 * generic),
    ),
  ending: (reading) => 1 - ramp(mean(endOf(reading).map(({ generic }) => generic)), 0.03, 0.5),
  comesBack: (reading, kind) => (kind === 'shortAnswer' ? particular(reading) : ramp(takenUpAtEnd(reading).size, 0, 4)),
  stays: (reading, kind) => (STORIES.has(kind) ? ramp(sceneShare(reading), 0, 0.5) : particular(reading)),
  turns: thoughts,
  notStock: (reading, kind) => (kind === 'additionalInformation' ? MIDDLE : 1 - ramp(genericOf(reading), 0.04, 0.4)),
  plainNouns: (reading) =>
    1 -
    ramp(
      per100(reading, ({ evidence }) => evidence.ideas),
      4,
      13,
    ),
  ownWords: (reading) => 1 - ramp(officeWords(reading), 2.6, 8.5),
  rhythm: (reading, kind) =>
    kind === 'shortAnswer' || kind === 'additionalInformation'
      ? MIDDLE
      : ramp(
          shareOfSentences(reading, ({ words }) => words.length <= 7),
          0,
          0.22,
        ),
  slips: (reading) => 1 - ramp(slips(reading), 0.3, 3),
  easyWords: (reading) => 1 - ramp(officeWords(reading), 3.5, 22),
  exactWords: (reading) => 1 - ramp(vagueWords(reading), 1.5, 6),
  sentenceLength: ({ words, sentences }) => 1 - ramp(words / Math.max(1, sentences.length), 16, 28),
  shown: (reading, kind) => ramp(meanOf(reading, shownIn), 0.12, kind === 'shortAnswer' ? 0.5 : 0.72),
  notGeneric: (reading) => 1 - ramp(genericOf(reading), 0.05, 0.4),
  noBareRun: (reading) => 1 - ramp(bareRun(reading), 1, 8),
  thoughts,
  noStockLessons: (reading) => 1 - ramp(lessonShare(reading), 0.03, 0.3),
};

export const SIGNALS: readonly Signal[] = Object.entries(signals).map(([key, of]) => ({
  ...of,
  key: key as SignalKey,
  category: of.category as CategoryName,
  value: VALUES[key as SignalKey],
}));
