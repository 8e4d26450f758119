import type { SlipKind } from '../grammar/rules.ts';
import { NO_APOSTROPHE, NO_SPACE_AFTER_STOP } from '../slips.ts';
import { misspellings } from '../spelling.ts';
import { SUBJECTS } from '../words.ts';
import { findOf, needsWork, occurrences, wholeWords, type Rule } from './rule.ts';

const LONG = 40;
const TOO_LONG = 60;
const JOINS = new Set(['and', 'but', 'so', 'because', 'then']);
const SUBJECT_HEADS = new Set([...SUBJECTS, 'it', 'you', 'my', 'the', 'this', 'that', 'there', 'then', 'when']);

/**
 * A run-on joins clause to clause, so it is marked at the joining word before a new subject that is nearest to its middle. A long
 * sentence with few joints, or with a semicolon, colon or dash, was built on purpose.
 */
const runOn = needsWork('runOn', (essay) =>
  essay.sentences.flatMap(({ words, text }) => {
    if (words.length <= LONG || /[;:\u2013\u2014]/.test(text)) return [];
    const middle = words.length / 2;
    const joints = words.flatMap((word, at) =>
      JOINS.has(word.key) && SUBJECT_HEADS.has(words[at + 1]?.key ?? '') ? [at] : [],
    );
    const [at] = joints.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    if (at === undefined || (joints.length < 3 && words.length <= TOO_LONG)) return [];
    const cut = words.slice(at, at + 4);
    return [
      {
        ...wholeWords(essay.plain, cut[0]?.start ?? 0, cut.at(-1)?.end ?? 0),
        detail: String(words.length),
        strength: 62 + Math.min(14, words.length / 10),
      },
    ];
  }),
);

/** The first slip of a kind that the grammar checker found is marked, and the others are counted. */
const grammar = (kind: SlipKind, strength: number): Rule =>
  needsWork(kind, ({ slips }) => {
    const [first, ...others] = slips.filter((slip) => slip.kind === kind);
    if (!first) return [];
    const detail = `should be “${first.fix}”: ${first.because}${andMore(others.length)}`;
    return [{ start: first.start, end: first.end, detail, strength: strength + Math.min(24, 2 * others.length) }];
  });

const andMore = (others: number): string => {
  if (others === 0) return '';
  return others === 1 ? ', and one more place has a slip like it' : `, and ${others} more places have a slip like it`;
};

const GRAMMAR: readonly Rule[] = [
  grammar('agreement', 62),
  grammar('mixUp', 62),
  grammar('capital', 58),
  grammar('joined', 57),
  grammar('repeated', 60),
  grammar('article', 56),
  grammar('spacing', 54),
];

const sentenceSpace = needsWork('sentenceSpace', (essay) =>
  occurrences(essay, essay.sentences, NO_SPACE_AFTER_STOP).map((found) => ({ ...found, strength: 54 })),
);

const apostrophe = needsWork('apostrophe', (essay) =>
  occurrences(essay, essay.sentences, NO_APOSTROPHE).map((found) => ({ ...found, strength: 56 })),
);

/** Only words near to a common one: a word unlike any may be of the writer's own world. */
const spelling = needsWork('spelling', (essay) =>
  misspellings(essay).flatMap(({ word, meant }) =>
    meant === undefined || word.raw !== word.raw.toLowerCase() ? [] : [findOf(essay, [word], 58, meant)],
  ),
);

export const MECHANICS: readonly Rule[] = [runOn, ...GRAMMAR, sentenceSpace, apostrophe, spelling];
