import { z } from 'zod';
import { rankActivity, type RankedFields } from './activity-rank.ts';
import { endpoint } from './endpoint.ts';
import { formWord, formWordList } from './form-fields.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { refusals } from './refusals.ts';
import { sentences } from './sentences.ts';
import { line, orEmpty, paragraphs } from './text.ts';

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
  /** What application forms ask for besides; see `formWords`. */
  type: formWord('type').nullable(),
  /** The position that the student holds, which forms name so. */
  role: z.string(),
  grades: formWordList('grades'),
  timing: formWordList('timing'),
  /** Whether the student means to go on with it in college; null where that is not said. */
  continues: z.boolean().nullable(),
  ucCategory: formWord('ucCategory').nullable(),
  /** For forms that have more room, at most 350 characters, with line ends. */
  longDescription: z.string(),
  /** What the organization is, or who may have an award, at most 250 characters, with line ends. */
  context: z.string(),
  /** Of a job: its first day. */
  startedOn: z.iso.date().nullable(),
  /** Its last day, or `present` while it goes on. */
  endedOn: z.string().nullable(),
  /** Hours a week by grade, in the school year and in summer. */
  hoursByGrade: z.string(),
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
  type: formWord('type').nullable(),
  role: line(limits.role),
  grades: formWordList('grades'),
  timing: formWordList('timing'),
  continues: z.boolean({ error: refusals.continues }).nullable(),
  ucCategory: formWord('ucCategory').nullable(),
  longDescription: paragraphs(limits.longDescription),
  context: paragraphs(limits.context),
  startedOn: z.iso.date({ error: refusals.day }).nullable(),
  endedOn: z
    .string({ error: refusals.endedOn })
    .refine((day) => day === 'present' || z.iso.date().safeParse(day).success, { error: refusals.endedOn })
    .nullable(),
  hoursByGrade: line(limits.role),
};

/** An activity as the server answers it: the stored fields and what follows from them. */
export function withDerived<A extends RankedFields>(activity: A) {
  return { ...activity, ...rankActivity(activity) };
}

/** What an activity has of which nothing was said. */
export const activityDefaults = {
  type: null,
  role: '',
  grades: [] as Activity['grades'],
  timing: [] as Activity['timing'],
  continues: null,
  ucCategory: null,
  longDescription: '',
  context: '',
  startedOn: null,
  endedOn: null,
  hoursByGrade: '',
};

const texts = {
  title: orEmpty(activityFields.title),
  organization: orEmpty(activityFields.organization),
  impact: orEmpty(activityFields.impact),
  role: orEmpty(activityFields.role),
  longDescription: orEmpty(activityFields.longDescription),
  context: orEmpty(activityFields.context),
  hoursByGrade: orEmpty(activityFields.hoursByGrade),
};

/** At least a title or an impact; what is left out is empty. */
export const NewActivity = z
  .object({
    ...texts,
    hoursPerWeek: activityFields.hoursPerWeek.default(null),
    weeksPerYear: activityFields.weeksPerYear.default(null),
    type: activityFields.type.default(activityDefaults.type),
    grades: activityFields.grades.default(activityDefaults.grades),
    timing: activityFields.timing.default(activityDefaults.timing),
    continues: activityFields.continues.default(activityDefaults.continues),
    ucCategory: activityFields.ucCategory.default(activityDefaults.ucCategory),
    startedOn: activityFields.startedOn.default(activityDefaults.startedOn),
    endedOn: activityFields.endedOn.default(activityDefaults.endedOn),
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
