import { frequency } from '../frequency.ts';
import { isRare } from '../measure.ts';
import { CLICHES, TURNS } from '../phrases.ts';
import { NAME, type Essay, type Word } from '../text.ts';
import { BODY, CONCRETE, GENERAL, SAYING, SHARP_SENSES, VAGUE } from '../words.ts';
import { evidenceIn, mostTelling, plainness, weighedClauses } from './evidence.ts';
import { clauses, listed, occurrences, spanOf, type Find, type Rule } from './rule.ts';

const detail: Rule = {
  key: 'concreteDetail',
  kind: 'like',
  find: (essay) =>
    weighedClauses(essay)
      .filter(({ words, shown, weight }) => words.length <= 26 && weight >= 2.6 && shown.length >= 3)
      .map(({ words, shown, weight }) => ({
        ...spanOf(essay, words),
        detail: listed(mostTelling(shown, 3)),
        strength: 40 + 6 * weight - Math.max(0, words.length - 14),
      })),
  wordings: [
    (quote, words) => [
      `${quote} gives a reader something to see, because of ${words}.`,
      'Keep it, and let the sentence after it be just as exact.',
    ],
    (quote, words) => [
      `With ${words}, you put the reader in one place in ${quote}.`,
      'Keep it whole and build on it with what happened next.',
    ],
    (quote, words) => [
      `${quote} belongs to one story only, because of ${words}.`,
      'Compare the plainer sentences with this one when you revise.',
    ],
  ],
};

