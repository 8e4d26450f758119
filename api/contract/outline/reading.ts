import type { EssayKind } from '../essay-kind.ts';
import type { PromptUnit } from '../map/prompt-units.ts';
import type { UnitsFrom } from '../map/read-units.ts';
import { countWords } from '../words.ts';
import type { NameKinds } from './named-words.ts';
import type { SentenceRole } from './roles.ts';

/** A sentence of the essay with what it does, at UTF-16 offsets. */
export interface ReadSentence {
  start: number;
  end: number;
  role: SentenceRole;
}

/** An essay as an outline is made of it. */
export interface EssayToOutline {
  text: string;
  prompt: string;
  /** What the prompt asks for. */
  units: readonly PromptUnit[];
  unitsFrom: UnitsFrom;
  kind: EssayKind;
  /** The college that the essay goes to; null for the main essay. */
  college: string | null;
  nameKinds: NameKinds;
  /** Every sentence, in text order. */
  sentences: readonly ReadSentence[];
}

/** A sentence with its words, and how many stand before it. */
export interface CountedSentence extends ReadSentence {
  text: string;
  words: number;
  before: number;
}

export function countedSentences(text: string, sentences: readonly ReadSentence[]): CountedSentence[] {
  let before = 0;
  return sentences.map((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    const counted = { ...sentence, text: words, words: countWords(words), before };
    before += counted.words;
    return counted;
  });
}
