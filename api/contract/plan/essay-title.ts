import { MAIN_ESSAY } from '../main-essay.ts';
import type { PlanItem } from '../plan.ts';
import type { PlanEssay } from './record.ts';

const BEGIN = 'Write ';
const EDIT = 'Edit ';

/** The title of the item of an essay: what is to be done next. */
export function essayTitle({ id, title, status, words }: PlanEssay): string {
  const name = id === MAIN_ESSAY.id && (title === '' || title === MAIN_ESSAY.title) ? 'your main essay' : `“${title}”`;
  if (status === 'final') return `${name[0]!.toUpperCase()}${name.slice(1)} is final`;
  if (status === 'editing') return `${EDIT}${name}`;
  return `${words === 0 ? BEGIN : 'Finish '}${name}`;
}

// The item of an essay has neither its words nor its status, so its title tells.

/** Whether the essay of an item is still to be begun. */
export const isToBegin = ({ title }: Pick<PlanItem, 'title'>): boolean => title.startsWith(BEGIN);

/** Whether the essay of an item is written, and is being edited. */
export const isBeingEdited = ({ title, kind }: Pick<PlanItem, 'title' | 'kind'>): boolean =>
  kind === 'essay' && title.startsWith(EDIT);
