import type { PromptUnit } from './prompt-units.ts';
import type { SharedQuestion } from './record.ts';

/** An essay as the map compares it with others. */
export interface ComparedEssay {
  /** `main`, or a supplemental's id. */
  id: string;
  /** Null for the main essay. */
  appId: string | null;
  /** What its prompt asks for; none where it was not read. */
  units: readonly PromptUnit[];
  /** Null where each college gets an answer of its own. */
  shared: SharedQuestion | null;
  words: number;
  /** Words; null where it is not known. */
  limit: number | null;
  /** Whether it is Editing or Final, with a text. */
  written: boolean;
}

export type ReuseKind = 'asIs' | 'adapt' | 'start';

/** From which coverage on an essay serves another prompt, and how. */
const FROM: readonly (readonly [ReuseKind, number])[] = [
  ['asIs', 0.8],
  ['adapt', 0.5],
  ['start', 0.3],
];

/** Answers that name one college, so that none of them is used elsewhere as it is. */
const OF_ONE_COLLEGE: readonly string[] = ['why-college', 'use-resources'];

/** Whether one reader gets both as answers to different questions, so that neither serves the other: of one college, or of one form that several colleges share. */
export const areReadTogether = (a: ComparedEssay, b: ComparedEssay): boolean =>
  a.appId === b.appId || (a.shared !== null && a.shared.form === b.shared?.form && !isOneAnswer(a, b));

/** Whether both colleges get the same answer, because they share the form that asks for it. */
const isOneAnswer = (a: ComparedEssay, b: ComparedEssay): boolean =>
  a.shared !== null && a.shared.question === b.shared?.question;

/** How far one essay answers the prompt of another: the share of what is asked for, times the fit of length; all of it where it is the same answer. 0 to 1. */
export function coverageOf(target: ComparedEssay, source: ComparedEssay): number {
  if (isOneAnswer(target, source)) return 1;
  if (target.units.length === 0) return 0;
  const shared = target.units.filter((unit) => source.units.includes(unit)).length;
  return (shared / target.units.length) * fitOfLength(target, source);
}

/** The shorter of both lengths divided by the longer; 1 where one is not known. */
function fitOfLength(target: ComparedEssay, source: ComparedEssay): number {
  const length = source.written ? source.words : source.limit;
  if (length === null || target.limit === null) return 1;
  return Math.min(length, target.limit) / Math.max(length, target.limit);
}

/** How an essay can serve another prompt; null where too little of it fits. */
export function reuseKind(target: ComparedEssay, source: ComparedEssay, coverage: number): ReuseKind | null {
  const kind = FROM.find(([, least]) => coverage >= least)?.[0] ?? null;
  return kind === 'asIs' && namesCollege(target, source) ? 'adapt' : kind;
}

/** Whether one of two prompts asks for something that only one college has, so that an answer names it. */
export const namesCollege = (...prompts: readonly { units: readonly string[] }[]): boolean =>
  prompts.some(({ units }) => units.some((unit) => OF_ONE_COLLEGE.includes(unit)));
