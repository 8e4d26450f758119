import type { EssayKind } from '#contract/essay-kind.ts';
import type { Draft, WritingStatus } from '#contract/essays.ts';
import type { Supplemental } from '#contract/supplementals.ts';

/** What a student sets of an essay. */
export interface Writing {
  title: string;
  text: string;
  status: WritingStatus;
  prompt: string;
  /** Words. */
  wordLimit: number | null;
  /** What the student says that the essay is for; null where its prompt tells. */
  kind: EssayKind | null;
}

/** The main essay or a supplemental, in one form. */
export interface Essay extends Omit<Draft, keyof Writing>, Writing {
  /** Null for the main essay. */
  college: string | null;
  /** The essay whose text was copied into it; null where none was. */
  startedFrom: Supplemental['startedFrom'];
  /** The ids by which a deleted essay is brought back: its own, and that of the application it may have been deleted with. */
  restoreIds: readonly string[];
}

export function essayOfDraft(draft: Draft): Essay {
  return { ...draft, college: null, startedFrom: null, restoreIds: [] };
}

export function essayOfSupplemental({ response, feedback, appCollege, ...rest }: Supplemental): Essay {
  const { likes, needsWork, categories } = feedback ?? { likes: [], needsWork: [], categories: null };
  return {
    ...rest,
    college: appCollege,
    text: response,
    likes,
    needsWork,
    categories,
    restoreIds: [rest.id, rest.appId],
  };
}

/** Everything that a student can change of an essay. */
export const writingParts = [
  'text',
  'title',
  'status',
  'prompt',
  'wordLimit',
  'kind',
] as const satisfies (keyof Writing)[];
