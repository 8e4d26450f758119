import { z } from 'zod';
import { Round } from './applications.ts';
import { TimeZone } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { Categories, Score } from './essays.ts';
import { named } from './named.ts';

export const UpcomingDeadline = named('UpcomingDeadline', {
  id: z.string(),
  /** The college, or college and supplemental. */
  title: z.string(),
  due: z.iso.datetime(),
  kind: z.enum(['application', 'supplemental']),
  appId: z.string(),
  round: Round.nullable(),
});
export type UpcomingDeadline = z.output<typeof UpcomingDeadline>;

export const Overview = named('Overview', {
  applications: z.object({
    total: z.int(),
    /** `accepted` counts decisions; an accepted application counts as submitted too. */
    statuses: z.object({ drafting: z.int(), editing: z.int(), submitted: z.int(), accepted: z.int() }),
  }),
  essays: z.object({
    /** The mean over all scored essays, one decimal; 0 without any. */
    avgScore: z.number(),
    /** The essay that was scored last; its id is `main` or a supplemental's. */
    latest: z
      .object({
        id: z.string(),
        title: z.string(),
        score: Score,
        categories: Categories,
        /** Whether its text was changed since. */
        scoreOutdated: z.boolean(),
        scoredAt: z.iso.datetime(),
      })
      .nullable(),
    lastScore: Score.nullable(),
  }),
  extracurriculars: z.object({ count: z.int(), target: z.int() }),
  /** Sentences, most urgent first, each with a word that says where to act on it (see `topicOf`). */
  suggestions: z.array(z.string()),
  /** Soonest first; overdue ones up to 30 days. */
  deadlines: z.array(UpcomingDeadline),
});
export type Overview = z.output<typeof Overview>;

export const readOverview = endpoint('readOverview', {
  heavy: true,
  about: "Counts, averages, deadlines and suggestions, all from the student's own rows.",
  query: z.object({ tz: TimeZone }),
  answer: Overview,
  problems: [400],
});
