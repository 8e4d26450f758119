import type { ActivityInput } from '@laurel/ui';
import { forgetWriting, keepWriting, takeKeptWriting } from '#app/lib/kept.ts';
import { emptyInput } from './activity-input.ts';

/** Names the activity that is not added yet. */
export const NEW = 'new';

const idOf = (activityId: string) => `activity.${activityId}`;

export function keepInput(studentId: string, activityId: string, input: ActivityInput) {
  keepWriting(studentId, idOf(activityId), { text: JSON.stringify(input) });
}

export function forgetInput(studentId: string, activityId: string, input: ActivityInput) {
  forgetWriting(studentId, idOf(activityId), JSON.stringify(input));
}

/** What an earlier page could not save of an activity; see `takeKeptWriting`. */
export async function takeKeptInput(studentId: string, activityId: string): Promise<ActivityInput | null> {
  const kept = await takeKeptWriting(studentId, idOf(activityId));
  return kept && { ...emptyInput, ...(JSON.parse(kept.text) as Partial<ActivityInput>) };
}
