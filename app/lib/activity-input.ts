import type { ActivityInput } from '@laurel/ui';
import type { Activity, NewActivity } from '#contract/activities.ts';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';

export type InputErrors = Partial<Record<keyof ActivityInput, string>>;

export const emptyInput: ActivityInput = {
  title: '',
  organization: '',
  hoursPerWeek: '',
  weeksPerYear: '',
  impact: '',
};

/** The texts of an activity in its form. */
export function inputOf({ title, organization, impact, hoursPerWeek, weeksPerYear }: Activity): ActivityInput {
  return {
    title,
    organization,
    hoursPerWeek: String(hoursPerWeek ?? ''),
    weeksPerYear: String(weeksPerYear ?? ''),
    impact,
  };
}

/** Whether an activity has neither a title nor an impact, so that there is nothing to add or to word. */
export function isBare({ title, impact }: ActivityInput) {
  return title.trim() === '' && impact.trim() === '';
}

/** What is typed, as the server takes it. A field that the server would refuse is left out, and `errors` says why. */
export function readInput(input: ActivityInput): { fields: Partial<NewActivity>; errors: InputErrors } {
  const fields: Partial<NewActivity> = { organization: input.organization.trim() };
  const errors: InputErrors = {};

  if (isBare(input)) errors.title = sentences.activityEmpty;
  else Object.assign(fields, { title: input.title.trim(), impact: input.impact.trim() });

  for (const field of ['hoursPerWeek', 'weeksPerYear'] as const) {
    const number = numberIn(input[field], limits[field]);
    if (number === undefined) errors[field] = sentences[field];
    else fields[field] = number;
  }
  return { fields, errors };
}

/** The number in a field: null where it is empty, undefined where it is no number from 0 to `max`. */
function numberIn(text: string, max: number) {
  if (text.trim() === '') return null;
  const number = Number(text.trim().replace(',', '.'));
  return number >= 0 && number <= max ? number : undefined;
}
