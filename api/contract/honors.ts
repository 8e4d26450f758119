import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { formWord, formWordList } from './form-fields.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { sentences } from './sentences.ts';
import { filled, line, orEmpty, paragraphs, writing } from './text.ts';

const kinds = [
  'Award',
  'Scholarship',
  'Competition',
  'Honor',
  'Volunteering',
  'Certification',
  'Research',
  'Service Project',
] as const;
export const HonorKind = z.enum(kinds, { error: `Kind is one of ${kinds.join(', ')}.` });
export type HonorKind = z.output<typeof HonorKind>;

const levels = ['School', 'Regional', 'State', 'National', 'International'] as const;
export const HonorLevel = z.enum(levels, { error: `Level is one of ${levels.join(', ')}.` });
export type HonorLevel = z.output<typeof HonorLevel>;

export const GradeYear = z
  .union([z.literal(9), z.literal(10), z.literal(11), z.literal(12)], { error: 'Grade is 9, 10, 11 or 12.' })
  .meta({ id: 'GradeYear' });
export type GradeYear = z.output<typeof GradeYear>;

export const Honor = named('Honor', {
  id: z.string(),
  title: z.string(),
  organization: z.string().nullable(),
  kind: HonorKind.nullable(),
  level: HonorLevel.nullable(),
  gradeYear: GradeYear.nullable(),
  notes: z.string().nullable(),
  /** The levels of recognition that a form is told, several where there are several. */
  levels: formWordList('levels'),
  awardType: formWord('awardType').nullable(),
  /** Who may have it, with line ends. */
  eligibility: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Honor = z.output<typeof Honor>;

const orNull = (field: z.ZodType<string, string>) => field.nullable().transform((text) => text || null);
export const honorFields = {
  title: filled(line(limits.title, sentences.honorTitle), sentences.honorTitle),
  organization: orNull(line(limits.organization)),
  kind: HonorKind.nullable(),
  level: HonorLevel.nullable(),
  gradeYear: GradeYear.nullable(),
  notes: orNull(writing(limits.notes).transform((text) => text.trim())),
  levels: formWordList('levels'),
  awardType: formWord('awardType').nullable(),
  eligibility: orEmpty(paragraphs(limits.context)),
};

/** What the form starts with, and what an honor has that was sent without. */
export const honorDefaults = { kind: 'Award', level: 'School', gradeYear: 11 } as const;

export const NewHonor = z.object({
  title: honorFields.title,
  organization: honorFields.organization.default(null),
  kind: honorFields.kind.default(honorDefaults.kind),
  level: honorFields.level.default(honorDefaults.level),
  gradeYear: honorFields.gradeYear.default(honorDefaults.gradeYear),
  notes: honorFields.notes.default(null),
  levels: honorFields.levels.default([]),
  awardType: honorFields.awardType.default(null),
  eligibility: honorFields.eligibility,
});
export type NewHonor = z.output<typeof NewHonor>;

export const listHonors = endpoint('listHonors', { about: 'All honors, newest first.', answer: z.array(Honor) });

export const createHonor = endpoint('createHonor', {
  stores: true,
  about: 'Adds an honor.',
  status: 201,
  body: NewHonor,
  answer: Honor,
});

export const patchHonor = endpoint('patchHonor', {
  stores: true,
  about: 'Changes what is given.',
  body: z.object(honorFields).partial(),
  answer: Honor,
});

export const deleteHonor = endpoint('deleteHonor', { about: 'Deletes an honor.' });
