import type { CategoryName } from '#contract/essays.ts';
import { frequency } from './frequency.ts';
import {
  clamp,
  contentWords,
  isRare,
  lengthSpread,
  matches,
  mean,
  opensWithClause,
  overlap,
  per100,
  rate,
  share,
  startVariety,
  sustainedVariety,
  types,
  windowVariety,
} from './measure.ts';
import { CLAIMED_LESSONS, CLICHES, THEN_AND_NOW, TURNS } from './phrases.ts';
import type { SlipKind } from './grammar/rules.ts';
import { NO_APOSTROPHE, NO_SPACE_AFTER_STOP } from './slips.ts';
import { misspellings } from './spelling.ts';
import { NAME, NUMBER, type Essay } from './text.ts';
import { ending, presentShift, thoughtsIn, tiedThoughts } from './thoughts.ts';
import * as words from './words.ts';

/**
 * One measured property of an essay. `low` to `high` is the range in which it counts; outside it, more changes nothing.
 * `better` says at which end graders are pleased. `weight` is relative to the other signals of the same category.
 */
export type Signal = {
  key: string;
  meaning: string;
  category: CategoryName;
  better: 'more' | 'less';
  low: number;
  high: number;
  /** Counts more the longer the text is, and so less is asked of a short one. */
  grows?: true;
  weight: number;
  why: string;
  measure: (essay: Essay) => number;
};

const times = ({ prose }: Essay, patterns: readonly RegExp[]): number =>
  patterns.reduce((sum, pattern) => sum + matches(prose, pattern), 0);

/** Slips of these kinds per 100 words. */
const slips = (essay: Essay, ...kinds: SlipKind[]): number =>
  per100(essay, essay.slips.filter(({ kind }) => kinds.includes(kind)).length);

const SECOND_PERSON = new Set(['you', 'your', 'yours', 'yourself']);

/**
 * All that the coach measures. Ranges start from the 5th to 95th percentile of school essays, directions follow what graders
 * were found to reward once length is held fixed, weights are set by judgement, none is fitted. Every signal that counts words
 * of a list is capped by its range. No graded essays rate reflection: that part rests on what admissions readers ask for.
 */
