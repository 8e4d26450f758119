import type { Activity } from '../activities.ts';
import type { WritingStatus } from '../essays.ts';
import type { Honor } from '../honors.ts';
import type { PromptUnit } from './prompt-units.ts';

/** What the map needs to know of an essay. */
export interface MapEssay {
  /** `main`, or a supplemental's id. */
  id: string;
  /** Null for the main essay. */
  appId: string | null;
  title: string;
  prompt: string;
  text: string;
  /** Words of the text. */
  words: number;
  /** Words; null where it is not known. */
  limit: number | null;
  status: WritingStatus;
  /** What the student says that the prompt asks for; null where they leave it to Laurel. */
  units: readonly PromptUnit[] | null;
}

/** What the map is made of. */
export interface MapRecord {
  /** The main essay first, then those of the soonest deadline. */
  essays: readonly MapEssay[];
  applications: readonly { id: string; college: string }[];
  activities: readonly Pick<Activity, 'id' | 'title' | 'organization' | 'yearlyHours'>[];
  honors: readonly Pick<Honor, 'id' | 'title'>[];
}

/** A question of a form that sends one answer to several colleges, as that of the University of California does. */
export interface SharedQuestion {
  /** The form's key in `prompts.json`: `uc`. */
  form: string;
  /** The question's id there: `uc-1`. */
  question: string;
}

/** What is known of a published question. */
export interface KnownQuestion {
  /** What it asks for. */
  units: readonly PromptUnit[];
  /** Null where each college gets an answer of its own. */
  shared: SharedQuestion | null;
}

/** Finds a published question by the prompt and the college that asks; undefined where nobody has read it for this season. */
export type KnownQuestions = (prompt: string, college: string | null) => KnownQuestion | undefined;
