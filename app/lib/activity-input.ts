import type { ActivityDetails, ActivityInput } from '@laurel/ui';
import type { Activity, NewActivity } from '#contract/activities.ts';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';
import { pick } from './pick.ts';

export type InputErrors = Partial<Record<keyof ActivityInput, string>>;

const emptyDetails: ActivityDetails = {
  type: '',
  role: '',
  grades: [],
  timing: [],
  continues: null,
  ucCategory: '',
  longDescription: '',
  context: '',
  startedOn: null,
  endedOn: null,
  hoursByGrade: '',
};
const detailNames = Object.keys(emptyDetails) as (keyof ActivityDetails)[];

export const emptyInput: ActivityInput = {
  title: '',
  organization: '',
  hoursPerWeek: '',
  weeksPerYear: '',
  impact: '',
  ...emptyDetails,
};

/** The texts of an activity in its form. */
export function inputOf(activity: Activity): ActivityInput {
  const { title, organization, impact, hoursPerWeek, weeksPerYear, type, ucCategory } = activity;
  return {
    title,
    organization,
    hoursPerWeek: String(hoursPerWeek ?? ''),
    weeksPerYear: String(weeksPerYear ?? ''),
    impact,
    ...pick(detailNames, activity),
    type: type ?? '',
    ucCategory: ucCategory ?? '',
  };
}

/** Whether an activity has neither a title nor an impact, so that there is nothing to add or to word. */
export function isBare({ title, impact }: ActivityInput) {
  return title.trim() === '' && impact.trim() === '';
}

/** What is typed, as the server takes it. A field that the server would refuse is left out, and `errors` says why. */
export function readInput(input: ActivityInput): { fields: Partial<NewActivity>; errors: InputErrors } {
  const fields: Partial<NewActivity> = { organization: input.organization.trim(), ...detailsIn(input) };
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

/** What application forms ask for besides. The form offers only words that the server takes. */
function detailsIn(input: ActivityDetails) {
  const { type, role, ucCategory, longDescription, context, hoursByGrade } = input;
  return {
    ...pick(detailNames, input),
    type: type || null,
    role: role.trim(),
    ucCategory: ucCategory || null,
    longDescription: longDescription.trim(),
    context: context.trim(),
    hoursByGrade: hoursByGrade.trim(),
  } as Pick<NewActivity, keyof ActivityDetails>;
}

/** The number in a field: null where it is empty, undefined where it is no number from 0 to `max`. */
function numberIn(text: string, max: number) {
  if (text.trim() === '') return null;
  const number = Number(text.trim().replace(',', '.'));
  return number >= 0 && number <= max ? number : undefined;
}
