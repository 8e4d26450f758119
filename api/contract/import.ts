import { z } from 'zod';
import { activityFields } from './activities.ts';
import { ApplicationStatus, Decision, Round } from './applications.ts';
import { college } from './colleges.ts';
import { Deadline } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { MainEssayMeta, WritingStatus } from './essays.ts';
import { GradeYear, honorFields, HonorKind, HonorLevel } from './honors.ts';
import { formWords } from './form-words.ts';
import { limits } from './limits.ts';
import { roundNames } from './round-names.ts';
import { refusals } from './refusals.ts';
import { sentences } from './sentences.ts';
import { NewSupplemental } from './supplementals.ts';
import { filled, orEmpty, writing } from './text.ts';

// Rows come out of spreadsheets: numbers may be text, and a name may stand in any case.
const cell = <S extends z.ZodType>(schema: S, read: (text: string) => unknown = (text) => text) =>
  z
    .unknown()
    .optional()
    .transform((value) => {
      if (value === undefined || value === null) return null;
      return typeof value === 'string' ? (value.trim() === '' ? null : read(value.trim())) : value;
    })
    .pipe(schema as z.ZodType<z.output<S>>);
const text = (schema: z.ZodType<string, string>) => cell(schema.nullable()).transform((value) => value ?? '');
const number = (schema: z.ZodType<number | null>) => cell(schema, Number);
const choice = <const T extends string>(schema: z.ZodType<T>, options: readonly T[], spelled: Record<string, T> = {}) =>
  cell(schema.nullable(), (value) => {
    const key = letters(value);
    return spelled[key] ?? options.find((option) => letters(option) === key) ?? value;
  });
/** A word of the forms, in whatever case. */
const formChoice = <S extends z.ZodType>(field: keyof typeof formWords, schema: S) =>
  cell(schema, (value) => wordOf(field, value));
/** Several of them: a list, as an export has it, or one cell with a comma or a semicolon between them. */
const formChoices = <S extends z.ZodType>(field: keyof typeof formWords, schema: S) =>
  z
    .unknown()
    .optional()
    .transform((value): unknown => {
      if (value === undefined || value === null) return [];
      const words = typeof value === 'string' ? value.split(/[,;]/).filter((word) => word.trim() !== '') : value;
      return Array.isArray(words) ? words.map((word) => wordOf(field, word)) : words;
    })
    .pipe(schema as z.ZodType<z.output<S>>);
const wordOf = (field: keyof typeof formWords, value: unknown) =>
  formWords[field].find((word) => letters(word) === letters(String(value))) ?? value;
/** Yes or no, in a spreadsheet often in words. */
const yesOrNo = <S extends z.ZodType>(schema: S) =>
  cell(schema, (value) => ({ yes: true, true: true, no: false, false: false })[letters(value)] ?? value);
const letters = (value: string) => value.toLowerCase().replace(/[^a-z0-9]/g, '');

const rounds: Record<string, Round> = {
  ...Object.fromEntries(Object.entries(roundNames).map(([round, name]) => [letters(name), round as Round])),
  regular: 'rd',
  ed1: 'ed',
  edi: 'ed',
  earlydecisioni: 'ed',
  earlydecision1: 'ed',
  edii: 'ed2',
  earlydecision2: 'ed2',
  scea: 'rea',
  restrictiveearlyaction: 'rea',
  singlechoiceearlyaction: 'rea',
  rollingadmission: 'rolling',
};

const ActivityRow = z
  .object({
    title: text(activityFields.title),
    organization: text(activityFields.organization),
    impact: text(activityFields.impact),
    hoursPerWeek: number(activityFields.hoursPerWeek),
    weeksPerYear: number(activityFields.weeksPerYear),
    type: formChoice('type', activityFields.type),
    role: text(activityFields.role),
    grades: formChoices('grades', activityFields.grades),
    timing: formChoices('timing', activityFields.timing),
    continues: yesOrNo(activityFields.continues),
    ucCategory: formChoice('ucCategory', activityFields.ucCategory),
    longDescription: text(activityFields.longDescription),
    context: text(activityFields.context),
    startedOn: cell(activityFields.startedOn),
    endedOn: cell(activityFields.endedOn, (value) => (letters(value) === 'present' ? 'present' : value)),
    hoursByGrade: text(activityFields.hoursByGrade),
    /** Only an export has it, like the supplementals of an application and the status of an essay. */
    position: z.int().min(0).nullable().default(null),
  })
  .refine(({ title, impact }) => title || impact, { error: sentences.activityEmpty, path: ['title'] });

