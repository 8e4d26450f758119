import { withSentences, type Essay, type Sentence, type Word } from '../text.ts';
import { EMPTY_WORDS, FEELING_VERBS, FEELINGS, INTENSIFIERS, LOOSE_WORDS } from '../words.ts';
import { evidenceIn, plainness, weighedClauses } from './evidence.ts';
import { clauses, listed, spanOf, type Find, type Rule } from './rule.ts';

const REACH = 8;

/** What somebody says in quotation marks may be as vague as people are. */
const isNarrated = ({ text }: Sentence): boolean => !text.includes('"');

/** The shortest stretch that holds vague words close to each other, at least one of them an empty one. */
const vague: Rule = {
  key: 'vagueWords',
  kind: 'needsWork',
  find: (essay) =>
    essay.sentences
      .filter(isNarrated)
      .flatMap(clauses)
      .flatMap((words) => {
        const at = words.flatMap((word, place) =>
          EMPTY_WORDS.has(word.key) || LOOSE_WORDS.has(word.key) ? [place] : [],
        );
        const first = at.find((place) => at.some((other) => other > place && other - place < REACH));
        if (first === undefined) return [];
        const inReach = at.filter((place) => place >= first && place - first < REACH);
        const found = inReach.flatMap((place) => words[place] ?? []);
        const empty = found.filter((word) => EMPTY_WORDS.has(word.key)).length;
        if (empty === 0 && found.length < 3) return [];
        const stretch = words.slice(first, (inReach.at(-1) ?? first) + 1);
        return [
          {
            ...spanOf(essay, stretch),
            detail: listed(found.map((word) => word.raw)),
            strength: 52 + 4 * found.length + 2 * empty,
          },
        ];
      }),
  wordings: [
    (quote, words) => [
      `In ${quote}, ${words} leave the reader to guess what you mean.`,
      'Put in what each of them stands for.',
    ],
    (quote, words) => [
      `Words like ${words} in ${quote} fit any story.`,
      'Choose the one detail behind them and write that.',
    ],
    (quote) => [`${quote} stays general where the reader wants a fact.`, 'Say who, what or how many.'],
  ],
};

const emptyWord: Rule = {
  key: 'emptyWord',
  kind: 'needsWork',
  find: (essay) =>
    essay.sentences.filter(isNarrated).flatMap(({ words }) =>
      words.flatMap((word, at) => {
        if (!EMPTY_WORDS.has(word.key)) return [];
        const next = words[at + 1];
        const stretch: Word[] =
          INTENSIFIERS.has(word.key) && next && next.start - word.end === 1 ? [word, next] : [word];
        return [{ ...spanOf(essay, stretch), detail: '', strength: 34 }];
      }),
    ),
  wordings: [
    (quote) => [`${quote} could be made more exact.`, 'Write the fact behind it and see how the sentence reads then.'],
    (quote) => [`${quote} asks the reader to fill in your meaning.`, 'Write the detail that made you choose it.'],
  ],
};

const feelingTold: Rule = {
  key: 'feelingTold',
  kind: 'needsWork',
  find: (essay) =>
    essay.sentences.flatMap(({ words }): Find[] => {
      const feeling = words.findIndex((word) => FEELINGS.has(word.key));
      const verb = words
        .slice(Math.max(0, feeling - 3), Math.max(0, feeling))
        .findIndex((word) => FEELING_VERBS.has(word.key));
      if (feeling < 1 || verb < 0) return [];
      const from = Math.max(0, feeling - 3) + verb;
      const subject = words[from - 1];
      if (subject?.key !== 'i') return [];
      const stretch = words.slice(from - 1, feeling + 1);
      return [{ ...spanOf(essay, stretch), detail: listed([words[feeling]?.raw ?? '']), strength: 57 }];
    }),
  wordings: [
    (quote, word) => [
      `${quote} names a feeling, and ${word} means something else to each reader.`,
      'Write what your hands, your face or your voice did.',
    ],
    (quote) => [`A reader has to take ${quote} on trust.`, 'Give one thing that somebody in the room could have seen.'],
  ],
};

/** There is always a plainest place: the clause with the least to see and the commonest words. */
const plainest: Rule = {
  key: 'plainest',
  kind: 'needsWork',
  find: (essay) =>
    weighedClauses(withSentences(essay, essay.sentences.filter(isNarrated)))
      .filter(({ words }) => words.length >= 6 && words.length <= 24)
      .map(({ words, weight }) => ({
        ...spanOf(essay, words),
        detail: '',
        strength: 4 + 5 * plainness(words) - 6 * weight,
      })),
  wordings: [
    (quote) => [
      `${quote} is the plainest line here.`,
      'See whether the essay misses it when it is gone, or give it one thing that was there.',
    ],
    (quote) => [`There is little to look at in ${quote}.`, 'Add an object, a number or the words somebody said.'],
  ],
};

/** Mean log10 frequency of content words above which a sentence is plainer than most. */
const PLAIN = 3.6;

/** Where nothing happens and nothing can be seen for a whole sentence of length. */
const nothingShown: Rule = {
  key: 'nothingShown',
  kind: 'needsWork',
  find: (essay: Essay) =>
    essay.sentences
      .filter(({ words }) => words.length >= 15 && evidenceIn(words).weight === 0 && plainness(words) > PLAIN)
      .map(({ words }) => ({
        ...spanOf(essay, words),
        detail: String(words.length),
        strength: 38 + Math.min(8, words.length / 5),
      })),
  wordings: [
    (quote, length) => [
      `The sentence that starts ${quote} runs for ${length} words without a thing, a name or an act.`,
      'Set it in one place and on one day.',
    ],
    (quote) => [
      `${quote} explains where it could show.`,
      'Find the moment that made you think so and write that instead.',
    ],
  ],
};

export const WORDING: readonly Rule[] = [vague, feelingTold, emptyWord, nothingShown, plainest];
