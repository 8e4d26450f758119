import { and, eq, sql } from 'drizzle-orm';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { Input, StudentContext } from '../context.ts';
import { essays } from '../db/schema.ts';
import { saveEssay } from './essay-rows.ts';
import { ownEssay, whichEssay } from './own-essay.ts';
import { readSupplemental } from './supplementals.ts';

/** Copies the text of another essay into an empty supplemental, and notes where it came from. */
export async function startFrom(context: StudentContext, { params, body: { sourceId } }: Input<'startFrom'>) {
  const { targetId: sid } = params;
  if (sid === MAIN_ESSAY.id) throw new Problem(400, refusals.startFromMain);
  await ownEssay(context, sid);
  const { text } = await ownEssay(context, sourceId);
  const startedFrom = { essayId: sourceId, at: context.clock().toISOString() };
  // The statement itself looks whether the answer is empty, so that nothing that is written meanwhile is lost.
  const empty = and(whichEssay(sid), eq(sql`trim(${essays.text}, ' ' || char(9) || char(10))`, ''))!;
  const isNothing = !/\S/.test(text);
  const saved = isNothing
    ? undefined
    : await saveEssay(context, empty, { text, startedFrom, insertions: [{ kind: 'pasted', from: 'essay', text }] });
  const current = await readSupplemental(context, { params: { sid } });
  if (saved) return current;
  if (/\S/.test(current.response)) throw new Problem(409, refusals.startFromText, { current });
  throw new Problem(400, refusals.startFromNothing);
}
