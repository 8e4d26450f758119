import { CLAIMED_LESSONS, patternsOf } from '../phrases.ts';
import { sliceOf, type Essay, type Sentence, type Word } from '../text.ts';
import { ACTIONS, DEEDS, GENERAL, INSIGHT, THINKING, VIRTUES, setOf, list } from '../words.ts';
import { evidenceIn, weighedClauses } from './evidence.ts';
import {
  clauses,
  DISOWNED,
  findOf,
  fromFirstToLast,
  listed,
  needsWork,
  ownClaims,
  quoteWords,
  spanOf,
  type Find,
  type Rule,
} from './rule.ts';

const MORE_LESSONS: readonly RegExp[] = [
  ...patternsOf('MORE_LESSONS'),
  // Only with a capital, which is a name.
  /\b[A-Z][a-z]+ (?:has |have )?taught me (?:so )?(?:that|many|the (?:importance|value|meaning))[^.!?,;"]{3,60}/g,
];

const LESSON_HEADS = setOf('this that my the these');

/** The lesson with the "This" before it. */
function lessonsIn(essay: Essay): (Find & { sentence: Sentence; words: Word[] })[] {
  return ownClaims(essay, [...MORE_LESSONS, ...CLAIMED_LESSONS]).map(({ start, end, sentence }) => {
    const from = sentence.words.findIndex((word) => word.start >= start);
    const head = LESSON_HEADS.has(sentence.words[from - 1]?.key ?? '') ? 1 : 0;
    const words = sentence.words.filter((word, at) => at >= from - head && word.end <= end);
    return { ...spanOf(essay, words), strength: 73, sentence, words };
  });
}

const claimedLesson = needsWork('claimedLesson', (essay) =>
  lessonsIn(essay)
    .filter(({ sentence }) => !isShown(sentence))
    .map(bare),
);

const bare = ({ start, end, detail, strength }: Find): Find => ({ start, end, detail, strength });
const isShown = ({ words }: Sentence): boolean => evidenceIn(words).weight >= 2.2;

/** A lesson near the end whose words stand nowhere before it. */
const unearnedLesson = needsWork('unearnedLesson', (essay) => {
  const last = sliceOf(essay, 0.7, 1).sentences[0]?.start ?? Infinity;
  return lessonsIn(essay)
    .filter(({ start, sentence }) => start >= last && !isShown(sentence))
    .flatMap((found) => {
      const verb = found.words.findIndex(({ key }) => LESSON_VERBS.has(key));
      const lesson = found.words
        .slice(verb + 1)
        .filter((word) => word.content && word.key.length >= 5 && !OF_LESSONS.has(word.key));
      const before = new Set(essay.words.filter(({ end }) => end <= found.start).map(({ stem }) => stem));
      const missing = lesson
        .filter(({ stem }) => !before.has(stem))
        .sort((a, b) => b.key.length - a.key.length)
        .slice(0, 2);
      return verb >= 0 && missing.length === 2
        ? [{ ...bare(found), detail: listed(missing.map(({ key }) => key)), strength: 76 }]
        : [];
    });
});

/** Words that come with the claim, and are no part of what was learned. */
const OF_LESSONS = new Set([...GENERAL, ...list('OF_LESSONS')]);
const LESSON_VERBS = setOf('taught learned showed shown realized realize appreciate understood');

const MANY_VIRTUES = 3;
const TWO_WORD_VIRTUE = /\b(?:problem[- ]solving|time management|critical thinking|work ethic|public speaking)\b/gi;

/** Virtues in a row. */
const virtues = needsWork('virtues', (essay) =>
  essay.sentences.flatMap(({ words, text }): Find[] => {
    const named = words.filter(({ key }) => VIRTUES.has(key));
    const many = named.length + (text.match(TWO_WORD_VIRTUE)?.length ?? 0);
    if (named.length === 0 || many < MANY_VIRTUES || !text.includes(',')) return [];
    return [findOf(essay, fromFirstToLast(words, named), 75, String(many))];
  }),
);

const EVERYBODY = new Set([...GENERAL, ...list('EVERYBODY')]);
const TIMELESS = setOf('is are can will makes brings determines takes comes face have make need should must listen');
const OF_A_STORY = setOf('i my me he she his her they was were had did said this these that here');
const MAXIM_WORDS = 2;

/** A saying of one's own: true of everybody at any time. What follows "I believe that" counts as said by itself. */
const maxim = needsWork('maxim', (essay) =>
  essay.sentences
    .filter(({ text }) => !text.includes('"') && !text.endsWith('?'))
    .flatMap(({ words }) => {
      const said = afterOpinion(words);
      const general = said.filter(({ key }) => EVERYBODY.has(key)).length;
      const isSaying =
        said.length >= 5 &&
        said.length <= 22 &&
        general >= MAXIM_WORDS &&
        said.some(({ key }) => TIMELESS.has(key)) &&
        !said.some(({ key, raw }) => OF_A_STORY.has(key) || /\d/.test(raw)) &&
        evidenceIn(said).weight < 1;
      return isSaying ? [findOf(essay, said, 62 + general)] : [];
    }),
);

const OPINIONS = setOf('believe think learned realized know feel');

function afterOpinion(words: Word[]): Word[] {
  const that = words.findIndex(({ key }, at) => key === 'that' && OPINIONS.has(words[at - 1]?.key ?? ''));
  return that >= 0 && that <= 4 ? words.slice(that + 1) : words;
}

const generalEnding = needsWork('generalEnding', (essay) => {
  const last = lastScene(essay);
  return sliceOf(essay, 0.87, 1)
    .sentences.flatMap(clauses)
    .map((words) => ({ words, general: words.filter((word) => GENERAL.has(word.key)).length }))
    .filter(
      ({ words, general }) =>
        words.length >= 4 &&
        general >= 2 &&
        evidenceIn(words).weight < 1 &&
        !words.some(({ key }) => key === 'i' || key === 'my'),
    )
    .map(({ words, general }) => findOf(essay, words, 66 + 3 * general, last));
});

/** The last place with something to see, late in the essay. */
function lastScene(essay: Essay): string {
  const found = weighedClauses(sliceOf(essay, 0.6, 0.97)).findLast(
    ({ words, weight, seen }) => weight >= 2 && seen >= 2 && words.length >= 5,
  );
  return quoteWords(essay, found?.words ?? []);
}

const MINDFUL = new Set([...INSIGHT, ...THINKING]);

/** Where the essay reflects least: a strong moment of the writer's own beside which no thought stands. A question, not a fault. */
const unspoken = needsWork('unspokenThought', (essay) => {
  const half = essay.sentences.length / 2;
  return essay.sentences.flatMap((sentence, at): Find[] => {
    const near = [sentence, essay.sentences[at + 1]].flatMap((one) => one?.words ?? []);
    if (
      at < half ||
      DISOWNED.test(sentence.text) ||
      at > essay.sentences.length - 3 ||
      near.some(({ key }) => MINDFUL.has(key))
    )
      return [];
    return weighedClauses({ ...essay, sentences: [sentence] })
      .filter(({ words, seen }) => seen >= 1 && words.length >= 5 && actsFirst(words))
      .map(({ words, weight }) => findOf(essay, words, 8 + weight));
  });
});

/** "I drew", "I quietly put": something the writer did once. */
const actsFirst = (words: Word[]): boolean =>
  words.some(({ key }, at) => {
    const verb = words[at + 1]?.key.endsWith('ly') ? words[at + 2] : words[at + 1];
    return key === 'i' && verb !== undefined && (ACTIONS.has(verb.key) || DEEDS.has(verb.key));
  });

export const LESSONS: readonly Rule[] = [unearnedLesson, claimedLesson, virtues, maxim, generalEnding, unspoken];
