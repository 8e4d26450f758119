import { eq } from 'drizzle-orm';
import { aiRulesFor } from '../colleges/ai-policies.ts';
import type { StudentContext } from '../context.ts';
import { applications } from '../db/schema.ts';
import { soonestFirst } from './own-rows.ts';

/** What the colleges of the student's applications say of help by AI. */
export async function listAiRules({ db, studentId }: StudentContext) {
  const rows = await db.query.applications.findMany({
    columns: { college: true },
    where: eq(applications.userId, studentId),
    orderBy: soonestFirst,
  });
  return aiRulesFor(rows.map(({ college }) => college));
}
