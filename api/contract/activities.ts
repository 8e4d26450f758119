import { z } from 'zod';
import { rankActivity, type RankedFields } from './activity-rank.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { sentences } from './sentences.ts';
import { line, orEmpty } from './text.ts';

export const Activity = named('Activity', {
  id: z.string(),
  title: z.string(),
  organization: z.string(),
  /** The line of the application, at most 150 characters. */
  impact: z.string(),
  hoursPerWeek: z.number().nullable(),
  weeksPerYear: z.number().nullable(),
  /** Hours a week times weeks a year; null where one of them is not known. */
  yearlyHours: z.number().nullable(),
  /** See `rankActivity`. */
  rankScore: z.int(),
  tier: z.enum(['Diamond', 'Gold', 'Silver']),
  /** The place in the student's own order, from 0; null where there is none. */
  position: z.int().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Activity = z.output<typeof Activity>;

const number = (max: number, sentence: string) => z.number({ error: sentence }).min(0, sentence).max(max, sentence);
export const activityFields = {
  title: line(limits.title),
  organization: line(limits.organization),
  impact: line(limits.impact),
  hoursPerWeek: number(limits.hoursPerWeek, sentences.hoursPerWeek).nullable(),
  weeksPerYear: number(limits.weeksPerYear, sentences.weeksPerYear).nullable(),
};

/** An activity as the server answers it: the stored fields and what follows from them. */
export function withDerived<A extends RankedFields>(activity: A) {
  return { ...activity, ...rankActivity(activity) };
}

const texts = {
  title: orEmpty(activityFields.title),
  organization: orEmpty(activityFields.organization),
  impact: orEmpty(activityFields.impact),
};

/** At least a title or an impact; what is left out is empty. */
export const NewActivity = z
  .object({
    ...texts,
    hoursPerWeek: activityFields.hoursPerWeek.default(null),
    weeksPerYear: activityFields.weeksPerYear.default(null),
  })
  .refine(({ title, impact }) => title || impact, { error: sentences.activityEmpty, path: ['title'] });
export type NewActivity = z.output<typeof NewActivity>;

export const listActivities = endpoint('listActivities', {
  about: 'All activities, newest first.',
  answer: z.array(Activity),
});

export const createActivity = endpoint('createActivity', {
  stores: true,
  about: 'Adds an activity. It needs a title or an impact.',
  status: 201,
  body: NewActivity,
  answer: Activity,
});

export const patchActivity = endpoint('patchActivity', {
  stores: true,
  about: 'Changes what is given.',
  body: z.object({ ...activityFields, ...texts }).partial(),
  answer: Activity,
});

export const orderActivities = endpoint('orderActivities', {
  about:
    "Stores the student's own order. Activities that are left out have no place; an empty list gives the order up.",
  body: z.object({
    ids: z
      .array(z.string())
      .max(limits.activities)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'Name each activity once.' }),
  }),
  answer: z.array(Activity),
  problems: [404],
});

export const deleteActivity = endpoint('deleteActivity', { about: 'Deletes an activity.' });
