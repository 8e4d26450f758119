import type { Deadline } from '../deadlines/deadlines.ts';
import { inFigures } from '../in-words.ts';

/** An essay, as the map names it. */
export interface MapEssay {
  /** `main`, or a supplemental's id. */
  id: string;
  title: string;
  /** Null for the main essay. */
  college: string | null;
  prompt: string;
  words: number;
  /** In words; null where none is known. */
  limit: number | null;
  status: 'drafting' | 'editing' | 'final';
  /** What its prompt asks for; none where it was not read. */
  units: readonly string[];
  /** Whether the student said what it asks for. */
  corrected: boolean;
  /** What Laurel read, whatever the student said. */
  read: readonly string[];
  /** What is to be known before it is written. */
  caution: string | null;
  /** Its workspace. */
  href: string;
}

export type ReuseKind = 'asIs' | 'adapt' | 'start';

/** An essay from which another can be written. */
export interface ReuseSource {
  essay: MapEssay;
  kind: ReuseKind;
  /** How much of the bar is full, from 0 to 1. */
  coverage: number;
  /** How many of the things that the other prompt asks for its own asks for too. */
  answers: number;
  /** What else has to be known before its text is used. */
  notes: readonly string[];
}

/** A prompt that is not answered yet, with the essays that could serve it, the best first: at least one. */
export interface ReuseTarget {
  essay: MapEssay;
  sources: readonly ReuseSource[];
}

/** The prompts of a college that no other essay comes near. */
export interface NewPromptGroup {
  id: string;
  college: string;
  due: Deadline | null;
  essays: readonly MapEssay[];
}

/** Something that is told in essays, or could be. */
export interface StoryLine {
  id: string;
  name: string;
  /** What it is: Activity, 9 hrs/wk. */
  about: string;
  /** Whether the student has it in a list of their own, so that it could be told where it is not. */
  isListed: boolean;
  told: readonly { essayId: string; quote: string; carries: boolean }[];
}

/** The essays that one reader sees together. */
export interface StoryCollege {
  id: string;
  college: string;
  /** What is told too often, and what not at all. */
  says: string;
  /** An answer that could tell something else. */
  wayOut: { says: string; open: string; href: string } | null;
  /** The main essay, where it has a text. It is not counted. */
  main: MapEssay | null;
  answers: readonly MapEssay[];
}

/** The prompts of one college, or several colleges of which nothing is left to do. */
export interface PromptGroup {
  id: string;
  title: string;
  essays: readonly MapEssay[];
}

/** Beyond so many prompts the map folds what is not needed at once. */
export const MANY_PROMPTS = 20;

/** What stands in the place of a college beside the main essay. */
export const MAIN_ESSAY_NAME = 'Main essay';

export const figure = (count: number): string => count.toLocaleString('en');

/** 41 of 350, 41 words */
export const lengthOf = ({ words, limit }: Pick<MapEssay, 'words' | 'limit'>): string =>
  limit === null ? inFigures(words, 'word') : `${figure(words)} of ${figure(limit)}`;

/** 41 of 350 words, 41 words */
export const wordsOf = (essay: Pick<MapEssay, 'words' | 'limit'>): string =>
  essay.limit === null ? lengthOf(essay) : `${lengthOf(essay)} words`;
