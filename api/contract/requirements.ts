import { z } from 'zod';
import { Deadline } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { writing } from './text.ts';

const kinds = [
  'mainEssay',
  'supplement',
  'fee',
  'tests',
  'englishTest',
  'agreement',
  'interview',
  'portfolio',
  'teacherLetter',
  'counselorLetter',
  'schoolReport',
  'transcript',
  'midYear',
  'finalReport',
  'fafsa',
  'css',
  'aidDocuments',
  'scholarship',
  'other',
] as const;
/** What a college may ask for, in the order in which it is shown. */
export const RequirementKind = z.enum(kinds, { error: `Kind is one of ${kinds.join(', ')}.` });
export type RequirementKind = z.output<typeof RequirementKind>;
export const requirementKinds = kinds;

const needs = ['required', 'recommended', 'optional', 'notConsidered', 'unknown'] as const;
export const Need = z.enum(needs, { error: `Need is one of ${needs.join(', ')}.` });
export type Need = z.output<typeof Need>;

const states = ['open', 'asked', 'sent', 'received', 'waived', 'notNeeded'] as const;
/** Where it stands. `sent` is not `received`: only the college's portal tells that it has arrived. */
export const RequirementState = z.enum(states, { error: `State is one of ${states.join(', ')}.` });
export type RequirementState = z.output<typeof RequirementState>;

/** Where a fact was read. */
export const FactSource = z
  .object({
    name: z.string(),
    /** Null where it has no public address. */
    url: z.string().nullable(),
    /** The day of reading; null for a page that was not read. */
    checkedOn: z.iso.date().nullable(),
    /** The admission cycle that it speaks of, such as `2026-27` or `fall 2024`; null for a page that was not read. */
    cycle: z.string().nullable(),
  })
  .meta({ id: 'FactSource' });
export type FactSource = z.output<typeof FactSource>;

/** One thing that a college asks for: a fact of the season with what the student made of it, or a row of the student's own. */
export const Requirement = named('Requirement', {
  id: z.string(),
  appId: z.string(),
  kind: RequirementKind,
  /** Whether it is wanted: the student's own word, else what is known of the college. */
  need: Need,
  /** How many the college asks for, in all rows of the kind; null where it says none. */
  count: z.int().nullable(),
  personId: z.string().nullable(),
  /** Who does it. */
  who: z.enum(['student', 'teacher', 'counselor', 'parent', 'college', 'agency']),
  /** Null where it is due with the application. */
  due: z.iso.datetime().nullable(),
  state: RequirementState,
  /** When the state was changed last; null while nobody has. */
  stateAt: z.iso.datetime().nullable(),
  /** Dollars of a fee. */
  value: z.number().nullable(),
  /** The student's own note, else what the source says beside the need. */
  note: z.string().nullable(),
  /** Whether the student added it. */
  own: z.boolean(),
  /** Null for the student's own word. For what is not known it is the college's own page, if there is one, without a day and a cycle. */
  source: FactSource.nullable(),
});
export type Requirement = z.output<typeof Requirement>;

const note = writing(limits.requirementNote)
  .transform((text) => text.trim() || null)
  .nullable();

const requirementFields = {
  state: RequirementState,
  personId: z.string().nullable(),
  due: Deadline,
  note,
  need: Need,
};

export const listRequirements = endpoint('listRequirements', {
  about: 'What every college of the student asks for, in the order of the applications.',
  answer: z.array(Requirement),
});

export const listApplicationRequirements = endpoint('listApplicationRequirements', {
  about: 'What the college of an application asks for.',
  answer: z.array(Requirement),
});

export const createRequirement = endpoint('createRequirement', {
  stores: true,
  about: "Adds a row of the student's own.",
  status: 201,
  body: z.object({
    kind: RequirementKind,
    need: requirementFields.need.default('required'),
    state: requirementFields.state.default('open'),
    personId: requirementFields.personId.default(null),
    due: requirementFields.due.default(null),
    note: requirementFields.note.default(null),
  }),
  answer: Requirement,
});

export const patchRequirement = endpoint('patchRequirement', {
  stores: true,
  about:
    'Changes what is given. Where it says the need, the row is the word of the student and has no source; null takes back that word.',
  body: z.object({ ...requirementFields, need: Need.nullable() }).partial(),
  answer: Requirement,
});

export const deleteRequirement = endpoint('deleteRequirement', {
  about:
    "Deletes a row of the student's own. What the college asks for can't be deleted: it can be marked as not needed.",
  problems: [400],
});
