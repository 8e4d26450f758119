import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { GradeYear, type Honor, HonorKind } from './honors.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { line, orEmpty, upTo } from './text.ts';

export const Opportunity = named('Opportunity', {
  name: z.string(),
  category: z.string(),
  kind: HonorKind,
  description: z.string(),
  whyItFits: z.string(),
  url: z.string(),
  /** City and state of something local. */
  place: z.string().nullable(),
  /** Miles from the student; null for what is national or online. */
  distanceMi: z.number().nullable(),
  /** The month in which it usually closes, 1 to 12; null where it has no fixed one. */
  deadlineMonth: z.int().min(1).max(12).nullable(),
  /** First and last grade that it is open to. */
  grades: z.tuple([z.int(), z.int()]),
  /** A national body whose local groups a student joins. */
  localChapters: z.boolean(),
});
export type Opportunity = z.output<typeof Opportunity>;

export const Citizenship = z.enum(['us', 'permanentResident', 'other'], {
  error: 'Citizenship is us, permanentResident or other.',
});
export type Citizenship = z.output<typeof Citizenship>;

export const findOpportunities = endpoint('findOpportunities', {
  about:
    'Opportunities from the directory that fit interests, place and grade, each with why. The place is used for this answer and not kept.',
  body: z.object({
    lat: z.number().min(-90).max(90).nullish(),
    lng: z.number().min(-180).max(180).nullish(),
    /** A ZIP code or a city with its state, for those who do not share their location. */
    place: line(limits.title).nullish(),
    interests: orEmpty(line(limits.interests)),
    radiusMi: z
      .union([z.literal(5), z.literal(10), z.literal(25), z.literal(50)], { error: 'Radius is 5, 10, 25 or 50 miles.' })
      .default(25),
    /** Without one it is read from the student's own rows. */
    grade: GradeYear.nullish(),
    /** What is only for citizens is left out for others. Without it the interests may say so. It is used for this answer and not kept. */
    citizenship: Citizenship.nullish(),
    n: upTo(limits.opportunityIdeas).default(6),
  }),
  answer: z.object({
    items: z.array(Opportunity),
    /** What to know of the whole answer, such as that the place is outside the United States; null for nothing. */
    note: z.string().nullable(),
  }),
});

/** The grade that a student has reached: 12 for whoever applies to colleges, else the highest of the honors; null without any. */
export function gradeReached(applications: number, honors: Pick<Honor, 'gradeYear'>[]): GradeYear | null {
  if (applications > 0) return 12;
  return honors.map(({ gradeYear }) => gradeYear).reduce((a, b) => ((b ?? 0) > (a ?? 0) ? b : a), null);
}