// prettier-ignore
export const SIGNALS: readonly Signal[] = [
  // content
  { key: 'contentTypes', category: 'content', better: 'more', low: 60, high: 240, grows: true, weight: 0.35,
    meaning: 'different content words',
    why: 'strongest sign of development in graded stories',
    measure: (e) => new Set(contentWords(e).map((w) => w.stem)).size },
  { key: 'rareTypes', category: 'content', better: 'more', low: 4, high: 50, grows: true, weight: 0.3,
    meaning: 'different words beyond the 5,000 commonest',
    why: 'goes with rated ideas in every set of graded essays',
    measure: (e) => new Set(e.words.filter(isRare).map((w) => w.stem)).size },
  { key: 'sentences', category: 'content', better: 'more', low: 8, high: 42, grows: true, weight: 0.15,
    meaning: 'number of sentences',
    why: 'goes with rated ideas beyond length',
    measure: (e) => e.sentences.length },
  { key: 'concreteTypes', category: 'content', better: 'more', low: 1, high: 18, grows: true, weight: 0.12,
    meaning: 'different things and parts of the body',
    why: 'small gain beyond length in graded stories',
    measure: (e) => types(e.words, words.CONCRETE) + types(e.words, words.PEOPLE) + types(e.words, words.BODY) },
  { key: 'actionTypes', category: 'content', better: 'more', low: 0, high: 10, grows: true, weight: 0.08,
    meaning: 'different verbs of movement one could film',
    why: 'small gain in graded stories; shows that something happens',
    measure: (e) => types(e.words, words.ACTIONS) },
  // structure
  { key: 'introClauses', category: 'structure', better: 'more', low: 0, high: 0.2, weight: 0.32,
    meaning: 'share of sentences opened by a clause with its comma',
    why: 'goes with rated organisation and cohesion everywhere',
    measure: (e) => share(e.sentences, opensWithClause) },
  { key: 'paragraphs', category: 'structure', better: 'more', low: 1, high: 4, grows: true, weight: 0.16,
    meaning: 'number of paragraphs, up to four',
    why: 'goes with rated cohesion where paragraphs were kept',
    measure: (e) => new Set(e.sentences.map((s) => s.paragraph)).size },
  { key: 'adjacency', category: 'structure', better: 'more', low: -0.02, high: 0.08, weight: 0.2,
    meaning: 'neighbouring sentences share more than distant ones',
    why: 'falls to nothing when sentences are shuffled',
    measure: (e) => overlap(e).gain },
  { key: 'restated', category: 'structure', better: 'less', low: 0.05, high: 0.35, weight: 0.2,
    meaning: 'words carried over into the next sentence',
    why: 'graders mark down restating in every set',
    measure: (e) => overlap(e).near },
  { key: 'causeChains', category: 'structure', better: 'less', low: 0.2, high: 3, weight: 0.16,
    meaning: 'because, so, since per 100 words',
    why: 'strings of them mark weaker essays everywhere',
    measure: (e) => rate(e, words.CAUSES) },
  { key: 'coldOpening', category: 'structure', better: 'less', low: 0, high: 1, weight: 0.06,
    meaning: 'first sentence leans on something not yet said',
    why: 'slightly negative in two sets',
    measure: (e) => Number(words.COLD_OPENERS.has(e.sentences[0]?.words[0]?.key ?? '')) },
  // voice
  { key: 'wordVariety', category: 'voice', better: 'more', low: 0.66, high: 0.83, weight: 0.34,
    meaning: 'share of different words in windows of 50',
    why: 'what goes most with rated voice',
    measure: (e) => windowVariety(e.words) },
  { key: 'adverbs', category: 'voice', better: 'more', low: 0.2, high: 1.8, weight: 0.2,
    meaning: 'adverbs in -ly per 100 words',
    why: 'goes with rated voice and word choice',
    measure: (e) => per100(e, e.words.filter((w) => w.content && w.key.length >= 5 && w.key.endsWith('ly')).length) },
  { key: 'intensifiers', category: 'voice', better: 'less', low: 0.3, high: 3, weight: 0.16,
    meaning: 'very, so, totally, always per 100 words',
    why: 'goes against rated voice',
    measure: (e) => rate(e, words.INTENSIFIERS) },
  { key: 'bodily', category: 'voice', better: 'more', low: 0, high: 1.5, weight: 0.1,
    meaning: 'parts of the body per 100 words',
    why: 'goes with rated voice in stories',
    measure: (e) => rate(e, words.BODY) },
  { key: 'shortSentences', category: 'voice', better: 'more', low: 0, high: 0.15, weight: 0.1,
    meaning: 'share of sentences of at most six words',
    why: 'goes with rated style in stories; capped',
    measure: (e) => share(e.sentences, (s) => s.words.length <= 6) },
  { key: 'startVariety', category: 'voice', better: 'more', low: 0.6, high: 0.95, weight: 0.1,
    meaning: 'different first words in windows of 8 sentences',
    why: 'small gain in fluency ratings',
    measure: startVariety },
  { key: 'dialogue', category: 'voice', better: 'more', low: 0, high: 3, grows: true, weight: 0.08,
    meaning: 'pairs of quotation marks, up to three',
    why: 'small gain everywhere; capped',
    measure: (e) => matches(e.prose, /"/g) / 2 },
  { key: 'secondPerson', category: 'voice', better: 'less', low: 0, high: 3, weight: 0.08,
    meaning: 'you, your per 100 words',
    why: 'advice to the reader is not the writer’s own voice',
    measure: (e) => rate(e, SECOND_PERSON) },
  { key: 'stockPhrases', category: 'voice', better: 'less', low: 1, high: 8, grows: true, weight: 0.22,
    meaning: 'stock phrases and admissions words, from the second to the eighth',
    why: 'judgement: readers of applications tire of them, graders of school stories do not',
    measure: (e) => times(e, CLICHES) + types(e.words, words.BUZZ) },
  // clarity
  { key: 'misspelled', category: 'clarity', better: 'less', low: 0, high: 4, weight: 0.34,
    meaning: 'misspelled words per 100 words',
    why: 'the strongest sign for conventions',
    measure: (e) => per100(e, misspellings(e).length) },
  { key: 'mechanics', category: 'clarity', better: 'less', low: 0, high: 3.5, weight: 0.26,
    meaning: 'lone i, spacing of stops and commas, joined, split and doubled words per 100 words',
    why: 'goes against conventions and fluency',
    measure: (e) => slips(e, 'capital', 'spacing', 'joined', 'repeated') + per100(e, matches(e.prose, NO_SPACE_AFTER_STOP)) },
  { key: 'apostrophes', category: 'clarity', better: 'less', low: 0, high: 1, weight: 0.12,
    meaning: 'missing apostrophes per 100 words',
    why: 'goes against conventions',
    measure: (e) => per100(e, matches(e.prose, NO_APOSTROPHE)) },
  { key: 'agreement', category: 'clarity', better: 'less', low: 0, high: 1.2, weight: 0.22,
    meaning: 'agreement, verb forms and articles per 100 words',
    why: 'goes against grammar, in learners above all',
    measure: (e) => slips(e, 'agreement', 'article') },
  { key: 'mixUps', category: 'clarity', better: 'less', low: 0, high: 0.7, weight: 0.08,
    meaning: 'words taken for others that sound alike per 100 words',
    why: 'goes against conventions',
    measure: (e) => slips(e, 'mixUp') },
  { key: 'capitals', category: 'clarity', better: 'more', low: 0.5, high: 1, weight: 0.18,
    meaning: 'share of sentences that start with a capital',
    why: 'goes with conventions in two sets',
    measure: (e) => share(e.sentences, (s) => !/^[^\p{L}]*\p{Ll}/u.test(s.text)) },
  { key: 'sentenceLength', category: 'clarity', better: 'less', low: 14, high: 40, weight: 0.2,
    meaning: 'mean words in a sentence',
    why: 'run-ons are marked down everywhere',
    measure: (e) => mean(e.sentences.map((s) => s.words.length)) },
  { key: 'runOns', category: 'clarity', better: 'less', low: 0, high: 0.5, weight: 0.18,
    meaning: 'share of sentences over 40 words',
    why: 'goes against fluency and syntax everywhere',
    measure: (e) => share(e.sentences, (s) => s.words.length > 40) },
  { key: 'lengthSpread', category: 'clarity', better: 'less', low: 5, high: 25, weight: 0.12,
    meaning: 'spread of sentence length in words',
    why: 'goes against fluency and syntax everywhere',
    measure: lengthSpread },
  { key: 'commas', category: 'clarity', better: 'more', low: 0.8, high: 6, weight: 0.2,
    meaning: 'commas per 100 words',
    why: 'goes with fluency and conventions',
    measure: (e) => per100(e, matches(e.prose, /,/g)) },
  // specificity
  { key: 'commonness', category: 'specificity', better: 'less', low: 3.3, high: 4.1, weight: 0.34,
    meaning: 'mean log10 frequency of content words',
    why: 'goes against rated word choice everywhere',
    measure: (e) => mean(contentWords(e).map((w) => Math.log10(1 + frequency(w.key)))) },
  { key: 'wordLength', category: 'specificity', better: 'more', low: 3.7, high: 4.5, weight: 0.2,
    meaning: 'mean length of words in letters',
    why: 'goes with rated word choice',
    measure: (e) => mean(e.words.filter((w) => w.key !== NAME && w.key !== NUMBER).map((w) => clamp(w.key.length, 1, 15))) },
  { key: 'sustainedVariety', category: 'specificity', better: 'more', low: 35, high: 105, weight: 0.32,
    meaning: 'words before the vocabulary starts to repeat (MTLD)',
    why: 'goes with rated word choice and vocabulary everywhere',
    measure: (e) => sustainedVariety(e.words) },
  { key: 'rareWords', category: 'specificity', better: 'more', low: 1.5, high: 10, weight: 0.2,
    meaning: 'words beyond the 5,000 commonest per 100 words',
    why: 'goes with rated word choice everywhere',
    measure: (e) => per100(e, e.words.filter(isRare).length) },
  { key: 'vagueWords', category: 'specificity', better: 'less', low: 1.2, high: 9, weight: 0.24,
    meaning: 'thing, stuff, nice, get, really per 100 words',
    why: 'goes against rated word choice everywhere',
    measure: (e) => rate(e, words.VAGUE) },
  { key: 'plainVerbs', category: 'specificity', better: 'less', low: 5, high: 13, weight: 0.12,
    meaning: 'be, have, do, get, go, make per 100 words',
    why: 'goes against word choice in two sets',
    measure: (e) => rate(e, words.PLAIN_VERBS) },
  { key: 'shown', category: 'specificity', better: 'more', low: 1, high: 10, weight: 0.3,
    meaning: 'things, acts, senses, names, numbers and times per 100 words',
    why: 'judgement: applicants are asked to be concrete; graders hardly pay for it',
    measure: (e) => rate(e, SHOWN) },
  { key: 'generalWords', category: 'specificity', better: 'less', low: 1, high: 7, weight: 0.2,
    meaning: 'life, people, society, success and their like per 100 words',
    why: 'judgement: what holds for everybody tells nothing of the writer; graders hardly mind it',
    measure: (e) => rate(e, words.GENERAL) },
  // reflection
  { key: 'insight', category: 'reflection', better: 'more', low: 0, high: 2, grows: true, weight: 0.24,
    meaning: 'verbs of insight and changes of mind, up to two',
    why: 'weak but the same direction everywhere; more than two earn nothing',
    measure: (e) => types(e.words, words.INSIGHT) + times(e, TURNS) },
  { key: 'insightAtEnd', category: 'reflection', better: 'more', low: 0, high: 1, weight: 0.2,
    meaning: 'an insight in the first person in the last quarter',
    why: 'small gain; where a reader looks for it',
    measure: (e) => thoughtsIn(ending(e)) },
  { key: 'tiedThoughts', category: 'reflection', better: 'more', low: 0, high: 3, grows: true, weight: 0.24,
    meaning: 'thoughts in one sentence with what happened, up to three',
    why: 'judgement: a lesson counts when it is tied to an event',
    measure: tiedThoughts },
  { key: 'turns', category: 'reflection', better: 'more', low: 0, high: 2, grows: true, weight: 0.16,
    meaning: 'then against now, up to two',
    why: 'judgement: a change of mind is what reflection prompts ask for',
    measure: (e) => times(e, [...TURNS, ...THEN_AND_NOW]) },
  { key: 'meaningWords', category: 'reflection', better: 'more', low: 0, high: 3, grows: true, weight: 0.1,
    meaning: 'different words of meaning and change, up to three',
    why: 'gain in the personal stories only; capped',
    measure: (e) => types(e.words, words.MEANING) },
  { key: 'presentAtEnd', category: 'reflection', better: 'more', low: -0.2, high: 0.5, weight: 0.12,
    meaning: 'shift to the present tense in the last quarter',
    why: 'goes with rated organisation in personal stories',
    measure: (e) => presentShift(e) },
  { key: 'hedges', category: 'reflection', better: 'more', low: 0, high: 0.6, weight: 0.12,
    meaning: 'maybe, perhaps, wondered per 100 words',
    why: 'small gain in all sets',
    measure: (e) => rate(e, words.HEDGES) },
  { key: 'generalEnding', category: 'reflection', better: 'less', low: 0.5, high: 7, weight: 0.26,
    meaning: 'general words about life per 100 words of the last quarter',
    why: 'judgement: an ending about life in general reflects on nothing',
    measure: (e) => rate(ending(e), words.GENERAL) },
  { key: 'claimedLessons', category: 'reflection', better: 'less', low: 0, high: 3, grows: true, weight: 0.24,
    meaning: 'lessons claimed rather than shown, up to three',
    why: 'judgement: a lesson anybody could write shows no thought',
    measure: (e) => times(e, CLAIMED_LESSONS) },
];

/** What a reader can see, hear or check. */
const SHOWN = new Set([
  NAME,
  NUMBER,
  ...words.NUMBER_WORDS,
  ...words.TIME_ANCHORS,
  ...words.CONCRETE,
  ...words.BODY,
  ...words.ACTIONS,
  ...words.SENSES,
]);
