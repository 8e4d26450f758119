import { z } from 'zod';
import type { ApplicationForm, FormsFile } from '#contract/sheets/forms.ts';
import type { Prompts } from './prompts.ts';
import { forStudents } from './corrections.ts';
import { Cycle, DatedPages, found, mapped } from './read.ts';

const Field = z.object({
  key: z.string(),
  label: z.string().min(1),
  kind: z.enum(['text', 'number', 'choice', 'choices', 'date']),
  limit: z.object({
    unit: z.enum(['characters', 'words', 'none', 'unknown']),
    max: z.int().nullable(),
    min: z.int().nullable(),
  }),
  required: z.union([z.boolean(), z.string()]),
  options: z.array(z.string()).optional(),
  times: z.int().optional(),
  source: z.string(),
  confidence: z.enum(['sourced', 'last-cycle', 'memory']),
  /** Whose questions the field asks, as the place of these in `prompts.json`. */
  promptsFrom: z.string().optional(),
});

const Section = z.object({
  key: z.string(),
  label: z.string(),
  entries: z.object({ min: z.int(), max: z.int().nullable() }),
  source: z.string(),
  sharedLimit: z.object({ max: z.int() }).optional(),
  fields: z.array(Field).optional(),
  byCategory: z.record(z.string(), z.array(Field)).optional(),
});

/** The season's `forms.json`: the sections and fields of each form, in its order. */
export const Forms = z.object({
  sources: DatedPages,
  forms: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      cycle: Cycle,
      url: z.url(),
      counting: z.object({ advice: z.string() }),
      sections: z.array(Section),
      retired: z.boolean().optional(),
    }),
  ),
});

/** The forms that are still used, with the colleges whose answers a section takes, and the sources that they name. */
export function slimForms({ sources, forms }: z.output<typeof Forms>, prompts: Prompts): FormsFile {
  const kept = forms
    .filter(({ retired }) => !retired)
    .map(({ retired, counting, sections, ...form }): ApplicationForm => ({
      ...form,
      advice: forStudents(counting.advice),
      sections: sections.map((section) => slimSection(section, prompts)),
    }));
  const used = new Set<string>();
  for (const { label, sections } of kept)
    for (const { source, fields = [], byCategory = {} } of sections)
      for (const code of [source, ...[...fields, ...Object.values(byCategory).flat()].map((field) => field.source)]) {
        found(sources, code, 'forms.json', label);
        used.add(code);
      }
  return { sources: Object.fromEntries(Object.entries(sources).filter(([code]) => used.has(code))), forms: kept };
}

function slimSection({ sharedLimit, fields, byCategory, ...section }: z.output<typeof Section>, prompts: Prompts) {
  const answersOf = fields?.length === 1 ? collegesOf(fields[0]?.promptsFrom, prompts) : undefined;
  return {
    ...section,
    ...(sharedLimit ? { sharedLimit: sharedLimit.max } : {}),
    ...(answersOf ? { answersOf } : {}),
    ...(fields ? { fields: fields.map(slimField) } : {}),
    ...(byCategory ? { byCategory: mapped(byCategory, (its) => its.map(slimField)) } : {}),
  };
}

const slimField = ({ promptsFrom, ...field }: z.output<typeof Field>) => field;

/** The colleges whose questions a field asks; undefined where they are not those of certain colleges. */
function collegesOf(promptsFrom: string | undefined, { forms, colleges }: Prompts): string[] | undefined {
  const [, form, college] = /^prompts\.json (?:forms\.(\S+)|(.+))$/.exec(promptsFrom ?? '') ?? [];
  if (form) {
    const { appliesTo } = found(forms, form, 'prompts.json', `forms.json, ${promptsFrom}`);
    return Array.isArray(appliesTo) ? appliesTo : undefined;
  }
  return college !== undefined && college in colleges ? [college] : undefined;
}
