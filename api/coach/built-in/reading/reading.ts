import { BORROWED_OPENING } from '../phrases.ts';
import { type Essay, NAME, type Sentence } from '../text.ts';
import { anchorsOf, type Evidence, evidenceIn } from './evidence.ts';
import { genericness } from './generic.ts';
import type { SentenceRole } from '#contract/outline/roles.ts';
import { strongest, TURN, weighRoles } from './roles.ts';
import { isThing } from './word-kinds.ts';

/** A sentence with what was found in it. */
export type ReadSentence = Sentence & {
  evidence: Evidence;
  role: SentenceRole;
  /** 0 to 1: how far a thousand other applicants could have written it. */
  generic: number;
  /** What one could film or look up in it, from 0 on. */
  anchors: number;
  /** How far it is a thought that takes up what was told before it, 0 to 1. */
  thought: number;
};

/** What an essay does, sentence by sentence. */
export type Reading = { essay: Essay; sentences: ReadSentence[]; words: number };

export function readingOf(essay: Essay): Reading {
  const told = new Set<string>();
  const of = essay.sentences.length;
  const sentences = essay.sentences.map((sentence, at): ReadSentence => {
    const evidence = evidenceIn(sentence);
    const near = {
      before: essay.sentences[at - 1]?.text ?? null,
      after: essay.sentences[at + 1]?.text ?? null,
      n: at + 1,
      of,
    };
    // What a dictionary says is told of nobody.
    const isBorrowed = BORROWED_OPENING.some((pattern) => pattern.test(sentence.text));
    const role = isBorrowed ? 'general' : strongest(weighRoles(evidence, sentence, near));
    const generic = genericness(sentence, evidence);
    const particular = sentence.words.filter(({ key, content }) => key === NAME || (content && isThing(key)));
    const anchors = anchorsOf(evidence);
    const takesUp =
      particular.some(({ key, stem, raw }) => told.has(key === NAME ? raw.toLowerCase() : stem)) ||
      anchors >= 1.5 ||
      evidence.persons > 0;
    for (const { key, stem, raw } of particular) told.add(key === NAME ? raw.toLowerCase() : stem);
    return {
      ...sentence,
      evidence,
      role,
      generic,
      anchors,
      thought: thoughtIn(sentence.text, role, generic, takesUp, evidence),
    };
  });
  return { essay, sentences: withAbsence(sentences), words: essay.words.length };
}

/** So many sentences one after the other in which nothing can be pointed at are generic, whatever their words. */
const LONG_ABSENCE = 5;
const ABSENT = 0.2;

/** Sentences in a long run of bare ones are more generic than each is by itself. */
function withAbsence(sentences: ReadSentence[]): ReadSentence[] {
  /** How many bare sentences stand together where each stands; 0 for one that is not bare. */
  const together = sentences.map(() => 0);
  let from = 0;
  for (let at = 0; at <= sentences.length; at++) {
    if (at < sentences.length && sentences[at]!.anchors < 1) continue;
    together.fill(at - from, from, at);
    from = at + 1;
  }
  return sentences.map((sentence, at) => {
    if (together[at]! < LONG_ABSENCE) return sentence;
    const generic = Math.min(1, sentence.generic + ABSENT);
    return { ...sentence, generic, thought: generic >= 0.3 ? 0 : sentence.thought };
  });
}

/** The share of the words that stand in sentences of that sort, 0 to 1. */
export const shareOf = ({ sentences, words }: Reading, test: (sentence: ReadSentence) => boolean): number =>
  sentences.filter(test).reduce((sum, sentence) => sum + sentence.words.length, 0) / Math.max(1, words);

/** The mean over the words of what is measured of each sentence. */
export const meanOf = ({ sentences, words }: Reading, measure: (sentence: ReadSentence) => number): number =>
  sentences.reduce((sum, sentence) => sum + sentence.words.length * measure(sentence), 0) / Math.max(1, words);

/** A turn of the writer's own mind counts most; a thought counts more where it takes up what was told, and a particular wish or question a little. */
function thoughtIn(
  text: string,
  role: SentenceRole,
  generic: number,
  takesUp: boolean,
  { self, speech }: Evidence,
): number {
  if (generic >= 0.3) return 0;
  if (role === 'reflection') return TURN.test(text) ? 1 : takesUp && self ? 0.5 : 0.3;
  if (role === 'plan' && generic < 0.12) return takesUp ? 0.5 : 0.3;
  return !speech && self && TURN.test(text) ? 0.5 : 0;
}
