import type { PlanItem } from '../plan.ts';

/** The ids of items, by what each is of. What students said of items is stored under them. */
export const planItemId = {
  essay: (essayId: string) => `essay.${essayId}`,
  name: (essayId: string) => `name.${essayId}`,
  /** Of an essay, or with null of the plan. */
  comments: (essayId: string | null) => `comments.${essayId ?? 'plan'}`,
  submit: (appId: string) => `submit.${appId}`,
  portal: (appId: string) => `portal.${appId}`,
  duty: (appId: string, dutyId: string) => `duty.${appId}.${dutyId}`,
  /** Of two applications, in whichever order. */
  clash: (a: string, b: string) => `clash.${[a, b].toSorted().join('.')}`,
  requirement: (rid: string) => `requirement.${rid}`,
  aid: (rid: string) => `aid.${rid}`,
  /** Of a person or, where nobody is chosen, of the place of a letter: `teacher.2`. */
  ask: (key: string) => `ask.${key}`,
  wait: (key: string) => `wait.${key}`,
  remind: (key: string, day: string) => `remind.${key}.${day}`,
};

/** Whether an item says that comments are to be read. It is of the kind `essay`, as the writing is. */
export const isOfComments = ({ id, essayId }: Pick<PlanItem, 'id' | 'essayId'>): boolean =>
  id === planItemId.comments(essayId);
