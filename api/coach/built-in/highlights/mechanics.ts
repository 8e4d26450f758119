import { disagreements, NO_APOSTROPHE, SLIPS } from '../slips.ts';
import { SUBJECTS } from '../words.ts';
import { occurrences, spanOf, wholeWords, type Rule } from './rule.ts';

const TOO_LONG = 40;
const JOINS = new Set(['and', 'but', 'so', 'because', 'then']);
const SUBJECT_HEADS = new Set([...SUBJECTS, 'it', 'you', 'my', 'the', 'this', 'that', 'there', 'then', 'when']);

/** A run-on is marked where it could be cut: at the joining word before a new subject that is nearest to its middle. */
const runOn: Rule = {
  key: 'runOn',
  kind: 'needsWork',
  find: (essay) =>
    essay.sentences
      .filter(({ words }) => words.length > TOO_LONG)
      .map(({ words }) => {
        const middle = words.length / 2;
        const cuts = words.flatMap((word, at) =>
          JOINS.has(word.key) && SUBJECT_HEADS.has(words[at + 1]?.key ?? '') ? [at] : [],
        );
        const at = cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? Math.floor(middle);
        const cut = words.slice(at, at + 4);
        return {
          ...wholeWords(essay.plain, cut[0]?.start ?? 0, cut.at(-1)?.end ?? 0),
          detail: String(words.length),
          strength: 62 + Math.min(14, words.length / 10),
        };
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

const slip: Rule = {
  key: 'slip',
  kind: 'needsWork',
  find: (essay) =>
    SLIPS.flatMap(({ pattern, fix }) =>
      occurrences(essay, essay.sentences, pattern)
        .slice(0, 1)
        .map((found) => ({ ...found, detail: fix, strength: 60 })),
    ),
  wordings: [
    (quote, fix) => [`${quote} ${fix}.`, 'Search the essay for the same slip before you read for anything else.'],
    (quote, fix) => [`${quote} ${fix}.`, 'Correct it, here and wherever it comes again.'],
  ],
};

const apostrophe: Rule = {
  key: 'apostrophe',
  kind: 'needsWork',
  find: (essay) =>
    occurrences(essay, essay.sentences, NO_APOSTROPHE).map((found) => ({ ...found, detail: '', strength: 56 })),
  wordings: [(quote) => [`${quote} is missing its apostrophe.`, 'Put it where the letters were left out.']],
};

const agreement: Rule = {
  key: 'agreement',
  kind: 'needsWork',
  find: (essay) =>
    essay.sentences.flatMap((sentence) =>
      disagreements(sentence.text).map((match) => ({
        ...wholeWords(essay.plain, sentence.start + match.index, sentence.start + match.index + match[0].length),
        detail: '',
        strength: 57,
      })),
    ),
  wordings: [
    (quote) => [
      `The words in ${quote} do not seem to fit each other.`,
      'Read the sentence aloud and change the form that sounds wrong.',
    ],
    (quote) => [`${quote} may trip a reader.`, 'Check the form of both words.'],
  ],
};

const spelling: Rule = {
  key: 'spelling',
  kind: 'needsWork',
  find: (essay) =>
    essay.words
      .filter((word) => !word.known && word.raw === word.raw.toLowerCase() && word.raw.length <= 20)
      .map((word) => ({ ...spanOf(essay, [word]), detail: '', strength: 54 })),
  wordings: [
    (quote) => [`The coach does not know the word ${quote}.`, 'Check the spelling, and keep it if it is right.'],
    (quote) => [`${quote} may be misspelled.`, 'Look it up before a reader stops at it.'],
  ],
};

export const MECHANICS: readonly Rule[] = [runOn, slip, apostrophe, agreement, spelling];
