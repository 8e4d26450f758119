import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { categoryNames, Score } from './essays.ts';
import { named } from './named.ts';
import { refusals } from './refusals.ts';

const Mark = z.object({
  /** The marked words; null for a remark on the whole essay. */
  quote: z.string().nullable(),
  why: z.string(),
});
const Sentence = z.object({ text: z.string() });

/** What became of an essay between two texts of it. */
export const Revisions = named('Revisions', {
  /** The same in a few sentences for the student. */
  says: z.string(),
  /** The marks for what needs work: `settled` are only in the earlier text, `left` are in both, `added` only in the later one. */
  marks: z.object({ settled: z.array(Mark), left: z.array(Mark), added: z.array(Mark) }),
  /** A reworded sentence is in both `cut` and `added`. `moved` holds the fewest sentences whose moves give the new order. */
  sentences: z.object({ cut: z.array(Sentence), added: z.array(Sentence), moved: z.array(Sentence) }),
  /** All six, with the sentences that say through what each moved. */
  categories: z.array(z.object({ name: z.enum(categoryNames), from: Score, to: Score, signals: z.array(z.string()) })),
  /** Who scored both texts. */
  engine: z.string(),
});
export type Revisions = z.output<typeof Revisions>;

export const readRevisions = endpoint('readRevisions', {
  about:
    'What became of an essay between one of its versions and another, or the present text where `to` is left out. Texts that the same coach has scored are compared by these scores; any other two are read by the built-in coach, and nothing of it is stored.',
  coached: true,
  query: z.object({
    /** The id of a version. */
    from: z.string({ error: refusals.revisionsFrom }).min(1, { error: refusals.revisionsFrom }),
    to: z.string().optional(),
  }),
  answer: Revisions,
  problems: [400],
});