const HonorRow = z.object({
  title: honorFields.title,
  organization: cell(honorFields.organization),
  kind: choice(HonorKind, HonorKind.options),
  level: choice(HonorLevel, HonorLevel.options),
  gradeYear: cell(GradeYear.nullable(), (grade) => Number(grade.replace(/th$/i, ''))),
  notes: cell(honorFields.notes),
  levels: formChoices('levels', honorFields.levels),
  awardType: formChoice('awardType', honorFields.awardType),
  eligibility: cell(honorFields.eligibility),
});

const ApplicationRow = z
  .object({
    college,
    round: choice(Round, Round.options, rounds),
    deadline: Deadline.default(null),
    status: choice(ApplicationStatus, ApplicationStatus.options).transform((status) => status ?? 'drafting'),
    decision: choice(Decision, Decision.options),
    // Unlike other cells they keep their own spaces.
    notes: orEmpty(writing(limits.notes)),
    supplementals: z
      .array(NewSupplemental)
      .max(limits.supplementals, { error: `Use at most ${limits.supplementals} supplementals.` })
      .default([]),
  })
  .refine(({ status, decision }) => !decision || status === 'submitted', {
    error: refusals.decisionBeforeSubmission,
    path: ['decision'],
  });

/** What a row of each type must be. */
export const importRows = { activities: ActivityRow, honors: HonorRow, apps: ApplicationRow };
export type ImportType = keyof typeof importRows;
export type ImportRow<T extends ImportType = ImportType> = z.output<(typeof importRows)[T]>;

const tooMany = { error: `Import at most ${limits.importRows} rows at once.` };

/** The row, and what an import would do with it. A row with an `error` is neither valid nor a duplicate. */
export const PreviewItem = z
  .looseObject({ isDuplicate: z.boolean(), error: z.string().optional() })
  .meta({ id: 'PreviewItem' });
export type PreviewItem = z.output<typeof PreviewItem>;

export const previewImport = endpoint('previewImport', {
  heavy: true,
  about:
    'What an import would do: each row, whether it is a duplicate of what is stored or stands earlier in the batch, and what is wrong with it.',
  body: z.object({
    type: z.enum(['activities', 'honors', 'apps']),
    rows: z.array(z.unknown()).max(limits.importRows, tooMany),
  }),
  answer: z.object({
    items: z.array(PreviewItem),
    summary: z.object({
      /** Rows that would be imported. */
      valid: z.int(),
      duplicates: z.int(),
    }),
  }),
});

const rowsOf = <T extends ImportType>(type: T) =>
  z.object({ type: z.literal(type), items: z.array(importRows[type]).max(limits.importRows, tooMany) });

export const commitImport = endpoint('commitImport', {
  stores: true,
  heavy: true,
  about:
    'Imports all rows or, where one is wrong, none; duplicates are skipped. With type essays it sets the main essay and marks the student as onboarded.',
  body: z.discriminatedUnion('type', [
    rowsOf('activities'),
    rowsOf('honors'),
    rowsOf('apps'),
    z.object({
      type: z.literal('essays'),
      items: z
        .array(
          MainEssayMeta.extend({
            text: filled(writing(limits.essay), sentences.importEssayEmpty),
            status: WritingStatus.optional(),
          }),
        )
        .length(1, { error: 'Send one essay.' }),
    }),
  ]),
  answer: z.object({ ok: z.literal(true), inserted: z.int(), skipped: z.int() }),
});

/** The text of an uploaded essay, with its paragraphs. */
export const readEssayFile = endpoint('readEssayFile', {
  about: 'The text of a .docx, .pdf or .txt file, with its paragraphs. Nothing is stored.',
  upload: true,
  answer: z.object({ text: z.string() }),
  problems: [413],
});
