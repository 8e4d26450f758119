export type CommentKind = 'question' | 'praise' | 'wording';

/** A comment of somebody who reads along. */
export interface ReaderComment {
  id: string;
  /** Who made it. */
  name: string;
  kind: CommentKind;
  text: string;
  /** The words that a wording suggests. */
  replacement: string | null;
  /** The words that it is on; null for a comment on the whole. */
  quote: string | null;
  /** UTF-16 offsets of these words; null while they are gone. */
  start: number | null;
  end: number | null;
  /** What the student answered. */
  answer: string | null;
}

/** What somebody writes about the text or some of its words. */
export interface CommentDraft {
  kind: CommentKind;
  text: string;
  replacement: string;
}

/** Characters of a comment and of a suggested wording. */
export const COMMENT_LIMIT = 2_000;
export const NAME_LIMIT = 100;

export const kindNames: Record<CommentKind, string> = { question: 'Question', praise: 'Praise', wording: 'Wording' };

/** Words in a text, from one UTF-16 offset to another. */
export interface Stretch {
  start: number;
  end: number;
}
