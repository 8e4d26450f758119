import type { CategoryName } from '#contract/essays.ts';
import table from '../data/signals.json' with { type: 'json' };
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
import { CLAIMED_LESSONS, CLICHES, THEN_AND_NOW, CHANGES_OF_MIND } from './phrases.ts';
import type { SlipKind } from './grammar/rules.ts';
import { NO_APOSTROPHE, NO_SPACE_AFTER_STOP } from './slips.ts';
import { misspellings } from './spelling.ts';
import { NAME, NUMBER, type Essay } from './text.ts';
import { ending, presentShift, thoughtsIn, tiedThoughts } from './thoughts.ts';
import * as words from './words.ts';

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

/**
 * One measured property of an essay. `low` to `high` is the range in which it counts; outside it, more changes nothing.
 * `better` says at which end graders are pleased. `weight` is relative to the other signals of the same category.
 */
export type Signal = Row & { key: string; measure: (essay: Essay) => number };

type Row = {
  meaning: string;
  category: CategoryName;
  better: 'more' | 'less';
  low: number;
  high: number;
  /** Counts more the longer the text is, and so less is asked of a short one. */
  grows?: true;
  weight: number;
  why: string;
};

const times = ({ prose }: Essay, patterns: readonly RegExp[]): number =>
  patterns.reduce((sum, pattern) => sum + matches(prose, pattern), 0);

/** Slips of these kinds per 100 words. */
const slips = (essay: Essay, ...kinds: SlipKind[]): number =>
  per100(essay, essay.slips.filter(({ kind }) => kinds.includes(kind)).length);

const SECOND_PERSON = new Set(['you', 'your', 'yours', 'yourself']);

const MEASURES: Readonly<Record<keyof typeof table, Signal['measure']>> = {
  // content
  contentTypes: (e) => new Set(contentWords(e).map((w) => w.stem)).size,
  rareTypes: (e) => new Set(e.words.filter(isRare).map((w) => w.stem)).size,
  sentences: (e) => e.sentences.length,
  concreteTypes: (e) => types(e.words, words.CONCRETE) + types(e.words, words.PEOPLE) + types(e.words, words.BODY),
  actionTypes: (e) => types(e.words, words.ACTIONS),
  // structure
  introClauses: (e) => share(e.sentences, opensWithClause),
  paragraphs: (e) => new Set(e.sentences.map((s) => s.paragraph)).size,
  adjacency: (e) => overlap(e).gain,
  restated: (e) => overlap(e).near,
  causeChains: (e) => rate(e, words.CAUSES),
  coldOpening: (e) => Number(words.COLD_OPENERS.has(e.sentences[0]?.words[0]?.key ?? '')),
  // voice
  wordVariety: (e) => windowVariety(e.words),
  adverbs: (e) => per100(e, e.words.filter((w) => w.content && w.key.length >= 5 && w.key.endsWith('ly')).length),
  intensifiers: (e) => rate(e, words.INTENSIFIERS),
  bodily: (e) => rate(e, words.BODY),
  shortSentences: (e) => share(e.sentences, (s) => s.words.length <= 6),
  startVariety: startVariety,
  dialogue: (e) => matches(e.prose, /"/g) / 2,
  secondPerson: (e) => rate(e, SECOND_PERSON),
  stockPhrases: (e) => times(e, CLICHES) + types(e.words, words.BUZZ),
  // clarity
  misspelled: (e) => per100(e, misspellings(e).length),
  mechanics: (e) =>
    slips(e, 'capital', 'spacing', 'joined', 'repeated') + per100(e, matches(e.prose, NO_SPACE_AFTER_STOP)),
  apostrophes: (e) => per100(e, matches(e.prose, NO_APOSTROPHE)),
  agreement: (e) => slips(e, 'agreement', 'article'),
  mixUps: (e) => slips(e, 'mixUp'),
  capitals: (e) => share(e.sentences, (s) => !/^[^\p{L}]*\p{Ll}/u.test(s.text)),
  sentenceLength: (e) => mean(e.sentences.map((s) => s.words.length)),
  runOns: (e) => share(e.sentences, (s) => s.words.length > 40),
  lengthSpread: lengthSpread,
  commas: (e) => per100(e, matches(e.prose, /,/g)),
  // specificity
  commonness: (e) => mean(contentWords(e).map((w) => Math.log10(1 + frequency(w.key)))),
  wordLength: (e) =>
    mean(e.words.filter((w) => w.key !== NAME && w.key !== NUMBER).map((w) => clamp(w.key.length, 1, 15))),
  sustainedVariety: (e) => sustainedVariety(e.words),
  rareWords: (e) => per100(e, e.words.filter(isRare).length),
  vagueWords: (e) => rate(e, words.VAGUE),
  plainVerbs: (e) => rate(e, words.PLAIN_VERBS),
  shown: (e) => rate(e, SHOWN),
  generalWords: (e) => rate(e, words.GENERAL),
  // reflection
  insight: (e) => types(e.words, words.INSIGHT) + times(e, CHANGES_OF_MIND),
  insightAtEnd: (e) => thoughtsIn(ending(e)),
  tiedThoughts: tiedThoughts,
  changesOfMind: (e) => times(e, [...CHANGES_OF_MIND, ...THEN_AND_NOW]),
  meaningWords: (e) => types(e.words, words.MEANING),
  presentAtEnd: (e) => presentShift(e),
  hedges: (e) => rate(e, words.HEDGES),
  generalEnding: (e) => rate(ending(e), words.GENERAL),
  claimedLessons: (e) => times(e, CLAIMED_LESSONS),
};

/**
 * All that the coach measures, from data/signals.json. Ranges start from the 5th to 95th percentile of school essays, directions follow
 * what graders were found to reward once length is held fixed, weights are set by judgement, none is fitted. Every signal that
 * counts words of a list is capped by its range. No graded essays rate reflection: that part rests on what admissions readers ask for.
 */
export const SIGNALS: readonly Signal[] = Object.entries(table as Readonly<Record<string, Row>>).map(([key, row]) => ({
  key,
  ...row,
  measure: MEASURES[key as keyof typeof table],
}));
