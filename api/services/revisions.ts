import { and, eq } from 'drizzle-orm';
import { BUILT_IN } from '#contract/built-in.ts';
import { categoryNames, type CategoryName } from '#contract/essays.ts';
import { found } from '#contract/problem.ts';
import {
  type CategorySignals,
  OTHERWISE_ASKED,
  type Reasons,
  type ScoredText,
  revisionsOf,
} from '#contract/revisions/revisions-of.ts';
import type { Comparison } from '../coach/coach.ts';
import type { Input, StudentContext } from '../context.ts';
import { essays, versions } from '../db/schema.ts';
import { coachOfStudent } from './ask-coach.ts';
import { activityLines } from './essays.ts';
import { ownEssay } from './own-essay.ts';

/** What became of an essay between a version of it and another, or the present text. */
export async function readRevisions(context: StudentContext, { params, query }: Input<'readRevisions'>) {
  const essay = await ownEssay(context, params.essayId);
  const from = await versionOf(context, essay.rowId, query.from);
  const to =
    query.to === undefined ? await presentText(context, essay) : await versionOf(context, essay.rowId, query.to);
  const { asker } = await coachOfStudent(context, BUILT_IN);
  const { prompt, wordLimit, kind, college, meantNames } = essay;
  const asked = { prompt, wordLimit, kind, college, meantNames, activities: await activityLines(context) };
  const compared = await context.coaches.builtIn.compare(
    { from: { ...asked, text: from.text }, to: { ...asked, text: to.text } },
    asker,
  );
  if (from.engine !== null && from.engine === to.engine)
    return revisionsOf(scored(from), scored(to), reasonsBetween(from, to, compared), from.engine);
  // How far two coaches differ says nothing of the writing.
  const [before, after] = compared.grades;
  return revisionsOf({ ...before, text: from.text }, { ...after, text: to.text }, compared, BUILT_IN);
}

/**
 * Why two stored scores of one coach differ. What holds a score down is known of the built-in coach alone. Of scores that it would not
 * give now, such as a language model's, its reasons hold only for categories that it sees move the same way.
 */
function reasonsBetween(from: Version, to: Version, { grades, signals, held }: Comparison): Reasons {
  if (!signals) return { signals, held };
  const isOfModel = from.engine !== BUILT_IN;
  const [before, after] = grades;
  if (!isOfModel && from.score === before.score && to.score === after.score) return { signals, held };
  const movesAlike = (name: CategoryName) =>
    Math.sign(to.categories![name] - from.categories![name]) ===
    Math.sign(after.categories[name] - before.categories[name]);
  const told = categoryNames.map((name): [CategoryName, string[]] => [name, movesAlike(name) ? signals[name] : []]);
  return { signals: Object.fromEntries(told) as CategorySignals, held: isOfModel ? null : OTHERWISE_ASKED };
}

type Version = Pick<typeof versions.$inferSelect, 'text' | 'engine' | 'score' | 'categories' | 'needsWork'>;

const columns = { text: true, engine: true, score: true, categories: true, needsWork: true } as const;

async function versionOf({ db }: StudentContext, essayId: string, versionId: string): Promise<Version> {
  const which = and(eq(versions.id, versionId), eq(versions.essayId, essayId));
  return found(await db.query.versions.findFirst({ columns, where: which }));
}

/** The present text, with its grade where it was scored as it stands. */
async function presentText({ db }: StudentContext, { rowId, text }: { rowId: string; text: string }): Promise<Version> {
  const grade = await db.query.versions.findFirst({
    columns,
    where: and(
      eq(versions.essayId, rowId),
      eq(versions.id, db.select({ id: essays.gradeId }).from(essays).where(eq(essays.id, rowId))),
    ),
  });
  return grade?.text === text ? grade : { text, engine: null, score: null, categories: null, needsWork: null };
}

const scored = ({ text, categories, needsWork }: Version): ScoredText => ({
  text,
  categories: categories!,
  needsWork: needsWork ?? [],
});
