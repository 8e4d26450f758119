import type { Cut } from '#contract/cuts.ts';
import { placesOf } from '#contract/places-of.ts';
import { countWords } from '#contract/words.ts';
import type { EssayToCut } from '../coach.ts';
import { readingOf, type ReadSentence } from './reading/reading.ts';
import { readEssay } from './text.ts';

/** From which share of its particular words on a sentence says what another one has said. */
const REPEATS = 0.6;
/** From how generic a sentence on it could stand in anybody's essay. */
const ANYBODYS = 0.3;
/** From how much of a thought on a sentence is left where it is. */
const THOUGHT = 0.5;

interface Candidate {
  sentence: ReadSentence;
  words: number;
  why: string;
  /** The higher, the sooner it could go. */
  use: number;
}

/** The sentences that could go first until a text is inside its limit, the first to go first. */
export function cutsIn({ text, limit, main }: EssayToCut): Cut[] {
  const over = countWords(text) - limit;
  const sentences = readingOf(readEssay(text)).sentences.map(withTellingWords);
  const told = main === null ? [] : readingOf(readEssay(main)).sentences.map(withTellingWords);
  const [here, inMain] = [sentences, told].map((some) => placesOf(some.map(({ telling }) => telling))) as [
    Places,
    Places,
  ];
  // The opening and the last thought of an essay carry the rest.
  const kept: (ReadSentence | undefined)[] = [sentences[0], sentences.findLast(({ thought }) => thought >= THOUGHT)];
  const candidates = sentences
    .map((sentence, at) => candidateOf(sentences, at, { here, inMain }) ?? { sentence, ...leastTold(sentence) })
    .map((candidate) => ({ ...candidate, words: countWords(candidate.sentence.text) }))
    .filter(({ sentence }) => !kept.includes(sentence) && sentences.length > 1)
    .toSorted((a, b) => b.use - a.use || b.words - a.words);
  let saved = 0;
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (saved >= over) break;
    chosen.push(candidate);
    saved += candidate.words;
  }
  // One that the others make needless would be a sentence lost for nothing.
  const needed = chosen.filter((candidate) => saved - candidate.words < over || candidate === chosen[0]);
  return needed.map(({ sentence: { start, end }, words, why }) => ({ start, end, words, why }));
}

function candidateOf(
  sentences: readonly TellingSentence[],
  at: number,
  { here, inMain }: { here: Places; inMain: Places },
): Omit<Candidate, 'words'> | undefined {
  const sentence = sentences[at]!;
  const before = saying(sentence, here).findLast((other) => other < at);
  if (before !== undefined)
    return {
      sentence,
      why:
        before === at - 1
          ? 'It says again what the sentence before it says.'
          : 'It says again what an earlier sentence says.',
      use: 3 + sentence.generic,
    };
  if (saying(sentence, inMain).length > 0)
    return { sentence, why: 'Your main essay tells this to the same reader.', use: 2.5 + sentence.generic };
  if (sentence.generic >= ANYBODYS)
    return { sentence, why: 'It could stand in anyone’s essay.', use: 2 + sentence.generic };
  if (sentence.role === 'frame')
    return { sentence, why: 'It is about the telling, and the story goes on without it.', use: 1.5 };
  return undefined;
}

/** Where nothing is wrong with a sentence, what it shows decides. */
function leastTold({ role, anchors, thought }: ReadSentence): { why: string; use: number } {
  const why =
    role === 'claim' || role === 'general'
      ? 'It claims something that the scenes around it could show.'
      : role === 'summary'
        ? 'It sums up time in which nothing is seen.'
        : 'The essay can be followed without it.';
  return { why, use: 1 - Math.min(1, anchors / 6) - thought };
}

/** In which sentences each telling word stands. */
type Places = ReturnType<typeof placesOf>;

/** A sentence with the stems of its telling words. */
interface TellingSentence extends ReadSentence {
  telling: ReadonlySet<string>;
}

const withTellingWords = (sentence: ReadSentence): TellingSentence => ({
  ...sentence,
  telling: new Set(sentence.words.filter(({ content }) => content).map(({ stem }) => stem)),
});

/** The fewest telling words by which a sentence is held against others. */
const FEWEST = 3;

/** The sentences that say what a sentence says, in text order; none for one of few telling words. */
function saying({ telling }: TellingSentence, places: Places): number[] {
  if (telling.size < FEWEST) return [];
  const inCommon = new Map<number, number>();
  for (const stem of telling) for (const at of places.get(stem) ?? []) inCommon.set(at, (inCommon.get(at) ?? 0) + 1);
  return [...inCommon]
    .flatMap(([at, words]) => (words >= REPEATS * telling.size ? [at] : []))
    .toSorted((a, b) => a - b);
}
