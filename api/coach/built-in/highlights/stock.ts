import { BORROWED_OPENING, CLAIMED_LESSONS, CLICHES, THROAT_CLEARING } from '../phrases.ts';
import { sliceOf, type Essay } from '../text.ts';
import { FUNCTION_WORDS, GENERAL } from '../words.ts';
import { evidenceIn, weighedClauses } from './evidence.ts';
import { clauses, occurrences, quote, spanOf, type Find, type Rule } from './rule.ts';

/** The clause with the most in it for a reader to see, as a place to open on or to build on. */
function bestClause(essay: Essay): string {
  const best = weighedClauses(essay)
    .filter(({ words, weight }) => words.length >= 4 && words.length <= 22 && weight >= 2)
    .reduce<{ start: number; end: number; weight: number } | undefined>(
      (most, { words, weight }) => (most && most.weight >= weight ? most : { ...spanOf(essay, words), weight }),
      undefined,
    );
  return best ? quote(essay, best.start, best.end) : '';
}

const opening =
  (patterns: readonly RegExp[], strength: number) =>
  (essay: Essay): Find[] => {
    const first = essay.sentences.slice(0, 1);
    const best = bestClause(essay);
    return patterns
      .flatMap((pattern) => occurrences(essay, first, pattern))
      .slice(0, 1)
      .map((found) => ({ ...found, detail: best, strength }));
  };

const throatClearing: Rule = {
  key: 'throatClearing',
  kind: 'needsWork',
  find: opening(THROAT_CLEARING, 88),
  wordings: [
    (quote, best) => [
      `${quote} could open an essay by anyone, and your story has not started yet.`,
      best ? `Cut it and try opening on ${best}.` : 'Cut it and open on the first thing that happened.',
    ],
  ],
};

const borrowedOpening: Rule = {
  key: 'borrowedOpening',
  kind: 'needsWork',
  find: opening(BORROWED_OPENING, 90),
  wordings: [
    (quote, best) => [
      `${quote} gives the first lines to somebody else's words.`,
      best ? `Start with your own, for example ${best}.` : 'Start with your own: one thing that you saw or did.',
    ],
  ],
};

const cliche: Rule = {
  key: 'cliche',
  kind: 'needsWork',
  find: (essay) =>
    CLICHES.flatMap((pattern) => occurrences(essay, essay.sentences, pattern)).map((found) => ({
      ...found,
      detail: '',
      strength: 78,
    })),
  wordings: [
    (quote) => [`${quote} could be anyone's.`, 'Cut it and let what you did show the same thing.'],
    (quote) => [
      `Many application essays say ${quote}, and readers pass over it.`,
      'Replace it with the one fact that made you write it.',
    ],
    (quote) => [
      `${quote} says less about you than the story around it.`,
      'Write what happened at that moment in its place.',
    ],
  ],
};

const claimedLesson: Rule = {
  key: 'claimedLesson',
  kind: 'needsWork',
  find: (essay) =>
    CLAIMED_LESSONS.flatMap((pattern) => occurrences(essay, essay.sentences, pattern)).map(
      ({ start, end, sentence }) => ({
        ...spanOf(
          essay,
          sentence.words.filter((word) => word.start >= start && word.end <= end),
        ),
        detail: '',
        strength: 74,
      }),
    ),
  wordings: [
    (quote) => [
      `${quote} is a lesson that many other stories could end on.`,
      'Name one thing you did differently afterwards, on a particular day.',
    ],
    (quote) => [
      `The reader is told the lesson in ${quote} and does not see you learn it.`,
      'Go back to the moment it happened and show what changed.',
    ],
  ],
};

const generalEnding: Rule = {
  key: 'generalEnding',
  kind: 'needsWork',
  find: (essay) =>
    sliceOf(essay, 0.85, 1)
      .sentences.flatMap(clauses)
      .map((words) => ({
        words,
        general: words.filter((word) => GENERAL.has(word.key)).length,
        shown: evidenceIn(words).weight,
      }))
      .filter(({ words, general, shown }) => words.length >= 4 && general >= 2 && shown < 1)
      .map(({ words, general }) => ({ ...spanOf(essay, words), detail: '', strength: 66 + 3 * general })),
  wordings: [
    (quote) => [
      `By ${quote}, the essay has left your story and speaks of life in general.`,
      'End on the last thing you saw, did or said.',
    ],
  ],
};

const repeatedSentence: Rule = {
  key: 'repeatedSentence',
  kind: 'needsWork',
  find: (_, whole) => {
    const seen = new Set<string>();
    return whole.sentences.flatMap((sentence) => {
      const said = sentence.words.map((word) => word.key).join(' ');
      const again = sentence.words.length >= 4 && seen.has(said);
      seen.add(said);
      return again ? [{ ...spanOf(whole, sentence.words), detail: '', strength: 86 }] : [];
    });
  },
  wordings: [
    (quote) => [`You have written ${quote} before.`, 'Cut it here and use the space for something new.'],
    (quote) => [
      `${quote} repeats an earlier sentence word for word.`,
      'Keep whichever of the two stands where it matters more.',
    ],
  ],
};

const WINDOW = 60;
const OFTEN = 5;

/** The same content word five times or more within sixty words: its last occurrence there is marked. */
const repeatedWord: Rule = {
  key: 'repeatedWord',
  kind: 'needsWork',
  find: (essay) => {
    const places = new Map<string, number[]>();
    essay.words.forEach((word, at) => {
      if (word.content && word.known && !FUNCTION_WORDS.has(word.stem))
        places.set(word.stem, [...(places.get(word.stem) ?? []).slice(-40), at]);
    });
    return [...places.values()].flatMap((at) => {
      for (let last = at.length - 1; last >= OFTEN - 1; last--) {
        const within = at.filter((place) => place <= (at[last] ?? 0) && place > (at[last] ?? 0) - WINDOW).length;
        const word = essay.words[at[last] ?? 0];
        if (within >= OFTEN && word)
          return [{ ...spanOf(essay, [word]), detail: String(within), strength: 46 + 3 * within }];
      }
      return [];
    });
  },
  wordings: [
    (quote, times) => [
      `${quote} and its forms stand ${times} times within sixty words.`,
      'Keep the one that matters and write something more exact for the others.',
    ],
    (quote, times) => [
      `You come back to ${quote} ${times} times in a short stretch.`,
      'Join two of those sentences into one that uses it once.',
    ],
  ],
};

export const STOCK: readonly Rule[] = [
  throatClearing,
  borrowedOpening,
  cliche,
  claimedLesson,
  generalEnding,
  repeatedSentence,
  repeatedWord,
];
