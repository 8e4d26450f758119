import { and, asc, eq, sql } from 'drizzle-orm';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { found } from '#contract/problem.ts';
import type { RecordContext } from '../context.ts';
import { applications, essays } from '../db/schema.ts';
import { isMain, isSupplemental, publicId } from './essay-rows.ts';
import { soonestFirst } from './own-rows.ts';

/** Names of other colleges that the student said to mean in an essay. */
export const meantNamesOf = sql<string[]>`coalesce(${essays.meantNames}, '[]')`.mapWith(essays.meantNames);

const columns = {
  id: publicId,
  rowId: essays.id,
  appId: essays.appId,
  title: essays.title,
  prompt: essays.prompt,
  text: essays.text,
  words: essays.words,
  wordLimit: essays.wordLimit,
  status: essays.status,
  kind: essays.kind,
  units: essays.units,
  meantNames: meantNamesOf,
  due: essays.due,
  startedFrom: essays.startedFrom,
  outline: essays.outline,
  origins: essays.origins,
  /** Null for the main essay, which goes to every college. */
  college: applications.college,
};

const select = ({ db }: Pick<RecordContext, 'db'>) =>
  db.select(columns).from(essays).leftJoin(applications, eq(applications.id, essays.appId));

export const whichEssay = (essayId: string) => (essayId === MAIN_ESSAY.id ? isMain : isSupplemental(essayId));

/** An essay of the student by `main` or a supplemental's id, with its text; throws a 404 for anything else. */
export async function ownEssay(context: RecordContext, essayId: string) {
  const [essay] = await select(context)
    .where(and(eq(essays.userId, context.studentId), whichEssay(essayId)))
    .limit(1);
  return found(essay);
}

/** Every essay of the student with its text, the main essay first, then those of the soonest deadline. */
export const ownEssays = (context: RecordContext) =>
  select(context)
    .where(eq(essays.userId, context.studentId))
    .orderBy(sql`${essays.appId} is not null`, ...soonestFirst, asc(essays.createdAt), sql`${essays}.rowid`);
