import { BORROWED_OPENING, OPENING_QUESTION, THROAT_CLEARING } from '../phrases.ts';
import type { Essay } from '../text.ts';
import { evidenceIn } from './evidence.ts';
import { needsWork, occurrences, type Find, type Rule } from './rule.ts';

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
      .map(({ start, end }) => ({ start, end, strength }));
  };

const throatClearing = needsWork('throatClearing', (essay) => [
  ...opening(THROAT_CLEARING, 1, HAS_BEGUN, 88)(essay),
  ...opening([OPENING_QUESTION], 1, BEGUN_ALL_THE_SAME, 88)(essay),
]);

const borrowedOpening = needsWork(
  'borrowedOpening',
  opening(BORROWED_OPENING, OPENING_SENTENCES, BEGUN_ALL_THE_SAME, 90),
);

export const OPENING: readonly Rule[] = [throatClearing, borrowedOpening];
