import { z } from 'zod';
import { CollegePrompt, CollegePrompts } from '#contract/college-prompts.ts';
import type { PromptsFile } from '#contract/map/known-prompts.ts';
import type { FactSource } from '#contract/requirements.ts';
import { forStudents } from './corrections.ts';
import { Cycle, found, mapped, Source, sourceList } from './read.ts';

const { id, text, limit, need, group, appliesTo, units } = CollegePrompt.shape;

const Prompt = z
  .object({
    id,
    text: text.min(1).transform(forStudents),
    limit,
    need,
    group: group.optional(),
    appliesTo: appliesTo.optional(),
    units,
  })
  .transform(({ group, appliesTo, units, ...prompt }) => ({
    ...prompt,
    ...(group ? { group } : {}),
    ...(appliesTo ? { appliesTo } : {}),
    units,
  }));

/** The season's `prompts.json`: the questions of each college and of each shared form, with what they ask for and their limits. */
export const Prompts = z.object({
  cycle: z.string().regex(/^\d{4}-\d\d$/),
  sources: z.record(z.string(), Source.omit({ cycle: true })),
  colleges: z.record(
    z.string(),
    z.object({
      status: CollegePrompts.shape.status,
      cycle: Cycle,
      sources: z.tuple([z.string()], z.string()),
      page: z.string().nullish(),
      note: z.string().optional(),
      prompts: z.array(Prompt),
    }),
  ),
  forms: z.record(
    z.string(),
    z.object({
      label: z.string(),
      cycle: Cycle,
      source: z.string(),
      /** Names of colleges, or a sentence where they are not listed. */
      appliesTo: z.union([z.array(z.string()), z.string()]).optional(),
      note: z.string().optional(),
      prompts: z.array(Prompt),
      extra: z.array(Prompt).default([]),
    }),
  ),
});
export type Prompts = z.output<typeof Prompts>;

/** How the page of a college is named as a source. */
export const ownPage = (college: string) => `${college}, its own page`;

/** The questions with each source once. */
export function slimPrompts(season: Prompts) {
  const { sources, placeOf } = sourceList<FactSource>();
  const sourceOf = (code: string, cycle: string, whose: string): FactSource => ({
    ...found(season.sources, code, 'prompts.json', whose),
    cycle,
  });
  // In this order, which is that of the sources' places.
  const colleges = mapped(season.colleges, ({ status, cycle, sources, page, note, prompts }, college) => {
    const read = sourceOf(sources[0], cycle, college);
    const source = placeOf(page ? { ...read, name: ownPage(college), url: page } : read);
    return { status, source, ...(note ? { note } : {}), prompts };
  });
  const forms = mapped(season.forms, ({ label, cycle, source, appliesTo, note, prompts, extra }) => ({
    label,
    source: placeOf(sourceOf(source, cycle, label)),
    ...(Array.isArray(appliesTo) ? { appliesTo } : {}),
    ...(note ? { note } : {}),
    prompts: [...prompts, ...extra],
  }));
  return { cycle: season.cycle, sources, forms, colleges } satisfies PromptsFile;
}