const speech: Rule = {
  key: 'speech',
  kind: 'like',
  find: (essay) =>
    essay.sentences.flatMap((sentence) => {
      if (!sentence.words.some((word) => SAYING.has(word.key) || word.key === NAME)) return [];
      return [...sentence.text.matchAll(/"[^"]{3,110}"/g)]
        .slice(0, 1)
        .map((match) => ({ match, words: match[0].split(/\s+/).length }))
        .filter(({ match, words }) => words <= 16 && !/[\s"]$/.test(match[0].slice(0, -1)))
        .map(({ match, words }) => ({
          start: sentence.start + match.index,
          end: sentence.start + match.index + match[0].length,
          detail: '',
          strength: 60 - Math.abs(words - 5),
        }));
    }),
  wordings: [
    (quote) => [
      `A second voice is heard in ${quote}, in its own words.`,
      'Keep it exact and do not explain it afterwards.',
    ],
    (quote) => [
      `${quote} brings somebody into the scene without describing them.`,
      'Build on it by showing how you took it.',
    ],
  ],
};

const turn: Rule = {
  key: 'turnOfThought',
  kind: 'like',
  find: (essay) =>
    TURNS.flatMap((pattern) => occurrences(essay, essay.sentences, pattern)).flatMap(({ start, sentence }) => {
      const [words] = clauses({ ...sentence, words: sentence.words.filter((word) => word.start >= start) });
      return !words || words.length < 5
        ? []
        : [{ ...spanOf(essay, words), detail: '', strength: 56 + 2 * evidenceIn(words).weight }];
    }),
  wordings: [
    (quote) => [
      `${quote} shows you thinking differently than before.`,
      'Keep it, and give the time before and the time after a moment each.',
    ],
    (quote) => [
      `${quote} sets what you thought against what you came to think.`,
      'Build on it by naming what changed your mind.',
    ],
  ],
};

const senses: Rule = {
  key: 'sensoryDetail',
  kind: 'like',
  find: (essay) =>
    weighedClauses(essay).flatMap(({ words, weight }) => {
      const sensed = words.filter((word) => SHARP_SENSES.has(word.key));
      const tied = words.some((word) => CONCRETE.has(word.key) || BODY.has(word.key) || isRare(word));
      return sensed.length === 0 || !tied || words.length > 20
        ? []
        : [
            {
              ...spanOf(essay, words),
              detail: listed(mostTelling(sensed.slice(0, 1), 1)),
              strength: 46 + 5 * sensed.length + 2 * weight,
            },
          ];
    }),
  wordings: [
    (quote, words) => [
      `In ${quote}, ${words} lets a reader sense the scene instead of being told about it.`,
      'Keep it and cut any sentence nearby that explains it.',
    ],
    (quote, words) => [
      `The scene can be felt through ${words} in ${quote}.`,
      'Look for one more place where a sound, a smell or a texture would do the same.',
    ],
  ],
};

const LONG = 18;
const TOO_LONG = 40;

const shortAfterLong: Rule = {
  key: 'shortAfterLong',
  kind: 'like',
  find: (essay) =>
    essay.sentences.flatMap((sentence, at) => {
      const before = essay.sentences[at - 1]?.words.length ?? 0;
      const short = sentence.words.length >= 2 && sentence.words.length <= 6 && /^\p{Lu}[^"?]*\.$/u.test(sentence.text);
      return short &&
        before >= LONG &&
        before <= TOO_LONG &&
        isSound(sentence.words) &&
        sentence.words.some((word) => word.content)
        ? [{ ...spanOf(essay, sentence.words), detail: String(before), strength: 44 + before / 4 }]
        : [];
    }),
  wordings: [
    (quote, words) => [
      `After a sentence of ${words} words, ${quote} stops short, so it is heard.`,
      'Keep it by itself, and do not use the same turn often.',
    ],
  ],
};

/** Nothing to be praised on words that nobody knows. */
const isSound = (words: Word[]): boolean => words.every((word) => word.known);

const landing: Rule = {
  key: 'landing',
  kind: 'like',
  find: (essay) => (essay.sentences.length < 8 ? [] : landings(essay).slice(0, 1)),
  wordings: [
    (quote, word) => [
      `The ending comes back to ${word} from the opening in ${quote}.`,
      'Keep it near the end and add no lesson after it.',
    ],
  ],
};

function landings(essay: Essay): Find[] {
  const opening = new Set(
    essay.sentences.slice(0, 3).flatMap(({ words }) => words.filter(isImage).map((word) => word.stem)),
  );
  return essay.sentences
    .slice(-3)
    .reverse()
    .flatMap((sentence) => clauses(sentence).reverse())
    .filter(
      (words) =>
        words.length >= 4 && words.length <= 16 && isSound(words) && !words.some((word) => GENERAL.has(word.key)),
    )
    .flatMap((words) => {
      const image = words.find(
        (word) => isImage(word) && opening.has(word.stem) && timesUsed(essay, word) <= MOST_IMAGES,
      );
      return image ? [{ ...spanOf(essay, words), detail: listed([image.raw]), strength: 66 }] : [];
    });
}

const MOST_IMAGES = 6;
const ABSTRACT = /(?:tion|sion|ment|ness|ity|ance|ence|ism|ship|ly|ive|ous|ful|able|ible|al)s?$/;

/** A thing one can picture, or an uncommon word that does not end like an abstract one. */
const isImage = (word: Word): boolean =>
  CONCRETE.has(word.key) ||
  (isRare(word) && word.key.length >= 4 && frequency(word.key) < 200 && !ABSTRACT.test(word.key));

const timesUsed = (essay: Essay, word: Word): number => essay.words.filter(({ stem }) => stem === word.stem).length;

const OWN = new Set(['i', 'my', 'we', 'me', 'our']);
/** Verbs of what holds at any time: nothing happens in a clause with one. */
const TIMELESS = new Set([
  'am',
  'is',
  'are',
  'will',
  'would',
  'should',
  'can',
  'do',
  'have',
  'think',
  'agree',
  'believe',
  'like',
  'want',
  'need',
  'know',
]);

/** Where nothing stronger is found: the clause that comes nearest to a moment of the student's own. */
const nearest: Rule = {
  key: 'nearestToOwn',
  kind: 'like',
  find: (essay) =>
    weighedClauses(essay)
      .filter(
        ({ words }) =>
          words.length >= 5 && words.length <= 26 && isSound(words) && words.some(({ key }) => OWN.has(key)),
      )
      .filter(({ words }) => !words.some(({ key }) => GENERAL.has(key) || TIMELESS.has(key)))
      .map(({ words, weight }) => ({
        words,
        weight,
        ...spanOf(essay, words),
        vague: words.filter(({ key }) => VAGUE.has(key)).length,
      }))
      .filter(({ start, end }) => !CLICHES.some((cliche) => essay.plain.slice(start, end).search(cliche) >= 0))
      .map(({ start, end, words, weight, vague }) => ({
        start,
        end,
        detail: '',
        strength: 20 + 2 * weight - plainness(words) - 2 * vague,
      })),
  wordings: [
    (quote) => [`A story could start from ${quote}.`, 'Build on it: say where you were and who else was there.'],
    (quote) => [`You could say much more from ${quote} on.`, 'Build on it with the part you remember best.'],
  ],
};

/** Where not even a moment is found: a view that is the student's own. */
const ownView: Rule = {
  key: 'ownView',
  kind: 'like',
  find: (essay) =>
    essay.sentences.flatMap(({ words }) => {
      const at = words.findIndex(
        (word, place) =>
          word.key === 'i' &&
          ['think', 'believe', 'like', 'want', 'hope', 'agree', 'know'].includes(words[place + 1]?.key ?? ''),
      );
      const view = words.slice(Math.max(0, at));
      return at < 0 || view.length < 5
        ? []
        : [{ ...spanOf(essay, view), detail: '', strength: 4 - plainness(view) / 5 + evidenceIn(view).weight / 5 }];
    }),
  wordings: [(quote) => [`${quote} is your own view.`, 'Build on it with the day on which you came to hold it.']],
};

export const LIKES: readonly Rule[] = [detail, speech, turn, senses, shortAfterLong, landing, nearest, ownView];
