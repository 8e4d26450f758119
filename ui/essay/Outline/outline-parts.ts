/** What a sentence does, as a student is shown it. */
export type SentenceDoes = 'scene' | 'summary' | 'thought' | 'general';

export interface OutlineSentence {
  text: string;
  does: SentenceDoes;
  words: number;
}

export interface OutlineParagraph {
  sentences: readonly OutlineSentence[];
  /** What the student says that it does. */
  line: string;
  words: number;
  people: readonly string[];
  places: readonly string[];
  times: readonly string[];
}

/** Something that the prompt asks for, and the paragraphs, from 1, that answer it. */
export interface OutlinePart {
  says: string;
  /** Where the prompt asks for it, in UTF-16 units; places are equal or do not overlap. Null where no words of it do. */
  place: { start: number; end: number } | null;
  paragraphs: readonly number[];
}

export const KINDS: readonly { does: SentenceDoes; name: string }[] = [
  { does: 'scene', name: 'Scene' },
  { does: 'summary', name: 'Summary' },
  { does: 'thought', name: 'Thought' },
  { does: 'general', name: 'General' },
];

/** The words of the sentences that do the same. */
export const wordsThat = (sentences: readonly OutlineSentence[], does: SentenceDoes) =>
  sentences.reduce((sum, sentence) => sum + (sentence.does === does ? sentence.words : 0), 0);

export const outlineSentenceId = (paragraph: number, sentence: number) => `outline-${paragraph}-${sentence}`;
export const outlineParagraphId = (paragraph: number) => `outline-${paragraph}`;
