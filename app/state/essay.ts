import type { Draft, WritingStatus } from '#contract/essays.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import type { UnsavedWriting } from '#app/storage/unsaved-writing.ts';

/** What a student sets of an essay. */
export interface Writing {
  title: string;
  text: string;
  status: WritingStatus;
  prompt: string;
  /** Words. */
  wordLimit: number | null;
}

/** The main essay or a supplemental, in one form. */
export interface Essay extends Omit<Draft, keyof Writing>, Writing {
  /** Null for the main essay. */
  college: string | null;
  /** By which it is brought back where it was deleted: its own, and that of the application that it may have been deleted with. */
  restoreIds: readonly string[];
}

export function essayOfDraft(draft: Draft): Essay {
  return { ...draft, college: null, restoreIds: [] };
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

/** Everything but the text: title, status, prompt and word limit. */
export const metaParts = ['title', 'status', 'prompt', 'wordLimit'] as const satisfies (keyof Writing)[];
const parts = ['text', ...metaParts] as const;

export function writingOf({ title, text, status, prompt, wordLimit }: Writing): Writing {
  return { title, text, status, prompt, wordLimit };
}

/** What differs between two states of an essay. */
export function changesOf(from: Writing, to: Writing): Partial<Writing> {
  return Object.fromEntries(parts.filter((part) => to[part] !== from[part]).map((part) => [part, to[part]]));
}

/** An essay with what was kept of it in the browser. */
export function restored(loaded: Writing, kept: UnsavedWriting | null): Writing {
  return writingOf({ ...writingOf(loaded), ...kept });
}
