import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { PromptUnit } from './map/prompt-units.ts';
import { named } from './named.ts';
import { FactSource } from './requirements.ts';
import { Supplemental } from './supplementals.ts';

/** A question that a college asks. */
export const CollegePrompt = named('CollegePrompt', {
  id: z.string(),
  text: z.string(),
  limit: z.object({
    unit: z.enum(['words', 'characters', 'none', 'unknown']),
    min: z.int().nullable(),
    max: z.int().nullable(),
  }),
  need: z.enum(['required', 'optional', 'conditional', 'choice']),
  /** Of the questions of one group so many are answered. */
  group: z.object({ key: z.string(), choose: z.int() }).nullable(),
  /** Whom it concerns, such as a program; null for everybody. */
  appliesTo: z.string().nullable(),
  units: z.array(PromptUnit),
  /** The supplemental of the application that has this question; null where there is none. */
  essayId: z.string().nullable(),
});
export type CollegePrompt = z.output<typeof CollegePrompt>;

/** What is known of the questions of a college. */
export const CollegePrompts = named('CollegePrompts', {
  /** `unknown`: nobody has read what it asks. */
  status: z.enum(['published', 'program-only', 'no-supplement', 'carried', 'last-cycle', 'unknown']),
  note: z.string().nullable(),
  /** Where the questions were read; for an unknown college its own page. Null where there is none. */
  source: FactSource.nullable(),
  prompts: z.array(CollegePrompt),
});
export type CollegePrompts = z.output<typeof CollegePrompts>;

export const listCollegePrompts = endpoint('listCollegePrompts', {
  about: 'What the college of an application asks this season, with limits and where it was read. Nothing is guessed.',
  answer: CollegePrompts,
});

export const addCollegePrompts = endpoint('addCollegePrompts', {
  stores: true,
  about:
    'Adds questions of the college as supplementals, in one step. Those that the application has already are left out. Answers what was added.',
  status: 201,
  body: z.object({ prompts: z.array(z.string()).min(1).max(limits.supplementals) }),
  answer: z.array(Supplemental),
});
