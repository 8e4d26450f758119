import { eq } from 'drizzle-orm';
import { asksQuestion } from '#contract/map/known-prompts.ts';
import { titlesOf } from '#contract/map/prompt-titles.ts';
import { found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { collegePrompts } from '../colleges/prompts.ts';
import type { Input, StudentContext } from '../context.ts';
import { applications, essays } from '../db/schema.ts';
import { checkRowLimit, newRow, ownRow } from './own-rows.ts';
import { readSupplemental } from './supplementals.ts';

/** What the college of an application asks this season, and which of it the application has already. */
export async function listCollegePrompts(context: StudentContext, { params: { appId } }: Input<'listCollegePrompts'>) {
  const { college } = found(
    await context.db.query.applications.findFirst({
      columns: { college: true },
      where: ownRow(applications, context, appId),
    }),
  );
  const its = await context.db.query.essays.findMany({
    columns: { id: true, prompt: true },
    where: eq(essays.appId, appId),
    orderBy: essays.createdAt,
  });
  const { prompts, ...known } = collegePrompts(college);
  return {
    ...known,
    prompts: prompts.map((prompt) => ({
      ...prompt,
      essayId: its.find((essay) => asksQuestion(essay.prompt, prompt.text))?.id ?? null,
    })),
  };
}

/** Adds questions of the college as supplementals, in one step. */
export async function addCollegePrompts(context: StudentContext, input: Input<'addCollegePrompts'>) {
  const { appId } = input.params;
  const { prompts } = await listCollegePrompts(context, input);
  const wanted = new Set(input.body.prompts);
  if ([...wanted].some((id) => !prompts.some((prompt) => prompt.id === id)))
    throw new Problem(400, refusals.unknownPrompts);
  const added = prompts.filter(({ id, essayId }) => wanted.has(id) && essayId === null);
  if (added.length === 0) return [];
  await checkRowLimit(context, 'essays', { appId, more: added.length });
  const titles = titlesOf(added);
  const rows = added.map(({ text, limit }, place) => ({
    ...newRow(context),
    appId,
    title: titles[place]!,
    prompt: text,
    wordLimit: limit.unit === 'words' ? limit.max : null,
  }));
  await context.db.insert(essays).values(rows);
  return Promise.all(rows.map(({ id }) => readSupplemental(context, { params: { sid: id } })));
}
