import { BORROWED_OPENING, OPENING_QUESTION, THROAT_CLEARING } from '../phrases.ts';
import type { Essay } from '../text.ts';
import { evidenceIn } from './evidence.ts';
import { occurrences, type Find, type Rule } from './rule.ts';

/** An opening with so much to see has begun, however it is phrased; a question or a definition has to show more. */
const HAS_BEGUN = 1.5;
const BEGUN_ALL_THE_SAME = 2.5;
const OPENING_SENTENCES = 3;

const opening =
  (patterns: readonly RegExp[], sentences: number, begun: number, strength: number) =>
  (essay: Essay): Find[] => {
    const first = essay.sentences.slice(0, sentences).filter(({ words }) => evidenceIn(words).weight < begun);
    return patterns
      .flatMap((pattern) => occurrences(essay, first, pattern))
      .slice(0, 1)
      .map(({ start, end }) => ({ start, end, detail: '', strength }));
  };

const throatClearing: Rule = {
  key: 'throatClearing',
  kind: 'needsWork',
  find: (essay) => [
    ...opening(THROAT_CLEARING, 1, HAS_BEGUN, 88)(essay),
    ...opening([OPENING_QUESTION], 1, BEGUN_ALL_THE_SAME, 88)(essay),
  ],
  wordings: [
    (quote, _, elsewhere) => {
      const line = elsewhere();
      return [
        `${quote} could open an essay by anyone, and your story has not started yet.`,
        line ? `Cut it and try opening on ${line}.` : 'Cut it and open on the first thing that happened.',
      ];
    },
  ],
};

const borrowedOpening: Rule = {
  key: 'borrowedOpening',
  kind: 'needsWork',
  find: opening(BORROWED_OPENING, OPENING_SENTENCES, BEGUN_ALL_THE_SAME, 90),
  wordings: [
    (quote, _, elsewhere) => {
      const line = elsewhere();
      return [
        `With ${quote}, the first lines go to somebody else's words.`,
        line ? `Start with your own, for example ${line}.` : 'Start with your own: one thing that you saw or did.',
      ];
    },
  ],
};

export const OPENING: readonly Rule[] = [throatClearing, borrowedOpening];
