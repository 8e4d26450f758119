import { countWords } from '#contract/words.ts';
import { SHORT, SHORT_CEILING } from '../../short-essay.ts';
import { matches, per100, ramp, share, windowVariety } from '../measure.ts';
import { SHORT_ANSWER } from '#contract/essay-kind.ts';
import { impossibleNeighbours } from './impossible-neighbours.ts';
import { misspellings } from '../spelling.ts';
import { readEssay, withSentences, type Essay, type Sentence } from '../text.ts';
import { FUNCTION_WORDS } from '../words.ts';

/** What a guard takes away: a share of every category, 0 to 1. */
export type Loss = { guard: string; share: number };

/**
 * What the guards leave of an essay. `remaining` is the essay without the sentences that only imitate one. Every category is
 * multiplied by `factor`, 0 to 1, which comes from the `losses`; the score is at most `ceiling`, 0 to 100.
 */
export type Guarded = { remaining: Essay; losses: readonly Loss[]; factor: number; ceiling: number };

/**
 * Takes out repeated sentences, sentences copied from the prompt, sentences of unknown words and bare lists of words.
 * Each loss is a ramp, so that no small edit moves the score by a step.
 */
export function guard(essay: Essay, prompt: string, wordLimit: number | null): Guarded {
  const { remaining, copied } = takeOut(essay, prompt);
  const words = essay.words.length;
  const remainingWords = remaining.words.length;
  const stops = matches(essay.prose, /[.!?\u2026]+/g);
  const perStop = words / Math.max(1, stops);
  const broken = remainingWords < SHORT ? 0 : per100(remaining, impossibleNeighbours(remaining));
  const misspelled = remainingWords < SHORT ? 0 : per100(remaining, misspellings(remaining).length);
  const losses: Loss[] = [
    { guard: 'repeated sentences, or sentences of the prompt', share: 0.6 * ramp(copied / Math.max(1, words), 0, 0.8) },
    { guard: 'too few full stops', share: 0.45 * ramp(words, 60, 100) * ramp(perStop, 50, 80) },
    { guard: 'words in an order that English does not have', share: 0.55 * ramp(broken, 1.6, 3) },
    {
      guard: 'the same words over and over',
      share: remainingWords < SHORT ? 0 : 0.9 * (1 - ramp(windowVariety(remaining.words), 0.2, 0.45)),
    },
    { guard: 'misspelled words', share: 0.4 * ramp(misspelled, 4, 14) },
  ];
  const factor = losses.reduce((product, { share }) => product * (1 - share), 1);
  const readable = Math.min(remainingWords, countWords(essay.text));
  return { remaining, losses, factor, ceiling: ceilingOf(readable, wordLimit) };
}

/** How high a text of so many words can score. A short answer is asked for no more words than its limit has room for. */
function ceilingOf(words: number, wordLimit: number | null): number {
  if (wordLimit !== null && wordLimit <= SHORT_ANSWER) return words === 0 ? 0 : 100;
  if (words < SHORT) return (SHORT_CEILING * words) / SHORT;
  return wordLimit === null ? Math.min(100, SHORT_CEILING + 0.8 * (words - SHORT)) : 100;
}

/** How often a sentence may come before it counts as pasted: a short one, such as “No.”, three times. */
const timesAllowed = ({ words }: Sentence): number => (words.length >= 4 ? 1 : 3);

function takeOut(essay: Essay, prompt: string): { remaining: Essay; copied: number } {
  const asked = new Set(readEssay(prompt).sentences.map(wording));
  const times = new Map<string, number>();
  const sentences: Sentence[] = [];
  let copied = 0;
  for (const sentence of essay.sentences) {
    const said = wording(sentence);
    const so = (times.get(said) ?? 0) + 1;
    times.set(said, so);
    const isCopied = so > timesAllowed(sentence) || (sentence.words.length >= 4 && asked.has(said));
    if (isCopied) copied += sentence.words.length;
    else if (!isWordList(sentence) && !isGibberish(sentence)) sentences.push(sentence);
  }
  return { remaining: withSentences(essay, sentences), copied };
}

const wording = (sentence: Sentence): string => sentence.words.map((word) => word.key).join(' ');

const isLong = (sentence: Sentence): boolean => sentence.words.length >= 8;

const isWordList = (sentence: Sentence): boolean =>
  isLong(sentence) && share(sentence.words, (word) => FUNCTION_WORDS.has(word.key)) < 0.12;

const isGibberish = (sentence: Sentence): boolean =>
  isLong(sentence) && share(sentence.words, (word) => !word.known) > 0.5;
