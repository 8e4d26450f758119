import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { asksQuestion } from '#contract/map/known-prompts.ts';
import { titlesOf } from '#contract/map/prompt-titles.ts';
import { found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { collegePrompts } from '../colleges/prompts.ts';
import type { Input, StudentContext } from '../context.ts';
import { applications, essays } from '../db/schema.ts';
import { checkRowLimit, ownRow } from './own-rows.ts';
import { readSupplemental } from './supplementals.ts';

/** What the college of an application asks this season, and which of it the application has already. */
export async function listCollegePrompts(context: StudentContext, { params: { appId } }: Input<'listCollegePrompts'>) {
  const { answer } = await promptsOf(context, appId);
  return answer;
}

/** The same with the number of supplementals that it was compared with. */
async function promptsOf(context: StudentContext, appId: string) {
  const { college } = found(
    await context.db.query.applications.findFirst({
      columns: { college: true },
      where: ownRow(applications, context, appId),
    }),
  );
  const its = await context.db.query.essays.findMany({
    columns: { id: true, prompt: true },
    where: and(eq(essays.userId, context.studentId), eq(essays.appId, appId)),
    orderBy: essays.createdAt,
  });
  const { prompts, ...known } = collegePrompts(college);
  const answer = {
    ...known,
    prompts: prompts.map((prompt) => ({
      ...prompt,
      essayId: its.find((essay) => asksQuestion(essay.prompt, prompt.text))?.id ?? null,
    })),
  };
  return { answer, compared: its.length };
}

/** Adds questions of the college as supplementals, in one step. */
export async function addCollegePrompts(
  context: StudentContext,
  input: Input<'addCollegePrompts'>,
): Promise<Awaited<ReturnType<typeof readSupplemental>>[]> {
  const { appId } = input.params;
  const {
    answer: { prompts },
    compared,
  } = await promptsOf(context, appId);
  const wanted = new Set(input.body.prompts);
  if ([...wanted].some((id) => !prompts.some((prompt) => prompt.id === id)))
    throw new Problem(400, refusals.unknownPrompts);
  const added = prompts.filter(({ id, essayId }) => wanted.has(id) && essayId === null);
  if (added.length === 0) return [];
  await checkRowLimit(context, 'essays', { appId, more: added.length });
  const titles = titlesOf(added);
  const rows = added.map(({ text, limit }, place) => ({
    id: randomUUID(),
    title: titles[place]!,
    prompt: text,
    wordLimit: limit.unit === 'words' ? limit.max : null,
  }));
  // Another request may have added them in between; then it is looked at anew what is missing.
  if (!(await insert(context, appId, rows, compared))) return addCollegePrompts(context, input);
  return Promise.all(rows.map(({ id }) => readSupplemental(context, { params: { sid: id } })));
}

/** Inserts supplementals, provided that the application has still as many as were compared with; whether it did. */
async function insert(
  { db, studentId, clock }: StudentContext,
  appId: string,
  rows: readonly { id: string; title: string; prompt: string; wordLimit: number | null }[],
  compared: number,
) {
  const now = clock().getTime();
  const { rowsAffected } = await db.run(sql`
    insert into ${essays} (id, user_id, app_id, title, prompt, word_limit, created_at, updated_at)
    select value ->> '$.id', ${studentId}, ${appId}, value ->> '$.title', value ->> '$.prompt', value ->> '$.wordLimit', ${now} + json_each.key, ${now}
    from json_each(${JSON.stringify(rows)})
    where (select count(*) from ${essays} where ${essays.appId} = ${appId}) = ${compared}`);
  return rowsAffected > 0;
}
