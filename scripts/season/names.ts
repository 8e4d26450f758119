import { z } from 'zod';
import type { NamedCollege } from '#contract/slips/name-index.ts';
import { alsoElsewhere } from './corrections.ts';

/** The season's `names.json`: the forms by which each college is named in an essay, without rank and number, which the directory has. */
export const Names = z
  .object({
    colleges: z.array(
      z.object({
        name: z.string(),
        forms: z.array(
          z.object({
            text: z.string().min(1),
            kind: z.enum(['name', 'short', 'team', 'place', 'domain']),
            alone: z.boolean(),
            alsoMeans: z.string().optional(),
          }),
        ),
      }),
    ),
  })
  .transform(({ colleges }): NamedCollege[] =>
    colleges.map(({ name, forms }) => ({
      name,
      forms: forms.map((form) => {
        const known = alsoElsewhere.find(({ college, text }) => college === name && text === form.text);
        return known ? { ...form, alone: false, alsoMeans: known.alsoMeans } : form;
      }),
    })),
  );

/** One line for each form, so that a change of one form is a change of one line. */
export const printedNames = (colleges: readonly NamedCollege[]): string =>
  `[\n${colleges
    .map(
      ({ name, forms }) =>
        `{"name":${JSON.stringify(name)},"forms":[\n${forms.map((form) => JSON.stringify(form)).join(',\n')}\n]}`,
    )
    .join(',\n')}\n]\n`;
