import type { SlipKind } from '../grammar/rules.ts';
import { NO_APOSTROPHE, NO_SPACE_AFTER_STOP } from '../slips.ts';
import { misspellings } from '../spelling.ts';
import { SUBJECTS } from '../words.ts';
import { occurrences, spanOf, wholeWords, type Rule } from './rule.ts';

const LONG = 40;
const TOO_LONG = 60;
const JOINS = new Set(['and', 'but', 'so', 'because', 'then']);
const SUBJECT_HEADS = new Set([...SUBJECTS, 'it', 'you', 'my', 'the', 'this', 'that', 'there', 'then', 'when']);

/**
 * A run-on joins clause to clause, so it is marked at the joining word before a new subject that is nearest to its middle. A long
 * sentence with few joints, or with a semicolon, colon or dash, was built on purpose.
 */
const runOn: Rule = {
  key: 'runOn',
  kind: 'needsWork',
  find: (essay) =>
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
  wordings: [
    (quote, length) => [
      `The sentence around ${quote} runs to ${length} words.`,
      'Cut it into two or three, each with its own full stop.',
    ],
    (quote, length) => [
      `By ${quote}, a reader has been inside one sentence for most of its ${length} words.`,
      'Read it aloud and end it where you take a breath.',
    ],
  ],
};

/** The first slip of a kind that the grammar checker found is marked, and the others are counted. */
const grammar = (kind: SlipKind, strength: number, next: string): Rule => ({
  key: kind,
  kind: 'needsWork',
  find: ({ slips }) => {
    const [first, ...others] = slips.filter((slip) => slip.kind === kind);
    if (!first) return [];
    const detail = `should be “${first.fix}”: ${first.because}${andMore(others.length)}`;
    return [{ start: first.start, end: first.end, detail, strength: strength + Math.min(24, 2 * others.length) }];
  },
  wordings: [(quote, should) => [`${quote} ${should}.`, next]],
});

const andMore = (others: number): string => {
  if (others === 0) return '';
  return others === 1 ? ', and one more place has a slip like it' : `, and ${others} more places have a slip like it`;
};

const GRAMMAR: readonly Rule[] = [
  grammar('agreement', 62, 'Read the sentence aloud with the change before you take it.'),
  grammar('mixUp', 62, 'Search the essay for both words and look at each.'),
  grammar('capital', 58, 'Go through the essay once for capitals alone.'),
  grammar('joined', 57, 'Look for the same word elsewhere.'),
  grammar('repeated', 60, 'Take out the one too many.'),
  grammar('article', 56, 'Say the two words aloud: the ear knows which it is.'),
  grammar('spacing', 54, 'Search for the mark and put the spaces right in one go.'),
];

const sentenceSpace: Rule = {
  key: 'sentenceSpace',
  kind: 'needsWork',
  find: (essay) =>
    occurrences(essay, essay.sentences, NO_SPACE_AFTER_STOP).map((found) => ({ ...found, detail: '', strength: 54 })),
  wordings: [
    (quote) => [`${quote} has no space between two sentences.`, 'Put one in, so that a reader can stop there.'],
  ],
};

const apostrophe: Rule = {
  key: 'apostrophe',
  kind: 'needsWork',
  find: (essay) =>
    occurrences(essay, essay.sentences, NO_APOSTROPHE).map((found) => ({ ...found, detail: '', strength: 56 })),
  wordings: [(quote) => [`${quote} is missing its apostrophe.`, 'Put it where the letters were left out.']],
};

/** Only words near to a common one: a word unlike any may be of the writer's own world. */
const spelling: Rule = {
  key: 'spelling',
  kind: 'needsWork',
  find: (essay) =>
    misspellings(essay).flatMap(({ word, meant }) =>
      meant === undefined || word.raw !== word.raw.toLowerCase()
        ? []
        : [{ ...spanOf(essay, [word]), detail: meant, strength: 58 }],
    ),
  wordings: [
    (quote, meant) => [`${quote} looks like a slip for “${meant}”.`, 'Correct it if that is the word you meant.'],
    (quote, meant) => [
      `Did you mean “${meant}” where ${quote} stands?`,
      'Let a spelling checker go over the rest too.',
    ],
  ],
};

export const MECHANICS: readonly Rule[] = [runOn, ...GRAMMAR, sentenceSpace, apostrophe, spelling];
