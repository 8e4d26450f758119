import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { WritingStatus } from './essays.ts';
import { named } from './named.ts';

export const SheetForm = named('SheetForm', {
  key: z.string(),
  label: z.string(),
  /** The admission cycle that it was read for, or a sentence where it was not read for this one. */
  cycle: z.string(),
});
export type SheetForm = z.output<typeof SheetForm>;

export const SheetField = named('SheetField', {
  /** The id of its entry, a dot and the key of the field. */
  key: z.string(),
  /** As the form prints it. */
  label: z.string(),
  /** As the form takes it, and as it is copied. */
  value: z.string(),
  count: z.int(),
  limit: z.int().nullable(),
  unit: z.enum(['characters', 'words', 'none', 'unknown']),
  /** By how much it is too long; 0 where it is not. */
  over: z.int(),
  /** Whether the form asks for it and there is nothing. */
  missing: z.boolean(),
  /** Whether the student has ticked it since it had this value. */
  pasted: z.boolean(),
  /** A short name, for a sentence. */
  name: z.string(),
  kind: z.enum(['text', 'number', 'choice', 'choices', 'date']),
  /** The fewest characters or words that the form takes. */
  least: z.int().nullable(),
  required: z.boolean(),
  /** Whether each college says if it asks for it. */
  byCollege: z.boolean(),
  /** Whether the field is only remembered, so that it is to be checked in the form. */
  remembered: z.boolean(),
  /** What the form changes in the text as it was written. */
  changes: z.array(z.enum(['quotes', 'spaces'])),
  /** Of an essay: how far it is. */
  status: WritingStatus.nullable(),
  /** The essay whose text it is: `main`, or a supplemental's id. */
  essayId: z.string().nullable(),
  /** Of an answer: names of other colleges that were left in it, as they are written. */
  namesLeft: z.array(z.string()),
});
export type SheetField = z.output<typeof SheetField>;

export const SheetEntry = named('SheetEntry', {
  id: z.string(),
  /** What the student calls it; empty where it has no name. */
  title: z.string(),
  /** The kind of entry, where the form asks for different fields by kind. */
  category: z.string().nullable(),
  /** What it is in the student's lists; null where it is in none of them. */
  kind: z.enum(['activity', 'honor']).nullable(),
  fields: z.array(SheetField),
});
export type SheetEntry = z.output<typeof SheetEntry>;

export const SheetGroup = named('SheetGroup', {
  key: z.string(),
  title: z.string(),
  /** How many entries the form takes; null where there is no limit, or none is known. */
  most: z.int().nullable(),
  /** How many the student has beyond those. */
  leftOut: z.int(),
  entries: z.array(SheetEntry),
});
export type SheetGroup = z.output<typeof SheetGroup>;

/** A student's record in the fields of a form. */
export const Sheet = named('Sheet', {
  form: SheetForm,
  groups: z.array(SheetGroup),
  /** What is missing, what is too long, and which answers name another college. */
  missing: z.array(z.object({ key: z.string(), says: z.string() })),
  /** The form itself. */
  url: z.url(),
  /** What to know of how it counts. */
  advice: z.string(),
  /** Where its fields and limits were read. */
  sources: z.array(
    z.object({ name: z.string(), url: z.url().nullable(), checkedOn: z.iso.date(), dated: z.string().nullable() }),
  ),
});
export type Sheet = z.output<typeof Sheet>;

export const listForms = endpoint('listForms', {
  about: 'The application forms of the season for which there are sheets.',
  answer: z.array(SheetForm),
});

export const readForm = endpoint('readForm', {
  heavy: true,
  about: 'What the student has, in the fields of a form and as the form counts.',
  answer: Sheet,
});

export const patchFormField = endpoint('patchFormField', {
  heavy: true,
  stores: true,
  about: 'Ticks a field as pasted into the form, or takes that back. A value that changes is pasted no longer.',
  body: z.object({ pasted: z.boolean() }),
  answer: SheetField,
});
