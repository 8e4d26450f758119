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

/** What is known of a published prompt: what it asks for, or undefined where nobody has read it for this season. */
export type KnownUnits = (prompt: string, college: string | null) => readonly PromptUnit[] | undefined;
