import { ADMISSIONS, CHANGES_OF_MIND, patternsOf } from '../phrases.ts';
import { sliceOf, type Essay, type Sentence, type Word } from '../text.ts';
import { count } from '../measure.ts';
import { CONCRETE, COPULAS, GENERAL, PEOPLE } from '../words.ts';
import { frequency } from '../frequency.ts';
import { isTellingRare, isThing, weighedClauses } from './evidence.ts';
import { clauses, findOf, like, listed, ownClaims, quoteWords, spanOf, type Find, type Rule } from './rule.ts';

/** A mind that changes, told as a correction. */
const CORRECTIONS: readonly RegExp[] = [
  ...patternsOf('CORRECTIONS'),
  // Only with a capital I.
  /\bI(?: had|'d) (?:always )?thought (?:that )?[^.!?",;]{3,70}/g,
  /\bI thought (?:that )?(?:the|I|it|my|being) [^.!?",;]{3,70}/g,
];

const LOOKS_BACK = /^(?:looking back|now)/i;
const THEN_NOT =
  /\b(?:but|instead|wrong|turns? out|turned out|wasn't|weren't|didn't|hadn't|never|nobody|no longer|until|only|not)\b/i;
const AROUND = 2;
const LEAST_SCENE = 3;
const LEAST_ENDING = 2;

const turn = like('turnOfThought', (essay) =>
  ownClaims(essay, [...CORRECTIONS, ...CHANGES_OF_MIND]).flatMap(({ start, sentence }) => {
    const at = essay.sentences.indexOf(sentence);
    const [words] = clauses({ ...sentence, words: sentence.words.filter((word) => word.start >= start) });
    const span = words ? spanOf(essay, words) : { start, end: start };
    const said = essay.plain.slice(span.start, span.end);
    const follows = `${essay.plain.slice(span.end, sentence.end)} ${essay.sentences[at + 1]?.text ?? ''} ${essay.sentences[at + 2]?.text ?? ''}`;
    if (!words || words.length < 5 || LOOKS_BACK.test(said) || count(words, GENERAL) > 1) return [];
    if (/^I(?: had|'d)? (?:always )?thought/.test(said) && !THEN_NOT.test(follows)) return [];
    return [{ ...span, detail: sceneNear(essay, at), strength: 60 }];
  }),
);

function sceneNear(essay: Essay, at: number): string {
  const near = essay.sentences.slice(Math.max(0, at - AROUND), at);
  const best = near
    .flatMap((sentence) => weighedClauses({ ...essay, sentences: [sentence] }))
    .filter(({ words, weight, seen }) => words.length >= 5 && words.length <= 16 && seen >= 1 && weight >= LEAST_SCENE)
    .at(-1);
  return quoteWords(essay, best?.words ?? []);
}

const admission = like('admission', (essay) =>
  ownClaims(essay, ADMISSIONS).map(({ start, end, sentence }) =>
    findOf(
      essay,
      sentence.words.filter((word) => word.start >= start && word.end <= end),
      61,
    ),
  ),
);

const ENDING = 0.9;
const BEFORE = 0.6;
const MOST_IMAGES = 6;

/** Near the end, an image that was set up long before: `detail` is the image and the place where it stood first. */
const landing = like('landing', (essay) => (essay.sentences.length < 8 ? [] : landings(essay).slice(0, 1)));

function landings(essay: Essay): Find[] {
  const before = sliceOf(essay, 0, BEFORE).words;
  return lastSentences(essay)
    .flatMap(clauses)
    .filter((words) => words.length >= 4 && words.length <= 16 && isSound(words) && count(words, GENERAL) === 0)
    .flatMap((words) =>
      words.flatMap((word, at) => {
        const first = before.find(({ stem }) => stem === word.stem);
        if (!first || !isImage(word, at, words) || timesUsed(essay, word) > MOST_IMAGES) return [];
        const opens = essay.words.indexOf(first) < OPENING * essay.words.length;
        const detail = `${listed([word.raw])} from the ${opens ? 'opening' : 'middle'}`;
        return [findOf(essay, words, (opens ? 68 : 66) + 1 / (1 + frequency(word.key)), detail)];
      }),
    )
    .sort((a, b) => b.strength - a.strength);
}

const OPENING = 0.2;

const lastSentences = (essay: Essay): Sentence[] => {
  const last = sliceOf(essay, ENDING, 1).sentences.slice(-3);
  return last.length > 0 ? last : essay.sentences.slice(-1);
};

const COMMON_THING = 3000;
const LEAST_LETTERS = 4;

/** A stretch with unknown words is not praised. */
const isSound = (words: Word[]): boolean => words.every((word) => word.known);

/** A thing one can picture that is not in every story, or an uncommon word that is not abstract. */
const isImage = (word: Word, at: number, words: Word[]): boolean =>
  word.key.length >= LEAST_LETTERS &&
  !PEOPLE.has(word.key) &&
  ((isThing(word, at, words) && frequency(word.key) < COMMON_THING) ||
    (CONCRETE.has(word.key) && frequency(word.key) < COMMON_THING / 2) ||
    (isTellingRare(word, at, words) && frequency(word.key) < 200));

const timesUsed = (essay: Essay, word: Word): number => essay.words.filter(({ stem }) => stem === word.stem).length;

/** The very last clause, when something is done in it and nothing is concluded. */
const endsOnScene = like('endsOnScene', (essay) => {
  const last = essay.sentences.at(-1);
  if (essay.sentences.length < 8 || !last || last.text.includes('"')) return [];
  return weighedClauses({ ...essay, sentences: [last] })
    .slice(-2)
    .filter(
      ({ words, weight, seen }) =>
        words.length >= 5 &&
        isSound(words) &&
        seen >= 1 &&
        weight >= LEAST_ENDING &&
        count(words, GENERAL) === 0 &&
        count(words, COPULAS) === 0,
    )
    .slice(-1)
    .map(({ words }) => findOf(essay, words, 64));
});

export const THOUGHT: readonly Rule[] = [turn, admission, landing, endsOnScene];
