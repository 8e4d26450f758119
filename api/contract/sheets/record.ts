import type { Activity } from '../activities.ts';
import type { Draft } from '../essays.ts';
import type { Honor } from '../honors.ts';
import type { Supplemental } from '../supplementals.ts';

/** What a sheet takes of a student's record. */
export interface SheetRecord {
  activities: readonly Activity[];
  /** In the order of the list of honors. */
  honors: readonly Honor[];
  mainEssay: Pick<Draft, 'text' | 'status'>;
  answers: readonly SheetAnswer[];
}

/** A supplemental, with the name of its college as the forms have it. */
export interface SheetAnswer extends Pick<Supplemental, 'id' | 'title' | 'prompt' | 'wordLimit' | 'status'> {
  college: string;
  text: string;
  /** Names of other colleges that were left in it, and that the student does not mean. */
  namesLeft: readonly string[];
}
